import { expect, it } from 'vitest';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withFormerTexts } from './with-former-texts.ts';

const page = 'pages/home.json';
const [en, es] = ['locales/en.json', 'locales/es.json'];
const words = (text: string, more: object = {}) => JSON.stringify({ home: { title: text, ...more } });

const problem = {
  check: 'i18n/missing-key',
  severity: 'error',
  file: page,
  page: 'home',
  pointer: '/sections/0/props/text',
  message: 'There is none.',
  named: { keys: ['home.text'] },
} as Problem;

/** What is told of a text that a page misses, with the words of two languages before and now. */
const toldOf = (before: [string, string], now: [string, string]) => {
  const mapOf = (texts: [string, string]) => new Map([en, es].map((file, index) => [file, texts[index]]));
  const past = { since: 'HEAD', former: mapOf(before), files: { texts: mapOf(now) } };
  return withFormerTexts(past as never, problem);
};

const former: [string, string] = [words('One', { text: 'Words' }), words('Uno', { text: 'Letras' })];

it('a text that was deleted in both languages is told in the first, with the words of both', () => {
  expect(toldOf(former, [words('One'), words('Uno')])).toMatchObject({
    file: en,
    pointer: '/home',
    missing: 'text',
    message:
      '"home.text" is missing in locales/en.json and locales/es.json, and pages/home.json shows it. At the last commit it was "Words" and "Letras". Write that again in each of them.',
  });
});

it('a text that has another name now, or that no language had, is told where the page names it', () => {
  const renamed: [string, string] = [words('One', { body: 'Words' }), words('Uno', { body: 'Letras' })];
  expect(toldOf(former, renamed)).toEqual(problem);
  expect(toldOf([words('One'), words('Uno')], [words('Two'), words('Dos')])).toEqual(problem);
});
