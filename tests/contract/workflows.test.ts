import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readValidateRequest } from '../../scripts/validate/read-validate-request.ts';
import { project } from '../command.ts';
import { projectText } from './project-text.ts';

type Step = { run?: string; uses?: string };
type Job = { steps?: Step[]; uses?: string; needs?: string };
type Workflow = { on: Record<string, unknown>; jobs: Record<string, Job> };
type Yaml = { load: (text: string) => unknown };

// The reader of YAML is a package of json-schema-to-typescript's, which is one of the project's.
const require = createRequire(import.meta.resolve('json-schema-to-typescript'));
const yaml = require('js-yaml') as Yaml;

const files = globSync('.github/workflows/*.yml', { cwd: project }).sort();
const read = (file: string) => yaml.load(projectText(file)) as Workflow;
const commandsOf = ({ jobs }: Workflow): string[] =>
  Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

const scripts = () => Object.keys((JSON.parse(projectText('package.json')) as { scripts: object }).scripts);

describe('the workflows', () => {
  it.each(files)('%s is YAML whose jobs need only jobs that exist', (file) => {
    const { jobs } = read(file);
    expect(Object.keys(jobs).length).toBeGreaterThan(0);
    for (const { needs } of Object.values(jobs)) expect([undefined, ...Object.keys(jobs)]).toContain(needs);
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

  it('deploy on main only, after the checks', () => {
    const { on, jobs } = read('.github/workflows/deploy.yml');
    expect(on.push).toEqual({ branches: ['main'] });
    expect(jobs.check?.uses).toBe('./.github/workflows/check.yml');
    expect(jobs.build?.needs).toBe('check');
    expect(jobs.site?.needs).toBe('build');
  });
});
