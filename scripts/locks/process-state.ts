import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '../cli/error-code.ts';
import { bootOfComputer } from './process-space.ts';

/** Whether a process lives, and what tells it from a later one with the same number. */
type ProcessState = { alive: boolean; started: string | undefined };

const onLinux = (pid: number): ProcessState => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { alive: fields[0] !== 'Z' && fields[0] !== 'X', started: `${bootOfComputer()}:${fields[19]}` };
};

const onUnix = (pid: number): string | undefined => {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/** What is known of a process. Where nobody tells when it started, it is taken for the one that is asked for. */
export const processState = (pid: number): ProcessState => {
  if (!isAlive(pid)) return { alive: false, started: undefined };
  try {
    if (process.platform === 'linux') return onLinux(pid);
  } catch {
    return { alive: isAlive(pid), started: undefined };
  }
  return { alive: true, started: process.platform === 'win32' ? undefined : onUnix(pid) };
};
