import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const props = 'pages/home.json#/sections/0/props';
const meta = 'pages/home.json#/meta';
const form = 'pages/about.json#/sections/1/props/form';

describe('i18n/misplaced-key', () => {
  it('reports two properties that name each other’s texts, once for the page', () => {
    const changes = {
      [`${meta}/title`]: 't:home.meta.description',
      [`${meta}/description`]: 't:home.meta.title',
    };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/misplaced-key', pointer: '/meta/title', also: ['/meta/description'] },
    ]);
    expect(messagesAfter(changes)[0]).toContain('Exchange them.');
  });

  it('asks for the words, too, where they stood on the page and are gone with the name', () => {
    const description = 'A cup made by hand and glazed in the blue of the sea, as nobody else does';
    const changes = {
      'pages/products/cup.json#/meta/description': `t:cup.meta|${description}`,
      'locales/es.json#/cup/meta': 'Una taza hecha a mano y esmaltada en el azul del mar, como ninguna otra',
      'pages/products/cup.json#/card/description': 't:home.cups.words',
    };
    expect(messagesAfter(changes)).toContainEqual(
      expect.stringContaining('Write "t:cup.description|" and its words.'),
    );
  });

  it('reports a property that names the text of another place, where its own is shown nowhere', () => {
    const changes = { [`${meta}/title`]: 't:home.cups.words' };
    expect(placesAfter(changes)).toEqual([`i18n/misplaced-key ${meta}/title`]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "t:home.meta.title"?');
  });

  it('lets a text of another place stand beside others as long as their own is shown', () => {
    expect(placesAfter({ [`${props}/button/label`]: 't:about.title' })).not.toContain(
      `i18n/misplaced-key ${props}/button/label`,
    );
    expect(placesAfter({}).join()).toBe('');
  });

  it('reports a property that names another text, where one of its neighbors’ group is left over, at the property', () => {
    const changes = {
      'locales/en.json#/about/form': { send: 'Send it', going: 'It goes', noScript: 'Write to us' },
      'locales/es.json#/about/form': { send: 'Mandar', going: 'Se manda', noScript: 'Escribe' },
      'locales/en.json#/about/send': undefined,
      'locales/es.json#/about/send': undefined,
      'locales/en.json#/about/sending': undefined,
      'locales/es.json#/about/sending': undefined,
      'locales/en.json#/about/noScript': undefined,
      'locales/es.json#/about/noScript': undefined,
      [`${form}/submit`]: 't:about.form.send',
      [`${form}/noScript`]: 't:about.form.noScript',
    };
    expect(placesAfter({ ...changes, [`${form}/sending`]: 't:about.form.going' })).toEqual([]);
    expect(placesAfter({ ...changes, [`${form}/sending`]: 't:home.top.title' })).toEqual([
      `i18n/misplaced-key ${form}/sending`,
    ]);
  });

  it('reports two texts that stand each among the neighbors of the other, but not where their groups are used everywhere', () => {
    const changes = {
      [`${meta}/title`]: 't:home.top.title',
      [`${props}/title`]: 't:home.meta.title',
    };
    expect(placesAfter(changes)).toEqual([`i18n/misplaced-key ${meta}/title`]);
    const words = { one: { title: 'Une', description: 'Une de ces' }, two: { title: 'Dos', alt: 'Deux' } };
    const more = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`more${at}`, `Word ${at}`]));
    const groups = ['en', 'es'].flatMap((locale) =>
      Object.entries(words).map(([group, own]) => [
        `locales/${locale}.json#/home/${group}`,
        { ...own, ...more },
      ]),
    );
    const mixed = {
      ...Object.fromEntries(groups),
      [`${meta}/title`]: 't:home.two.title',
      [`${meta}/description`]: 't:home.one.description',
      [`${props}/title`]: 't:home.one.title',
      [`${props}/image/alt`]: 't:home.two.alt',
    };
    expect(placesAfter(mixed).join()).not.toContain('misplaced-key');
  });

  it('reports two groups side by side that have each other’s texts', () => {
    const words = {
      sent: { title: 'Gone', text: 'It is gone.' },
      failed: { title: 'Oh', text: 'It is here.' },
    };
    const toast = (name: string) => ({
      title: `t:about.toasts.${name}.title`,
      text: `t:about.toasts.${name}.text`,
    });
    const changes = (sent: string, failed: string) => ({
      'locales/en.json#/about/toasts': words,
      'locales/es.json#/about/toasts': {
        sent: { title: 'Salió', text: 'Ya salió.' },
        failed: { title: 'Ay', text: 'Sigue aquí.' },
      },
      'locales/en.json#/about/failed': undefined,
      'locales/es.json#/about/failed': undefined,
      [`${form}/toasts/sent`]: toast(sent),
      [`${form}/toasts/failed`]: toast(failed),
    });
    expect(placesAfter(changes('sent', 'failed'))).toEqual([]);
    expect(placesAfter(changes('failed', 'sent'))).toEqual([`i18n/misplaced-key ${form}/toasts/sent`]);
  });

  it('reports two properties of different objects that have each other’s texts', () => {
    const changes = {
      [`${meta}/description`]: 't:home.cups.words',
      'pages/home.json#/sections/1/props/items/0/text': 't:home.meta.description',
    };
    expect(placesAfter(changes)).toEqual([`i18n/misplaced-key ${meta}/description`]);
  });

  it('reports two rules whose messages were exchanged', () => {
    const errors = `${form}/fields/0/errors`;
    const words = { name_min: 'Too short', name_max: 'Too long' };
    const changes = (minLength: string, maxLength: string) => ({
      'locales/en.json#/about/check': words,
      'locales/es.json#/about/check': { name_min: 'Corto', name_max: 'Largo' },
      'locales/en.json#/about/short': undefined,
      'locales/es.json#/about/short': undefined,
      [errors]: { minLength: `t:about.check.${minLength}`, maxLength: `t:about.check.${maxLength}` },
    });
    expect(placesAfter(changes('name_max', 'name_min'))).toContain(`i18n/misplaced-key ${errors}/minLength`);
    expect(placesAfter(changes('name_min', 'name_max')).join()).not.toContain('misplaced');
  });

  it('says nothing of a list whose items are named by numbers and stand in another order', () => {
    const items = (...names: number[]) =>
      names.map((name) => ({ type: 'words', text: `t:home.items.${name}` }));
    const changes = {
      'locales/en.json#/home/items': { 0: 'One', 1: 'Two' },
      'locales/es.json#/home/items': { 0: 'Uno', 1: 'Dos' },
      'locales/en.json#/home/cups/words': undefined,
      'locales/es.json#/home/cups/words': undefined,
      'pages/home.json#/sections/1/props/items': items(1, 0),
    };
    expect(placesAfter(changes).join()).not.toContain('i18n/misplaced-key');
  });

  it('reports a message of a form that is the name of a field or of its button', () => {
    const told = (key: string) => placesAfter({ [`${form}/toasts/sent/text`]: key }).join('\n');
    expect(told('t:about.send')).toContain(`i18n/misplaced-key ${form}/toasts/sent/text`);
    expect(told('t:about.failed')).not.toContain('misplaced-key');
  });
});
