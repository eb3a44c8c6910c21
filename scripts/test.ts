import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';

type Counts = { passed: number; failed: number };
type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };

const project = path.resolve(import.meta.dirname, '..');

const run = (command: string, args: string[]): boolean => {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
};

const step = (command: string, ...args: string[]): Counts =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const vitest = (): Counts => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  const report = path.join(folder, 'report.json');
  const ok = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ]);
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  rmSync(folder, { recursive: true });
  return { passed, failed: numFailedTests + (!ok && numFailedTests === 0 ? 1 : 0) };
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
