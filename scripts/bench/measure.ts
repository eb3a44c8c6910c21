import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import { readJsonFile } from './read-json-file.ts';

/** What one run of a process took: seconds on the clock, seconds of all its threads, megabytes at its peak. */
export type Run = { wall: number; cpu: number; memory: number };

/** The middle of several runs, and how far they lay apart. */
export type Measured = { wall: number; cpu: number; memory: number; spread: number; runs: number };

/** A command of the project, such as ['build', '--root', …], with what brings the files to where it starts. */
export type Subject = {
  script: string;
  args: string[];
  /** What Node is started with. */
  flags?: string[];
  prepare?: () => void;
  codes?: number[];
};

const preload = path.join(import.meta.dirname, 'usage-on-exit.js');

const usageIn = (folder: string) =>
  readJsonFile<Pick<Run, 'cpu' | 'memory'>>(path.join(folder, 'usage.json'));

/** Runs a command once as a process of its own. Throws with what it printed when it fails. */
const runOnce = ({ script, args, flags = [], prepare, codes = [0] }: Subject): Run => {
  prepare?.();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, '--import', preload, path.join(codeRoot, 'scripts', script), ...args],
    {
      env: { ...process.env, BENCH_USAGE: path.join(folder, 'usage.json'), NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  );
  const wall = (performance.now() - started) / 1000;
  if (status === null || !codes.includes(status))
    throw new Error(`${script} ${args.join(' ')} ended with ${status}:\n${stdout.slice(-2000)}${stderr}`);
  const run = { wall, ...usageIn(folder) };
  rmSync(folder, { recursive: true });
  return run;
};

/** The middle value. */
export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The value that one in twenty exceeds. */
export const high = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** How far values lie apart, as a part of their middle. */
export const spreadOf = (values: number[]): number =>
  (Math.max(...values) - Math.min(...values)) / (median(values) || 1);

/** Runs a command several times, each from the same start. */
export const measure = (subject: Subject, runs: number): Measured => {
  const all = Array.from({ length: runs }, () => runOnce(subject));
  const of = (key: keyof Run) => all.map((run) => run[key]);
  return {
    wall: median(of('wall')),
    cpu: median(of('cpu')),
    memory: median(of('memory')),
    spread: spreadOf(of('cpu')),
    runs,
  };
};

/** How cost grows with size: 1 when twice the size costs twice as much. Least squares on logarithms. */
export const exponent = (points: [size: number, cost: number][]): number => {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (index: 0 | 1) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const along = logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / along;
};
