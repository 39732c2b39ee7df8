/** Plays the stretches it is sent, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Job, runStretch } from './job.ts';

const job = workerData as Job;
parentPort!.on('message', ([from, to]: readonly [number, number]) =>
  parentPort!.postMessage(runStretch(job, from, to)),
);
