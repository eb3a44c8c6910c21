import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';

type Counts = { passed: number; failed: number };
type VitestReport = { numPassedTests: number; numFailedTests: number };

const project = path.resolve(import.meta.dirname, '..');

const run = (command: string, args: string[]): boolean => {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
};

const step = (command: string, ...args: string[]): Counts =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** What Vitest counted. It writes no report when its options or its settings are wrong. */
const countsIn = (report: string): Counts => {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
};

const vitest = (): Counts => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const ok = run('vitest', ['run', ...reporters, ...process.argv.slice(2)]);
    const { passed, failed } = countsIn(report);
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const total = (all: Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

console.log(`Chromium: ${chromiumPath()}`);
const { passed, failed } = total([
  step('biome', 'ci', '--error-on-warnings', '.'),
  step('npm', 'run', 'check-types'),
  vitest(),
]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
