import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../command.ts';

const dyingProcess = pathToFileURL(path.join(import.meta.dirname, 'dying-process.ts')).href;

/** Runs a build that dies at its step of some number, counted while a file is there. Says whether it had so many. */
export const dieWhile = async (file: string, step: number, args: string[]): Promise<boolean> => {
  const { code, printed } = await runCommand('build', args, {
    NODE_OPTIONS: `--import ${dyingProcess}`,
    DYING_WHILE: file,
    DYING_STEP: String(step),
  });
  if (code !== null && code !== 0) throw new Error(printed);
  return code === null;
};
