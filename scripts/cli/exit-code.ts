/** How a command ended: 0 well, 1 something is to be mended, 2 it could not run. */
export type ExitCode = 0 | 1 | 2;
