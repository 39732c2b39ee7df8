/** What a table shows of votes, once there is one or somebody wants one. */
export { ClosedBar } from './closed-bar.tsx';
export { DecideDialog } from './decide-dialog.tsx';
export { OpenVotes } from './open-votes.tsx';
export * as inLog from './in-log.ts';
