import { expect, it } from 'vitest';
import { messagesAfter } from '../../testing/tiny-site.ts';

it('asks for the name that other forms or languages have in the place of an unknown one', () => {
  const forms = '%{smart_count} cup |||| %{smart_count} cups';
  const accepted = { 'locales/es.json#/home/cups/title': '%{smart_count} tázá |||| %{smart_count} tázás' };
  const told = (changes: object) => messagesAfter({ ...accepted, ...changes });
  expect(
    told({ 'locales/en.json#/home/cups/title': forms.replace('%{smart_count} cups', '%{count} cups') }),
  ).toEqual(['There is no fact "count" in site.config.json for %{count}. Did you mean "%{smart_count}"?']);
  expect(
    told({
      'locales/en.json#/home/cups/title': forms,
      'locales/es.json#/home/cups/title': '%{smart_count} tázá |||| %{count} tázás',
    }),
  ).toEqual([
    'One form of this text has %{count}, and the others %{smart_count}. Did you mean "%{smart_count}"?',
  ]);
});
