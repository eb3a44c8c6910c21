import { expect, it } from 'vitest';
import { createValidators } from '../schema-errors/validators.ts';
import { tinySite } from '../testing/tiny-site.ts';
import { createContext } from './check-context.ts';

it('knows the texts that the content names, whether or not somebody asked for their places before', () => {
  const site = tinySite();
  const contextOfSite = () => createContext(site, new Set(), createValidators(site.schemas));
  const [asked, fresh] = [contextOfSite(), contextOfSite()];
  const named = asked.marks.flatMap(({ text, value }) => (text === undefined ? [] : value));
  expect(named).not.toEqual([]);
  expect([...fresh.texts.keys()]).toEqual([...new Set(named)]);
});
