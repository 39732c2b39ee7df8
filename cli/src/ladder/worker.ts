import { playStretches } from '../stretches.ts';
import { playLadder } from './play.ts';

playStretches(playLadder);
