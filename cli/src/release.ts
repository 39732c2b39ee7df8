/** Of the command, as `--version` says it. */
export const RELEASE = '0.1.0';
