import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('i18n/placeholder-mismatch', () => {
  it('reports another name than the default language has', () => {
    const changes = { 'locales/es.json#/site/footer': 'Desde %{ano}' };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch locales/es.json#/site/footer']);
    expect(messagesAfter(changes)[0]).toContain('has %{ano} where "en" has %{year}. Write %{year}.');
  });

  it('reports a name that nothing fills in the translation that has it', () => {
    const changes = { 'locales/es.json#/home/top/title': 'Bébér %{user}' };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch locales/es.json#/home/top/title']);
    expect(messagesAfter(changes)).toEqual([
      'Compared with "en", this text has %{user} too much. Remove %{user} here.',
    ]);
  });

  it('reports a fact that does not exist', () => {
    const changes = {
      'locales/en.json#/home/top/title': 'Since %{yaer}',
      'locales/es.json#/home/top/title': 'Desde %{year}',
    };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch locales/en.json#/home/top/title']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "%{year}"?');
  });

  it('reports a name that only the default language has got where it was written, and offers to remove it', () => {
    const place = 'locales/en.json#/about/send';
    const changes = { ...tinyLock(), [place]: 'Send since %{year}' };
    expect(placesAfter(changes)).toEqual([`i18n/placeholder-mismatch ${place}`]);
    expect(messagesAfter(changes)).toEqual([
      'This text has %{year}, which locales/es.json lacks. Write it there, too, or remove it here.',
    ]);
    expect(messagesAfter({ ...changes, [place]: 'Send since %{start}' })).toEqual([
      'There is no fact "start" in site.config.json for %{start}. Remove it; or write it under "facts" there, and in every language of this text.',
    ]);
  });

  it('reports a fact that does not exist in a link', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'mailto:%{emial}' };
    expect(placesAfter(changes)).toEqual([
      'i18n/placeholder-mismatch pages/home.json#/sections/0/props/button/link',
    ]);
  });

  const footer = 'i18n/placeholder-mismatch locales/es.json#/site/footer';

  it('reports a lost name also where it leaves a space too much, or another fact', () => {
    expect(placesAfter({ 'locales/es.json#/site/footer': 'Désdé ' })).toEqual([footer]);
    const changes = {
      'site.config.json#/facts/founded': '2012',
      'locales/en.json#/about/choose': '%{founded}',
      'locales/es.json#/about/choose': '%{founded}',
      'locales/es.json#/site/footer': 'Désdé 2012',
    };
    expect(placesAfter(changes)).toEqual([footer]);
    expect(messagesAfter(changes)[0]).toContain('lacks %{year}. Write %{year} for "2012".');
    const signs = { 'locales/es.json#/site/footer': 'Désdé %(year)' };
    expect(messagesAfter(signs)[0]).toContain('Write %{year} for "%(year)".');
    const ofWindows = { 'locales/es.json#/site/footer': 'Désdé %year%' };
    expect(messagesAfter(ofWindows)[0]).toContain('Write %{year} for "%year%".');
  });

  it('reports a form without its number, or without a name that the other form has', () => {
    const title = 'locales/es.json#/home/cups/title';
    const told = [`i18n/placeholder-mismatch ${title}`];
    expect(placesAfter({ [title]: '%{smart_count} tázá |||| tázás' })).toEqual(told);
    expect(messagesAfter({ [title]: '%{smart_count} tázá |||| tázás' })[0]).toContain(
      'The form "tázás" lacks %{smart_count}, which another form of this text has. Write it there, too; if it is the form for one, it belongs first.',
    );
    expect(placesAfter({ [title]: 'Úná tázá |||| %{smart_count} tázás' })).toEqual([]);
  });

  it('compares translations with inline words', () => {
    const changes = { 'locales/es.json#/cup/description': 'Una taza por %{price}' };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch locales/es.json#/cup/description']);
    expect(messagesAfter(changes)[0]).toContain('lacks %{year}');
  });

  it('reports a fact whose name is misspelt at the fact', () => {
    const changes = { 'site.config.json#/facts/year': undefined, 'site.config.json#/facts/yaer': '2012' };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch site.config.json#/facts/yaer']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "year"?');
  });

  it('reports the default language when it alone lacks a name', () => {
    const changes = { 'locales/en.json#/site/footer': 'All rights reserved' };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch locales/en.json#/site/footer']);
    expect(messagesAfter(changes)[0]).toContain('%{year}');
  });

  it('reports the translation that got a name, when its source is what it was made from', () => {
    const changes = { ...tinyLock(), 'locales/es.json#/about/send': 'Enviar a %{email}' };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch locales/es.json#/about/send']);
    expect(messagesAfter(changes)[0]).toContain('has %{email} too much');
  });

  it('reports a fact that was removed once, however many texts mention it', () => {
    const changes = { 'site.config.json#/facts/year': undefined };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch site.config.json#/facts']);
    expect(messagesAfter(changes)[0]).toContain('which 2 texts mention');
  });

  it('reports at the facts that none is left of several', () => {
    expect(placesAfter({ 'site.config.json#/facts': {} })).toEqual([
      'i18n/placeholder-mismatch site.config.json#/facts',
    ]);
  });

  const title = 'pages/home.json#/sections/1/props/title';
  const given = (params: string) => ({ [title]: `t:home.cups.title?${params}` });

  it.each([
    ['smart_count=collection:products&color=red', 'have no %{color}'],
    ['colour', 'have no %{colour}'],
    ['smart_count', '"smart_count" has no value'],
    ['smart_count=many', '"smart_count" is "many"'],
  ])('reports what a place gives and the text does not ask for: %s', (params, message) => {
    expect(placesAfter(given(params))).toEqual([`i18n/placeholder-mismatch ${title}`]);
    expect(messagesAfter(given(params))[0]).toContain(message);
  });

  describe('a number of things that the words call by the name of a collection', () => {
    const words = { 'locales/en.json#/home/cups/title': 'One product |||| %{smart_count} new products' };
    const counted = (by: string, more = {}) =>
      problemsAfter({ ...words, ...given(`smart_count=${by}`), ...more });

    it('counts that collection, and no other one', () => {
      expect(counted('collection:products')).toEqual([]);
      expect(counted('collection:languages')).toMatchObject([
        { severity: 'error', suggestion: 't:home.cups.title?smart_count=collection:products' },
      ]);
    });

    it('is not another number than the collection has, if nothing stands between', () => {
      const simple = { 'locales/en.json#/home/cups/title': 'One product |||| %{smart_count} products' };
      expect(counted('9', simple)).toMatchObject([
        {
          check: 'i18n/placeholder-mismatch',
          severity: 'warning',
          message: expect.stringMatching(/ is 9: the site has \d/),
        },
      ]);
      expect(counted('9')).toEqual([]);
    });
  });

  it('reports a misspelt name of what is given there', () => {
    const changes = given('smart_cuont=collection:products');
    expect(placesAfter(changes)).toEqual([`i18n/placeholder-mismatch ${title}`]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "smart_count"?');
  });

  it('tells a slip in the only text that mentions a fact there, when only the fact has words that others have', () => {
    const changes = {
      'site.config.json#/facts/menuUrl': 'https://menu.example',
      'site.config.json#/facts/menuLink': '/menu',
      'pages/home.json#/sections/0/props/button/link': '%{mneuUrl}',
      'site.config.json#/facts/shopUrl': 'https://shop.example',
    };
    const told = placesAfter(changes).filter((place) => place.startsWith('i18n/placeholder'));
    expect(told).toEqual(['i18n/placeholder-mismatch pages/home.json#/sections/0/props/button/link']);
  });

  it('reports a fact that several texts mention where it should be', () => {
    const changes = {
      'locales/en.json#/about/send': 'Send to %{harbor}',
      'locales/es.json#/about/send': 'Énvíá á %{harbor}',
      'locales/en.json#/about/sending': 'Sending to %{harbor}',
      'locales/es.json#/about/sending': 'Énvíándó á %{harbor}',
    };
    expect(placesAfter(changes)).toEqual(['i18n/placeholder-mismatch site.config.json#/facts']);
  });

  it('reports a fact that an unchanged text mentions where it should be, though another has nearly its name', () => {
    const words = {
      'locales/en.json#/about/send': 'To %{harbor}',
      'locales/es.json#/about/send': 'Á %{harbor}',
    };
    const facts = 'site.config.json#/facts';
    const harbors = { [`${facts}/harbors`]: 'two', 'locales/en.json#/about/thanks': '%{harbors}' };
    const changes = { ...words, ...harbors, 'locales/es.json#/about/thanks': '%{harbors}' };
    const accepted = { ...tinyLock({ ...changes, [`${facts}/harbor`]: 'Cove' }), ...changes };
    expect(placesAfter(accepted)).toEqual([`i18n/placeholder-mismatch ${facts}`]);
    expect(messagesAfter(accepted)[0]).toContain('which a text in locales/en.json mentions');
  });

  it('takes no translation for a copy that says what it did when it was accepted', () => {
    const same = 'Dósdé %{year} cón muchás tázás';
    const words = {
      'locales/en.json#/about/send': 'Since %{year} with many cups',
      'locales/en.json#/about/sending': 'From %{year} with lots of mugs',
      'locales/es.json#/about/send': same,
      'locales/es.json#/about/sending': same,
    };
    const changes = {
      ...tinyLock(words),
      ...words,
      'locales/en.json#/about/send': 'Since %{email} with many cups',
    };
    expect(placesAfter(changes)).toContain('i18n/placeholder-mismatch locales/en.json#/about/send');
  });

  it('reports the place that does not say what a text counts', () => {
    const title = 'pages/home.json#/sections/1/props/title';
    expect(placesAfter({ [title]: 't:home.cups.title' })).toEqual([`i18n/placeholder-mismatch ${title}`]);
  });

  it('reports a number that only one language has, and that no place counts, in the text', () => {
    const text = 'locales/en.json#/about/send';
    const changes = { ...tinyLock(), [text]: 'Send %{smart_count}' };
    expect(placesAfter(changes)).toEqual([`i18n/placeholder-mismatch ${text}`]);
    expect(messagesAfter(changes)[0]).toContain('Remove %{smart_count}; or write it in every language');
  });

  it('reports a fact with another name than texts mention at the fact, when it may be that one', () => {
    const facts = 'site.config.json#/facts';
    const told = (name: string, value: string) =>
      placesAfter({ [`${facts}/email`]: undefined, [`${facts}/${name}`]: value }).filter((place) =>
        place.startsWith('i18n/placeholder-mismatch'),
      );
    expect(told('write', 'hello@cups.example')).toEqual([`i18n/placeholder-mismatch ${facts}/write`]);
    expect(told('fax', '555')).toEqual([`i18n/placeholder-mismatch ${facts}`]);
  });

  it('reports a fact that got another name once, in the translation that has forgotten it', () => {
    const facts = 'site.config.json#/facts';
    const [send, title] = ['/about/send', '/about/title'];
    const before = {
      [`${facts}/weeks`]: '4–8',
      [`locales/en.json#${send}`]: 'Sent in %{weeks}',
      [`locales/es.json#${send}`]: 'Enviado en %{weeks}',
      [`locales/en.json#${title}`]: 'Made in %{weeks}',
      [`locales/es.json#${title}`]: 'Hecho en %{weeks}',
    };
    const changes = {
      ...before,
      ...tinyLock(before),
      [`${facts}/weeks`]: undefined,
      [`${facts}/months`]: '4–8',
      [`locales/en.json#${send}`]: 'Sent in %{months}',
      [`locales/en.json#${title}`]: 'Made in %{months}',
    };
    expect(placesAfter(changes)).toEqual([`i18n/placeholder-mismatch locales/es.json#${title}`]);
    expect(messagesAfter(changes)[0]).toContain('There is no fact "weeks"');
    expect(messagesAfter(changes)[0]).toContain('Did you mean "%{months}"?');
  });
});
