import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { project } from '../../../tests/command.ts';
import { requestedFiles } from './requested-files.ts';

const site = path.join(project, 'tests/fixtures/mini-site');
const known = new Set(['site.config.json', 'pages/home.json', 'pages/rooms.json', 'locales/en.json']);
const named = (...files: string[]) => [...requestedFiles(site, files, known)].sort();

afterEach(() => vi.unstubAllEnvs());

describe('what is named on the command line', () => {
  it('may be a folder, which stands for all content in it', () => {
    expect(named('pages')).toEqual(expect.arrayContaining(['pages/home.json', 'pages/rooms.json']));
    expect(named(`${site}/pages/`)).toEqual(named('pages'));
    expect(named('locales')).not.toContain('pages/home.json');
    expect(named(site)).toEqual(expect.arrayContaining([...known]));
  });

  it('may be a pattern, which not every shell replaces by files', () => {
    expect(named('pages/*.json')).toEqual(['pages/home.json', 'pages/rooms.json']);
    expect(() => named('pages/*.jsn')).toThrow('There is no file pages/*.jsn.');
  });

  it('is looked for from where npm was called, as npm runs commands in the folder of the project', () => {
    vi.stubEnv('INIT_CWD', path.join(site, 'pages'));
    expect(named('home.json')).toEqual(['pages/home.json']);
  });

  it('is refused when it is no content, also a whole folder', () => {
    expect(() => named(path.join(project, 'docs'))).toThrow('None of the named files belongs to the content');
    expect(() => named('pages/hom.json')).toThrow('Did you mean "pages/home.json"?');
    expect(() => named('pages/nope.json')).toThrow(/There is no file pages\/nope\.json\.$/);
  });

  it('may be an option without its hyphens, or the name of a check', () => {
    expect(() => named('home')).toThrow('There is no file home. Did you mean "pages/home.json"?');
    expect(() => named('fix')).toThrow('There is no file fix. Did you mean "--fix"?');
    expect(() => named('link/broken')).toThrow(
      'There is no file link/broken. That is a check: npm run validate -- --explain link/broken',
    );
  });
});
