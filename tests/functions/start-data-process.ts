import { spawn } from 'node:child_process';
import path from 'node:path';

/** Starts a process of its own that opens the database in a folder. */
export const startDataProcess = (dataDir: string) => {
  const script = path.join(import.meta.dirname, 'data-process.ts');
  const child = spawn(process.execPath, [script], { env: { ...process.env, DATA_DIR: dataDir } });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = () => output.split('\n').slice(0, -1);
  const said = async (count: number) => {
    while (lines().length < count && child.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return lines();
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { said, kill, exited };
};
