import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** The folder of the project, which is a site's folder too. */
export const project = path.resolve(import.meta.dirname, '..');

/** A command of the project while it runs. */
export type Command = {
  child: ChildProcess;
  /** All it has printed so far. */
  printed: () => string;
  /** Waits until it has printed what the pattern says; fails when it ends before. */
  until: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Sends a signal and waits until the process is gone. */
  stop: (signal: NodeJS.Signals) => Promise<Ended>;
  ended: Promise<Ended>;
};

type Ended = { code: number | null; signal: NodeJS.Signals | null };

/** What a newcomer's terminal has: nothing of this project, nor what the test runner sets, or a machine that only tests. */
export const environment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const { PORT: _, DATA_DIR: __, NODE_ENV: ___, CI: ____, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1', ...extra };
};

/** Starts `node scripts/<verb>.ts` with some arguments as a process of its own; a copy's by its path without `.ts`. */
export const startCommand = (verb: string, args: string[], env: Record<string, string> = {}): Command => {
  const child = spawn(process.execPath, [path.resolve(project, 'scripts', `${verb}.ts`), ...args], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match) resolve(match);
      };
      child.stdout?.on('data', look);
      child.stderr?.on('data', look);
      look();
      void ended.then(() => reject(new Error(`${verb} ended before it printed ${pattern}:\n${output}`)));
    });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, printed: () => output, until, stop, ended };
};

/** Runs a command to its end. */
export const runCommand = async (
  verb: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; printed: string }> => {
  const command = startCommand(verb, args, env);
  const { code } = await command.ended;
  return { code, printed: command.printed() };
};
