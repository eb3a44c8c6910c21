import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Run } from './measure.ts';

/** What is run: a command in its folder, with what its environment has more. */
export type Command = { command: string[]; cwd: string; env: NodeJS.ProcessEnv };

const read = (file: string): string => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return ''; // It has ended meanwhile.
  }
};

/** The numbers of a process after its name, which may hold spaces: the first is that of its parent. */
const numbersOf = (pid: string) =>
  read(`${pid}/stat`).split(') ').at(-1)?.split(' ').slice(1).map(Number) ?? [];

/** Megabytes of all processes of a group. */
const memoryOf = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && numbersOf(name)[1] === group)
    .reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0) / 1024, 0);

/** Seconds of all processes that were started from here and have ended, with those that they started. */
const childSeconds = (): number => {
  const [user = 0, system = 0] = numbersOf('self').slice(11, 13);
  return (user + system) / 100;
};

/** Runs a command that may start processes of its own. Throws with what it printed when it fails. Needs Linux. */
export const measureTree = async ({ command: [file = '', ...args], cwd, env }: Command): Promise<Run> => {
  const [before, started] = [childSeconds(), performance.now()];
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, detached: true });
  let [printed, memory] = ['', 0];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 25);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${printed.slice(-2000)}`);
  return { wall: (performance.now() - started) / 1000, cpu: childSeconds() - before, memory };
};
