import pc from 'picocolors';
import type { Progress } from '../cli/progress.ts';
import { precompress } from './precompress.ts';

/** The built site, where to tell what was done, and what ends it. */
type CompressingOptions = { folder: string; progress: Progress; signal: AbortSignal };

const compress = async ({ folder, progress, signal }: CompressingOptions): Promise<void> => {
  const stage = progress.stage('compressed');
  try {
    stage.end(`${await precompress(folder, signal)} files`);
  } catch (error) {
    console.error(`${pc.yellow('warning')}  Files are served uncompressed: ${(error as Error).message}`);
  }
};

/**
 * Compresses the files of a site behind its server, which sends them as they are until then. `again` is for the start
 * and for each build that the server finds; `done` resolves when nothing is left to do.
 */
export const createCompressing = (options: CompressingOptions) => {
  let work = Promise.resolve();
  return {
    again: (): void => {
      work = work.then(() => compress(options));
    },
    done: (): Promise<void> => work,
  };
};
