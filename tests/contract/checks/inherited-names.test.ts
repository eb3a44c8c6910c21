import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { projectText } from '../guards/project-text.ts';

beginWithCleanSite();

const validators = keepValidators();

const toldAfter = async (file: string, from: string, to: string) => {
  const text = projectText(file);
  expect(text).toContain(from);
  const edited = new Map([[file, text.replace(from, () => to)]]);
  const { problems } = await validateSite(project, { validators, edited });
  return problems.map(({ check, file: place }) => `${check} ${place}`);
};

const config = 'site.config.json';

describe('a name that every object of JavaScript inherits is one like all others', () => {
  it.each(['constructor', 'toString', '__proto__'])('%s, as the name of a text', async (name) => {
    const words = await toldAfter('locales/en.json', '{\n', `{\n  "${name}": "Build it",\n`);
    expect(words).toEqual(['i18n/unused-key locales/en.json']);
    expect(await toldAfter('pages/home.json', '"t:home.meta.title"', `"t:${name}"`)).toEqual([
      'i18n/missing-key pages/home.json',
    ]);
  });

  it.each([
    {
      as: 'a fact',
      file: config,
      from: '"facts": {',
      to: '"facts": { "constructor": "x",',
      check: 'ref/orphan-entry',
    },
    {
      as: 'a setting',
      file: config,
      from: '{\n',
      to: '{\n  "constructor": {},\n',
      check: 'config/unknown-option',
    },
    {
      as: 'a property',
      file: 'pages/home.json',
      from: '"props": {',
      to: '"props": { "constructor": "x",',
      check: 'schema/section-props',
    },
    {
      as: 'where a form is sent',
      file: 'pages/contact.json',
      from: '"endpoint": "contact"',
      to: '"endpoint": "constructor"',
      check: 'schema/section-props',
    },
  ])('as $as', async ({ file, from, to, check }) => {
    expect(await toldAfter(file, from, to)).toEqual([`${check} ${file}`]);
  });

  it.each(['constructor', 'toString-MX', '__proto__'])('%s, as a language', async (name) => {
    const told = await toldAfter(config, '"locale": "es"', `"locale": "${name}"`);
    expect(told).toEqual([`config/locales ${config}`]);
  });
});
