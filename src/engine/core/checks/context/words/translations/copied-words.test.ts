import { expect, it } from 'vitest';
import { createContext } from '../../../create-context.ts';
import { createValidators } from '../../../schema-errors/validators.ts';
import { tinySite } from '../../../testing/tiny-site.ts';
import { keysWithWords } from './copied-words.ts';

it('names a text with the same words that stands beside first, also where no group is around the two', () => {
  const words = 'The same words everywhere';
  const names = ['about/choose', 'title', 'name'];
  const site = tinySite(Object.fromEntries(names.map((name) => [`locales/en.json#/${name}`, words])));
  const context = createContext(site, new Set(), createValidators(site.schemas));
  expect(keysWithWords(context, 'title', { locale: 'en', value: words })).toEqual(['name', 'about.choose']);
});
