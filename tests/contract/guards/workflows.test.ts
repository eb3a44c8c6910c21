import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readValidateRequest } from '../../../scripts/validate/read-validate-request.ts';
import { project } from '../../command.ts';
import { gitIn } from '../../git-in.ts';
import { projectText } from './project-text.ts';

type Step = { id?: string; run?: string; uses?: string; if?: string };
type Job = {
  steps?: Step[];
  uses?: string;
  needs?: string | string[];
  if?: string;
  permissions?: Record<string, string>;
};
type Workflow = { on: Record<string, unknown>; jobs: Record<string, Job> };
type Yaml = { load: (text: string) => unknown };

// The reader of YAML is a package of json-schema-to-typescript's, which is one of the project's.
const require = createRequire(import.meta.resolve('json-schema-to-typescript'));
const yaml = require('js-yaml') as Yaml;

const files = globSync('.github/workflows/*.yml', { cwd: project }).sort();
const read = (file: string) => yaml.load(projectText(file)) as Workflow;
const needsOf = ({ needs = [] }: Job): string[] => [needs].flat();

const commandsOf = ({ jobs }: Workflow): string[] =>
  Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

const scripts = () => Object.keys((JSON.parse(projectText('package.json')) as { scripts: object }).scripts);

/** What a step answers after a commit that adds some files; `deployed` is the last commit that was. */
const answerOf = (files: string[], { base = '', deployed = '' }): string => {
  const { changes } = read('.github/workflows/check.yml').jobs;
  const run = changes?.steps?.find(({ id }) => id === 'look')?.run ?? '';
  const root = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  const git = (...args: string[]) => gitIn(root, ...args);
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'before');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'new');
  }
  git('add', '-A');
  git('commit', '-q', '-m', 'after');
  const output = path.join(root, '.git/output');
  writeFileSync(path.join(root, '.git/gh'), `#!/bin/sh\necho ${deployed}\n`, { mode: 0o755 });
  const PATH = `${path.join(root, '.git')}:${process.env.PATH}`;
  const env = { ...process.env, PATH, BASE: base, GITHUB_OUTPUT: output };
  execFileSync('bash', ['-ec', run], { cwd: root, env, stdio: 'pipe' });
  const answer = readFileSync(output, 'utf8');
  rmSync(root, { recursive: true });
  return answer;
};

describe('the workflows', () => {
  it.each(files)('%s is YAML whose jobs need only jobs that exist', (file) => {
    const { jobs } = read(file);
    expect(Object.keys(jobs).length).toBeGreaterThan(0);
    for (const job of Object.values(jobs))
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining(needsOf(job)));
  });

  it('run only scripts that the project has, and name every action with its version', () => {
    const workflows = files.map(read);
    const named = workflows
      .flatMap(commandsOf)
      .flatMap((run) => [...run.matchAll(/npm run (?:--silent )?(\S+)/g)])
      .map(([, script]) => script);
    expect(named).toContain('validate');
    expect(scripts()).toEqual(expect.arrayContaining(named));
    const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps ?? []));
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w/-]+@v\d+$/);
  });

  it('validate, build and test every pull request, with annotations and SARIF', () => {
    const check = read('.github/workflows/check.yml');
    expect(Object.keys(check.on)).toContain('pull_request');
    const commands = commandsOf(check);
    expect(commands).toEqual(expect.arrayContaining(['npm run build', 'npm test']));
    const validate = commands.find((run) => run.includes('validate')) ?? '';
    const [, options = ''] = validate.split(' -- ');
    expect(readValidateRequest(options.split(' '), project).outputs).toEqual([
      { format: 'github' },
      { format: 'sarif', file: 'reports/validate.sarif' },
      { format: 'junit', file: 'reports/validate.xml' },
    ]);
  });

  it.each([
    ['false', 'pages/about-us.json locales/es.json translations.lock.json public/a.svg site.config.json'],
    ['true', 'pages/about-us.json src/boot.ts'],
    ['true', 'schemas/site.schema.json'],
  ])('say whether code was changed: %s after a change of %s', (code, files) => {
    for (const since of [{ base: 'HEAD^' }, { deployed: 'HEAD^' }])
      expect(answerOf(files.split(' '), since)).toBe(`code=${code}\n`);
  });

  it('test where nobody can tell what was changed', () => {
    const { test } = read('.github/workflows/check.yml').jobs;
    for (const deployed of ['', '0'.repeat(40)])
      expect(answerOf(['locales/en.json'], { deployed })).toBe('code=true\n');
    expect(test?.needs).toBe('changes');
    expect(test?.if).toContain("needs.changes.outputs.code == 'true'");
  });

  it('deploy on main only, after the checks', () => {
    const { on, jobs } = read('.github/workflows/deploy.yml');
    expect(on.push).toEqual({ branches: ['main'] });
    expect(jobs.check?.uses).toBe('./.github/workflows/check.yml');
    for (const name of ['build', 'functions']) expect(jobs[name]?.needs).toBe('check');
  });

  it('deploy the functions before the site that calls them', () => {
    const { site = {} } = read('.github/workflows/deploy.yml').jobs;
    expect(needsOf(site)).toEqual(['build', 'functions']);
  });

  it('touch a Supabase project only where all its secrets are there', () => {
    const { functions: { steps = [] } = {} } = read('.github/workflows/deploy.yml').jobs;
    const [first, ...others] = steps;
    const secrets = [...projectText('.github/workflows/deploy.yml').matchAll(/(\w+): \$\{\{ secrets\./g)];
    expect(secrets).toHaveLength(3);
    for (const [, name] of secrets) expect(first?.run).toContain(`env.${name} != ''`);
    for (const step of others) expect(step.if).toContain("steps.project.outputs.present == 'true'");
  });

  it('may report to code scanning in a private repository, too, also when they are called', () => {
    const needed = { contents: 'read', actions: 'read', 'security-events': 'write' };
    expect(read('.github/workflows/check.yml').jobs.validate?.permissions).toEqual(needed);
    expect(read('.github/workflows/deploy.yml').jobs.check?.permissions).toEqual(needed);
  });
});
