import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { projectText } from '../guards/project-text.ts';

beginWithCleanSite();

const validators = keepValidators();
const config = 'site.config.json';
const text = projectText(config);

const toldOf = async (edited: string): Promise<string[]> => {
  const options = { validators, edited: new Map([[config, edited]]) };
  const { problems } = await validateSite(project, options);
  return problems.map(({ check, file }) => `${check} ${file}`);
};

/** The configuration with another value of a setting, or without it. */
const withSetting = (name: string, value: unknown): string => {
  const settings = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify({ ...settings, [name]: value }, null, 2)}\n`;
};

const slip = (name: string) => text.replace(`\n  "${name}"`, `\n  "${name.slice(0, -2)}x${name.slice(-1)}"`);

describe('a setting that is lost as a whole is one problem, at the setting', () => {
  it.each([
    ['facts', 'i18n/placeholder-mismatch'],
    ['names', 'i18n/identical-to-source'],
    ['checks', 'i18n/identical-to-source'],
    ['collections', 'ref/collection-folder'],
    ['layout', 'schema/site'],
  ])('%s', async (name, check) => {
    expect(await toldOf(withSetting(name, undefined))).toEqual([`${check} ${config}`]);
    expect(await toldOf(withSetting(name, null))).toEqual([`schema/site ${config}`]);
    expect(await toldOf(slip(name))).toEqual([`config/unknown-option ${config}`]);
  });

  it.each(['facts', 'checks', 'collections'])('%s with nothing in it', async (name) => {
    expect(await toldOf(withSetting(name, {}))).toHaveLength(1);
  });
});

describe('a fact that got another name', () => {
  it('is one problem in the language whose texts still have the old one', async () => {
    const edited = new Map([
      [config, text.replace('"weeks":', '"duration":')],
      ['locales/en.json', projectText('locales/en.json').replaceAll('%{weeks}', '%{duration}')],
    ]);
    const { problems } = await validateSite(project, { validators, edited });
    expect(problems).toMatchObject([{ check: 'i18n/placeholder-mismatch', file: 'locales/es.json' }]);
    expect(problems[0]?.message).toContain('There is no fact "weeks"');
    expect(problems[0]?.message).toContain('Did you mean "%{duration}"?');
  });
});
