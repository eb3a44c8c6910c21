import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keepValidators } from '../keep-validators.ts';
import { validateSite } from '../validate-site.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const validators = keepValidators();
const [home, contact, partner] = ['pages/home.json', 'pages/contact.json', 'pages/partner-with-us.json'];

type Change = [file: string, from: string, to: string];

const problemsAfter = async (changes: Change[]) => {
  const edited = new Map(
    changes.map(([file, from, to]) => {
      const text = readFileSync(path.join(project, file), 'utf8');
      expect(text).toContain(from);
      return [file, text.replace(from, () => to)];
    }),
  );
  return (await validateSite(project, { validators, edited })).problems;
};

it.each<[string, string, string]>([
  ['a field', '"name": "email"', '"name": "t:home.moments.reward.headphones"'],
  ['an option', '"value": "promotions"', '"value": "t:home.impact.hotels.value"'],
])('two values of different pages in each other’s place are one problem: %s', async (_, one, other) => {
  const told = await problemsAfter([
    [contact, one, other],
    [home, other, one],
  ]);
  expect(told.map((problem) => problem.file)).toEqual([contact]);
  expect(told[0]?.message).toContain(`of ${home} are each in the other's place. Exchange them.`);
});

it('also what two pictures are called', async () => {
  const told = await problemsAfter([
    [partner, '"alt": "Tercia & Co"', '"alt": "Andenia"'],
    [home, '"alt": "Andenia"', '"alt": "Tercia & Co"'],
  ]);
  expect(told.map(({ file }) => file)).toEqual([home]);
});

it('two faults that have nothing to do with each other stay two', async () => {
  const told = await problemsAfter([
    [contact, '"value": "promotions"', '"value": "promotionz"'],
    [home, '"value": "t:home.impact.hotels.value"', '"value": "hotels and more"'],
  ]);
  expect(told).toHaveLength(2);
});
