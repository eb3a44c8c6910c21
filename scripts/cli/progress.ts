import type { WriteStream } from 'node:tty';
import pc from 'picocolors';
import { isColored } from './colors.ts';

/** One step of a command's work. `end` prints the result, such as "27 files". */
type Stage = { advance: (count?: number) => void; end: (summary: string) => void };

/** Shows on a terminal what a command does and how long it takes. */
export type Progress = { stage: (name: string, total?: number) => Stage };

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean };

/** Where progress is shown. There is no bar in files and in continuous integration, where it is not watched. */
type ProgressOptions = { output: Output; bar?: boolean; now?: () => number };

const barAfter = 2000;
const barEvery = 100;
const barWidth = 24;

/** A duration as people say it: 41 ms, 3.2 s. */
export const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

const drawBar = (name: string, done: number, total: number): string => {
  const filled = Math.round((barWidth * Math.min(done, total)) / total);
  return `${name} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${total}`;
};

/** Progress that is not shown. */
export const silent: Progress = { stage: () => ({ advance: () => {}, end: () => {} }) };

/** One line for each stage that ended; a bar on a terminal for a stage that takes longer than two seconds. */
export const createProgress = ({ output, bar, now = () => performance.now() }: ProgressOptions): Progress => {
  const watched = output.isTTY === true;
  const showsBar = bar ?? (watched && !process.env.CI);
  const { dim } = pc.createColors(isColored(output));
  return {
    stage: (name, total) => {
      const started = now();
      let done = 0;
      let drawn = Number.NEGATIVE_INFINITY;
      const clear = () => drawn > 0 && output.write('\r\u001b[2K');
      return {
        advance: (count = 1) => {
          done += count;
          const time = now();
          if (!showsBar || !total || time - started < barAfter || time - drawn < barEvery) return;
          drawn = time;
          output.write(`\r\u001b[2K${drawBar(name, done, total)}`);
        },
        end: (summary) => {
          clear();
          output.write(`${name} ${summary} in ${dim(duration(now() - started))}\n`);
        },
      };
    },
  };
};

/** The progress of a command: on standard output, unless it was asked to be quiet. */
export const commandProgress = (quiet: boolean): Progress =>
  quiet ? silent : createProgress({ output: process.stdout });
