import { playStretches } from '../stretches.ts';
import { runStretch } from './job.ts';

playStretches(runStretch);
