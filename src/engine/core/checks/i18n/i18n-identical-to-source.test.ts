import { describe, expect, it } from 'vitest';
import { lockFile } from '../../file-names.ts';
import { textHash } from '../context/words/translations/text-hash.ts';
import { createValidators } from '../schema-errors/validators.ts';
import { checkSite } from '../testing/check-site.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

const en = 'locales/en.json#/about/choose';
const es = 'locales/es.json#/about/choose';
const options = (given: object) => ({
  'site.config.json#/checks': { 'i18n/identical-to-source': { options: given } },
});

describe('i18n/identical-to-source', () => {
  it('reports a copy on the line of the translation', () => {
    expect(placesAfter({ [es]: 'Choose' })).toEqual([`i18n/identical-to-source ${es}`]);
  });

  it('reports a copy whose plural forms were repeated for a language that needs more', () => {
    const forms = { [en]: 'Choose one |||| Choose them', [es]: 'Choose one||||Choose them||||Choose them' };
    expect(placesAfter(forms)).toContain(`i18n/identical-to-source ${es}`);
  });

  it('lets a copy stand that was accepted by name, be it a sentence; not one that became so when all was', () => {
    const changes = { [en]: 'Choose the cup', [es]: 'Choose the cup' };
    const lock = tinyLock(changes);
    expect(placesAfter({ ...lock, ...changes })).toEqual([`i18n/identical-to-source ${es}`]);
    const named = {
      [`${lockFile}#/es/about.choose`]: `${textHash('Choose the cup')}.${textHash('Choose the cup')}.same`,
    };
    expect(placesAfter({ ...lock, ...named, ...changes })).toEqual([]);
  });

  it('reports a copied sentence once, not also for its English words', () => {
    expect(placesAfter({ [en]: 'Choose the cup', [es]: 'Choose the cup' })).toEqual([
      `i18n/identical-to-source ${es}`,
    ]);
  });

  it('reports the default language when its text was another when it was translated', () => {
    const changes = { ...tinyLock(), [en]: 'Chóósé' };
    expect(placesAfter(changes)).toEqual([`i18n/identical-to-source ${en}`]);
    expect(messagesAfter(changes)[0]).toContain('Write it in "en" again.');
  });

  it('reports a text that was overwritten with its translation, also by a sentence of that language', () => {
    const sentence = { [es]: 'Elige la taza para la mesa' };
    const changes = { ...tinyLock(sentence), ...sentence, [en]: 'Elige la taza para la mesa' };
    expect(placesAfter(changes)).toEqual([`i18n/identical-to-source ${en}`]);
    expect(messagesAfter(changes)[0]).toContain('Write it in "en" again.');
  });

  it('reports the translation when both were written anew since it was made', () => {
    const changes = { ...tinyLock(), [en]: 'Guadalajara', [es]: 'Guadalajara' };
    expect(placesAfter(changes)).toEqual([`i18n/identical-to-source ${es}`]);
    expect(messagesAfter(changes)[0]).toContain('Translate it. If it is the same in both, list it');
  });

  it('asks for the accent of a text that is its source only without it, and for no translation', () => {
    const changes = { [en]: 'Mexico', [es]: 'México' };
    expect(messagesAfter({ ...tinyLock(changes), ...changes, [es]: 'Mexico' })).toEqual([
      'This was "México" when it was accepted, and is the same as its source without its accents. Write them again; if that is meant, run: npm run i18n -- accept about.choose',
    ]);
  });

  it('reports a copy of inline words', () => {
    expect(placesAfter({ 'locales/es.json#/cup/title': 'A cup' })).toEqual([
      'i18n/identical-to-source locales/es.json#/cup/title',
    ]);
  });

  it('reports a fact with a copied value, but not one of numbers', () => {
    const told = (text: string) => placesAfter({ 'site.config.json#/facts/price': { en: text, es: text } });
    expect(told('four to eight')).toEqual(['i18n/identical-to-source site.config.json#/facts/price/es']);
    expect(told('$5')).toEqual([]);
  });

  it('allows a variant of the default language to have its words', () => {
    const { config, locales } = tinySite();
    const cup = {
      title: 'A cup',
      description: 'Since %{year} for %{price}, made by hand and glazed in sea blue',
    };
    const variant = {
      'site.config.json#/locales': [
        ...config.locales,
        { ...config.locales[0], locale: 'en-GB', name: 'British English', suffix: '-gb' },
      ],
      'locales/en-GB.json': { ...locales.en, cup },
      'site.config.json#/facts/price': { en: 'five dollars', es: 'cinco dólares', 'en-GB': 'five dollars' },
    };
    expect(placesAfter(variant)).toEqual([]);
    expect(placesAfter({ ...variant, [es]: 'Choose' })).toEqual([`i18n/identical-to-source ${es}`]);
  });

  it('allows names, numbers and facts', () => {
    expect(placesAfter({ [en]: 'Cups 24/7 – %{year}', [es]: 'Cups 24/7 – %{year}' })).toEqual([]);
  });

  it('allows postal addresses', () => {
    const address = '1200 Brickell Ave., Suite 12, Miami, FL 33131';
    expect(placesAfter({ [en]: address, [es]: address })).toEqual([]);
  });

  it('allows the words and the keys that the settings list', () => {
    expect(placesAfter({ ...options({ words: ['Choose'] }), [es]: 'Choose' })).toEqual([]);
    expect(placesAfter({ ...options({ keys: ['*.choose'] }), [es]: 'Choose' })).toEqual([]);
    expect(placesAfter({ ...options({ keys: ['choose'] }), [es]: 'Choose' })).toEqual([
      'i18n/identical-to-source site.config.json#/checks/i18n~1identical-to-source/options/keys/0',
    ]);
  });

  const same = (...names: string[]) =>
    Object.fromEntries(
      ['choose', 'send', 'thanks'].flatMap((name, index) =>
        ['en', 'es'].map((locale) => [`locales/${locale}.json#/about/${name}`, names[index] ?? '']),
      ),
    );

  it('reports a word that is not listed once for a file, however many texts have no other', () => {
    const changes = same('12 pts', '30 pts', 'Senda');
    expect(placesAfter({ ...changes, ...options({ words: ['Senda'] }) })).toEqual([
      `i18n/identical-to-source ${es}`,
    ]);
    expect(messagesAfter({ ...changes, ...options({ words: ['Senda'] }) })[0]).toContain(
      'So is 1 text more.',
    );
  });

  const sentences = { 'locales/en.json#/shop': { a: 'Choose the cup for the table', b: 'Open your box' } };
  const translated = { 'locales/es.json#/shop': { a: 'Élígé lá tázá', b: 'Ábré tú cájá' } };
  const pages = {
    'pages/lost.json#/sections/0/props/title': 't:shop.a',
    'pages/lost.json#/meta/title': 't:shop.b',
  };

  it('reports a group that was written over by another language once, in either language', () => {
    const accepted = { ...pages, ...sentences, ...translated };
    const told = (changes: object) => {
      const all = { ...accepted, ...tinyLock(accepted), ...changes };
      return placesAfter(all).filter((place) => place.includes('/shop'));
    };
    expect(told({ 'locales/es.json#/shop': sentences['locales/en.json#/shop'] })).toEqual([
      'i18n/identical-to-source locales/es.json#/shop',
    ]);
    expect(told({ 'locales/en.json#/shop': translated['locales/es.json#/shop'] })).toEqual([
      'i18n/identical-to-source locales/en.json#/shop',
    ]);
    const half = { a: 'Choose the cup for the table', b: 'Ábré tú cájá' };
    expect(told({ 'locales/es.json#/shop': half })).toEqual([
      'i18n/identical-to-source locales/es.json#/shop/a',
    ]);
  });

  it('offers the list of names for single words, and not for sentences', () => {
    expect(messagesAfter({ [es]: 'Choose' })[0]).toContain('list it in "names"');
    const copied = messagesAfter({ [en]: 'Choose the cup', [es]: 'Choose the cup' });
    expect(copied[0]).toMatch(/Translate it\.$/);
  });

  const label = { [en]: 'Radio', [es]: 'Radio' };
  const others = (english: string, spanish: string) => ({
    'locales/en.json#/about/send': english,
    'locales/es.json#/about/send': spanish,
  });

  it('lets a word stand that both languages have, as further texts or a list of such words say', () => {
    expect(placesAfter(label)).toEqual([]);
    const word = { [en]: 'Podcast', [es]: 'Podcast' };
    expect(placesAfter(word)).toEqual([`i18n/identical-to-source ${es}`]);
    expect(placesAfter({ ...word, ...others('Hear the podcast', 'Escucha el podcast') })).toEqual([]);
    expect(placesAfter({ ...word, ...others('Hear the podcast', 'Escucha el programa') })).toEqual([
      `i18n/identical-to-source ${es}`,
    ]);
    expect(placesAfter({ ...word, ...others('Podcast two', 'Podcast two') }).length).toBeGreaterThan(0);
  });

  it('reports at the setting that texts were accepted as they are and nothing is listed any more', () => {
    const changes = { ...same('Madrid', 'Manila', 'Miami'), 'site.config.json#/names': undefined };
    const config = 'i18n/identical-to-source site.config.json#';
    expect(placesAfter({ ...changes, ...tinyLock(changes) })).toEqual([config]);
    const named = { ...changes, 'site.config.json#/names': ['Inspira'] };
    expect(placesAfter({ ...named, ...tinyLock(named) })).toEqual([config]);
    expect(placesAfter(changes).length).toBeGreaterThan(1);
  });

  it('reports sentences that were written over their translations where they stand', () => {
    const changes = same('Madrid', 'Manila', 'Choose the cup for the table');
    expect(placesAfter({ ...changes, ...tinyLock(changes) }).length).toBeGreaterThan(1);
  });

  it('leaves Spanish words in the English file to i18n/wrong-script-or-language', () => {
    const text = 'Elige una para tu mesa';
    expect(placesAfter({ [en]: text, [es]: text })).toEqual([`i18n/wrong-script-or-language ${en}`]);
  });

  it('reports a name that is misspelt where it is listed, as long as nothing else mentions it', () => {
    const changes = { ...same('Phoenix', '12', '30'), 'site.config.json#/names': ['Inspira', 'Phoenx'] };
    expect(placesAfter(changes)).toEqual(['i18n/identical-to-source site.config.json#/names/1']);
  });

  it('reports a name of which a word is gone where it is listed', () => {
    const changes = {
      'site.config.json#/names': ['Cups', 'Alborada'],
      'pages/lost.json#/sections/0/props/title': 'Casa Alborada',
    };
    expect(placesAfter(changes).join()).toContain('site.config.json#/names/1');
  });

  it('reports words and keys of its options that no text has, and those that stand there twice', () => {
    const options = 'site.config.json#/checks/i18n~1identical-to-source/options';
    const set = (value: object) =>
      placesAfter({ 'site.config.json#/checks': { 'i18n/identical-to-source': { options: value } } });
    expect(set({ words: ['cups', 'zebra'] })).toEqual([`i18n/identical-to-source ${options}/words/1`]);
    expect(set({ words: ['cups', 'up'] })).toEqual([`i18n/identical-to-source ${options}/words/1`]);
    expect(set({ keys: ['home.*.title', 'nowhere.*'] })).toEqual([
      `i18n/identical-to-source ${options}/keys/1`,
    ]);
    expect(set({ words: ['cups', 'cups'] })).toEqual([`config/unknown-option ${options}/words/1`]);
  });

  it('reports a word of its options that is empty', () => {
    expect(placesAfter(options({ words: ['cups', ' '] }))).toEqual([
      'config/unknown-option site.config.json#/checks/i18n~1identical-to-source/options/words/1',
    ]);
  });

  it('reports a pattern of keys that is gone once, and not each text that it had listed', () => {
    const cards = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([name, title]) => [name, { title }]));
    const texts = { one: 'Loyalty', two: 'Travel', three: 'Pay' };
    const shown = Object.keys(texts).map((name) => ({
      title: `t:cards.${name}.title`,
      description: 't:cup.title|A cup',
      icon: 'gift',
    }));
    const changes = {
      'locales/en.json#/cards': cards(texts),
      'locales/es.json#/cards': cards(texts),
      'pages/products/cup.json#/features': shown,
      [es]: 'Choose',
    };
    const listed = (...keys: string[]) => ({ ...options({ words: ['cups'], keys }), ...changes });
    const lock = tinyLock(changes);
    expect(placesAfter({ ...lock, ...listed('cards.*.title', 'about.choose') })).toEqual([]);
    const keys = 'site.config.json#/checks/i18n~1identical-to-source/options/keys';
    expect(placesAfter({ ...lock, ...listed('about.choose') })).toEqual([`i18n/identical-to-source ${keys}`]);
    const misspelt = { ...lock, ...listed('cards.*.titel', 'about.choose') };
    expect(placesAfter(misspelt)).toEqual([`i18n/identical-to-source ${keys}/0`]);
    expect(messagesAfter(misspelt)[0]).toContain('Did you mean "cards.*.title"?');
  });

  it('reports a word that is gone from its options once, and not a pattern that was never there', () => {
    const words = { one: '1 zug', two: '2 zug', three: '3 zug' };
    const shown = Object.keys(words).map((name) => ({
      title: `t:cards.${name}`,
      description: 't:cup.title|A cup',
      icon: 'gift',
    }));
    const changes = {
      'locales/en.json#/cards': words,
      'locales/es.json#/cards': words,
      'pages/products/cup.json#/features': shown,
      [es]: 'Choose',
    };
    const given = (...listed: string[]) => ({
      ...tinyLock(changes),
      ...changes,
      ...options({ words: listed, keys: ['about.choose'] }),
    });
    expect(placesAfter(given('zug', 'cups'))).toEqual([]);
    expect(placesAfter(given('cups'))).toEqual([
      'i18n/identical-to-source site.config.json#/checks/i18n~1identical-to-source/options/words',
    ]);
    expect(messagesAfter(given('cups'))[0]).toContain('"words" does not list "zug"');
  });

  it('says nothing of its options while a file cannot be read whole', () => {
    const site = tinySite({
      'site.config.json#/checks': { 'i18n/identical-to-source': { options: { keys: ['nowhere.*'] } } },
    });
    const validators = createValidators(site.schemas);
    const told = checkSite(site, { validators, unreadable: new Set(['locales/es.json']) });
    expect(told.map(({ check }) => check)).not.toContain('i18n/identical-to-source');
  });
});
