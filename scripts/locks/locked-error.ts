import { UsageError } from '../cli/usage-error.ts';
import { readHolder } from './lock-holder.ts';
import { processSpace } from './process-space.ts';

/** Another process holds a lock. Who wants it says what that means for the person. */
export class LockedError extends UsageError {
  readonly pid: number | 'unknown';
  /** The name of its computer. */
  readonly host: string;
  /** Whether it runs where its number tells nothing here: on another computer or in another container. */
  readonly elsewhere: boolean;

  constructor(file: string) {
    const { pid, host, space } = readHolder(file);
    super(`Another process (pid ${pid} on ${host}) holds the lock ${file}.`);
    this.pid = pid;
    this.host = host;
    this.elsewhere = space !== processSpace;
  }
}
