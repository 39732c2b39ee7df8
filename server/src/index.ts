export { CannotStart } from './program/cannot-start.ts';
export { type RunConfig, runServer } from './program/run.ts';
export { DEFAULT_PORT, type Running, type ServerConfig, startServer } from './program/start.ts';
export { moveData, type Moved } from './program/move.ts';
export { backupData, restoreData } from './program/copies.ts';
