import { errorCode } from './error-code.ts';

/** A reader that stops early, such as `head`, ends the command, and is no failure. */
export const endWithReader = (): void => {
  process.stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 2));
};
