/** Plays the stretches of a ladder that it is sent, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type LadderJob, playLadder } from './play.ts';

const job = workerData as LadderJob;
parentPort!.on('message', ([from, to]: readonly [number, number]) =>
  parentPort!.postMessage(playLadder(job, from, to)),
);
