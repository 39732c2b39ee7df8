/** Plays the stretches of games that it is sent, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';

export const playStretches = <Job, Played>(play: (job: Job, from: number, to: number) => Played): void => {
  const job = workerData as Job;
  parentPort!.on('message', ([from, to]: readonly [number, number]) => parentPort!.postMessage(play(job, from, to)));
};
