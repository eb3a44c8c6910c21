import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { placesAfter } from '../testing/tiny-site.ts';
import { echoesFollowOn } from './echoes-follow-on.ts';

const heldBack = (...checks: CheckId[]) => {
  const problems = checks.map((check) => problemOfCheck(check, {}));
  return problems.filter(echoesFollowOn(problems)).map(({ check }) => check);
};

it.each<[told: CheckId, ...heldBack: CheckId[]]>([
  ['i18n/html', 'i18n/stale', 'content/punctuation'],
  ['i18n/number-mismatch', 'content/punctuation', 'i18n/changed-letter'],
  ['i18n/edge-space', 'i18n/number-mismatch'],
  ['i18n/placeholder-mismatch', 'i18n/concatenation'],
])('what several checks say of one text is told by the first: %s', (told, ...others) => {
  expect(heldBack(told, ...others)).toEqual(others);
  expect(heldBack(...others, told)).toEqual(others);
});

it('another number than in the source is told, and not its signs', () => {
  const changes = {
    'locales/en.json#/about/again': 'We have 1,450 cups',
    'locales/es.json#/about/again': 'Tenemos 1,,450 tazas',
  };
  expect(placesAfter(changes)).toHaveLength(1);
});

it('a tab behind the dot of an entry is told before the dot', () => {
  const place = 'locales/es.json#/about/send';
  expect(placesAfter({ [place]: '·\tNiveles', 'locales/en.json#/about/send': 'Send' })).toEqual([
    `i18n/edge-space ${place}`,
  ]);
});
