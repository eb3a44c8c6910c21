import type { WriteStream } from 'node:tty';
import pc from 'picocolors';
import { isColored } from './colors.ts';

/** One step of a command's work. `end` prints the result, such as "27 files". */
type Stage = { end: (summary: string) => void };

/** Tells what a command has done and how long it took. */
export type Progress = { stage: (name: string) => Stage };

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean };

/** Where progress is shown. */
type ProgressOptions = { output: Output; now?: () => number };

/** A duration as people say it: 41 ms, 3.2 s. */
export const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** Progress that is not shown. */
export const silent: Progress = { stage: () => ({ end: () => {} }) };

/** One line for each stage that ended. */
export const createProgress = ({ output, now = () => performance.now() }: ProgressOptions): Progress => {
  const { dim } = pc.createColors(isColored(output));
  return {
    stage: (name) => {
      const started = now();
      return {
        end: (summary) => void output.write(`${name} ${summary} in ${dim(duration(now() - started))}\n`),
      };
    },
  };
};

/** The progress of a command: on standard output, unless it was asked to be quiet. */
export const commandProgress = (quiet: boolean): Progress =>
  quiet ? silent : createProgress({ output: process.stdout });
