import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { joinDamagedTexts } from './join-damaged-texts.ts';

const file = 'locales/es.json';
const words = Object.fromEntries(
  Array.from({ length: 12 }, (_, index): [string, string] => [
    `text${index}`,
    `La solución ${index} de %{year}`,
  ]),
);

/** What is told of texts that were changed, each with a problem of its own. */
const told = async (change: (text: string) => string, of: Partial<Problem> = {}, count = 12) => {
  const entries = Object.entries(words).map(([key, text], index): [string, string] => [
    key,
    index < count ? change(text) : text,
  ]);
  const text = JSON.stringify(Object.fromEntries(entries));
  const problems = entries.slice(0, count).map(
    ([key]): Problem => ({
      check: 'i18n/html',
      severity: 'warning',
      file,
      pointer: `/${key}`,
      message: 'Wrong.',
      ...of,
    }),
  );
  const files = { texts: new Map([[file, text]]) } as unknown as SiteFiles;
  const former = new Map([[file, JSON.stringify(words)]]);
  return joinDamagedTexts(files, problems, async () => ({ since: 'HEAD', former }));
};

describe('a file of words whose signs were damaged since the last commit', () => {
  it.each<[string, (text: string) => string]>([
    ['codes for letters', (text) => text.replace('ó', '&oacute;')],
    ['lost accents', (text) => text.replace('ó', 'o')],
    ['a ? for each letter', (text) => text.replace('ó', '?')],
    ['accents of their own', (text) => text.normalize('NFD')],
    ['spaces in names', (text) => text.replace('%{', '% {')],
  ])('is told once: %s', async (_, damage) => {
    expect(await told(damage)).toEqual([
      {
        check: 'i18n/html',
        severity: 'warning',
        file,
        pointer: '/text0',
        message:
          'In 12 texts of this file nothing but signs and accents has changed since the last commit, as when a program saves it wrongly. The first: Wrong. Take the file back, if nothing else of it has changed: git checkout HEAD -- locales/es.json',
        tells: 'former',
      },
    ]);
  });

  it('names the command that mends all of it', async () => {
    const [problem] = await told((text) => text.replace('%{', '% {'), { fix: { set: '' } });
    expect(problem?.message).toContain('Mend them with "npm run validate -- --fix", or take the file back');
  });

  it('is told text by text when there are few, when words have changed, and when all are remarks', async () => {
    const loseAccent = (text: string) => text.replace('ó', 'o');
    expect(await told(loseAccent, {}, 9)).toHaveLength(9);
    expect(await told((text) => text.replace('La', 'Una'))).toHaveLength(12);
    expect(await told(loseAccent, { severity: 'info' })).toHaveLength(12);
  });
});
