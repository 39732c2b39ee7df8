export { CannotStart } from './cannot-start.ts';
export { type RunConfig, runServer } from './run.ts';
export { DEFAULT_PORT, type Running, type ServerConfig, startServer } from './start.ts';
export { backupFile, restoreFile } from './store/backup.ts';
