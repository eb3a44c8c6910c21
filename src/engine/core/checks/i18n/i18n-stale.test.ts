import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

const english = 'locales/en.json#/home/top/title';
const spanish = 'locales/es.json#/home/top/title';

describe('i18n/stale', () => {
  it('editing an English text marks that Spanish text stale, on the Spanish line', () => {
    const changes = { ...tinyLock(), [english]: 'Drink from it' };
    expect(placesAfter(changes)).toEqual([`i18n/stale ${spanish}`]);
    expect(messagesAfter(changes)).toEqual([
      'The text in "en" has changed since this was translated: "Drink from it". Adapt this one if it no longer says the same, then run: npm run i18n -- accept home.top.title',
    ]);
  });

  it('says when both were changed, and gives the one command that accepts all such texts', () => {
    const edits = { [english]: 'Drink from it', [spanish]: 'Bébé dé élla' };
    const more = { 'locales/en.json#/about/send': 'Post it', 'locales/es.json#/about/send': 'Máñdalo yá' };
    const said = 'This one has changed, too. When it says the same, run: npm run i18n -- accept';
    expect(messagesAfter({ ...tinyLock(), ...edits })).toEqual([
      `The text in "en" has changed since this was translated: "Drink from it". ${said} home.top.title`,
    ]);
    expect(messagesAfter({ ...tinyLock(), ...edits, ...more })).toEqual(
      ['Drink from it', 'Post it'].map(
        (text) =>
          `The text in "en" has changed since this was translated: "${text}". ${said} home.top.title about.send`,
      ),
    );
  });

  it('takes no letter for a slip that was changed in both languages', () => {
    const words = (year: number) => ({ [english]: `Since ${year}`, [spanish]: `Désdé ${year}` });
    const [message, ...others] = messagesAfter({ ...tinyLock(words(2023)), ...words(2024) });
    expect(message).toContain('This one has changed, too.');
    expect(others).toEqual([]);
  });

  it('tells a slip where it is, and what the text was', () => {
    const changes = { ...tinyLock(), [english]: 'Drnik' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/stale', file: 'locales/en.json', pointer: '/home/top/title', suggestion: 'Drink' },
    ]);
    expect(placesAfter({ ...tinyLock(), [english]: 'drink' })).toEqual([`i18n/stale ${english}`]);
    expect(placesAfter({ ...tinyLock(), [english]: 'Drink ' })).toEqual([`i18n/edge-space ${english}`]);
  });

  it.each([
    ['Submission Failed', 'Submission failed', 'capitals'],
    ["We'll get back to you", 'We’ll get back to you', 'signs'],
    ["We'll see what's new, and that's all", 'We’ll see what’s new, and that’s all', 'signs'],
    ['Points, travel and payments', 'Points, travel, and payments', 'signs'],
    ['Start with one, connect the rest', 'Start with one; connect the rest', 'signs'],
    ['One cup ... or two', 'One cup … or two', 'signs'],
    ['Cups - for all', 'Cups – for all', 'signs'],
  ])('asks nobody to undo a correction that changes no word: %s -> %s', (former, text, what) => {
    const accepted = { ...tinyLock({ [english]: former }), [english]: text };
    const told = problemsAfter(accepted).filter(({ check }) => check === 'i18n/stale');
    expect(told).toMatchObject([
      {
        severity: 'info',
        file: 'locales/en.json',
        message: `This was "${former}" when it was translated: only its ${what} have changed, and the translations probably still fit. If so, run: npm run i18n -- accept home.top.title`,
      },
    ]);
  });

  it.each([
    ['The colour of cups', 'The color of cups', 'a letter has'],
    ["We'll get back", 'Well get back', 'its signs have'],
  ])('asks whether another change is a slip: %s -> %s', (former, text, what) => {
    const accepted = { ...tinyLock({ [english]: former }), [english]: text };
    const told = problemsAfter(accepted).filter(({ check }) => check === 'i18n/stale');
    expect(told).toMatchObject([
      {
        severity: 'warning',
        message: `This was "${former}" when it was translated: only ${what} changed. Write that again if it is a slip; if it is meant, see whether the translations still fit, and run: npm run i18n -- accept home.top.title`,
      },
    ]);
  });

  it('does not tell a no-break space: one that does not belong there is told among the spaces', () => {
    const accepted = (words: string) => tinyLock({ [english]: words });
    const changes = { ...accepted('Drink from it'), [english]: 'Drink\u00a0from\u00a0it' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/edge-space', pointer: '/home/top/title', fix: { set: 'Drink from it' } },
    ]);
    const needed = { ...accepted('Drink 3 cups'), [english]: 'Drink 3\u00a0cups', [spanish]: 'Bébé 3 tázás' };
    expect(placesAfter(needed).filter((place) => place.includes(english))).toEqual([]);
  });

  it('tells a record that was changed by hand in the lock file, and no text', () => {
    const lock = 'translations.lock.json#/es/home.top.title';
    const accepted = tinyLock();
    const record =
      (accepted['translations.lock.json'] as { es: Record<string, string> }).es['home.top.title'] ?? '';
    const [first = '', second = '', ...rest] = record;
    for (const damaged of [
      (first === '0' ? '1' : '0') + second + rest.join(''),
      record.slice(0, -1) + (record.endsWith('0') ? '1' : '0'),
    ])
      expect(problemsAfter({ ...accepted, [lock]: damaged })).toMatchObject([
        { check: 'i18n/stale', file: 'translations.lock.json', suggestion: record },
      ]);
  });

  it('is clean again once the translation was accepted', () => {
    const edit = { [english]: 'Drink from it' };
    expect(placesAfter({ ...tinyLock(edit), ...edit })).toEqual([]);
  });

  it('reordering the file changes nothing', () => {
    const reversed = Object.fromEntries(Object.entries(tinyFiles()['locales/en.json'] ?? {}).reverse());
    expect(placesAfter({ ...tinyLock(), 'locales/en.json': reversed })).toEqual([]);
  });

  it('knows the words that stand on the page itself', () => {
    const page = 'pages/products/cup.json#';
    const edits = Object.fromEntries(
      ['/meta/title', '/card/title', '/features/0/title', '/features/0/description'].map((pointer) => [
        page + pointer,
        't:cup.title|A blue cup',
      ]),
    );
    const changes = { ...tinyLock(), ...edits, [`${page}/sections/0/props/title`]: 't:cup.title|A blue cup' };
    expect(placesAfter(changes)).toEqual(['i18n/stale locales/es.json#/cup/title']);
  });

  it('waits until the new English text and the Spanish one are right themselves', () => {
    const lock = tinyLock();
    expect(placesAfter({ ...lock, [english]: 'Drink %{nothing}' })).toEqual([
      `i18n/placeholder-mismatch ${english}`,
    ]);
    expect(placesAfter({ ...lock, [english]: 'TODO' })).toEqual([`i18n/todo-value ${english}`]);
    expect(placesAfter({ ...lock, 'locales/en.json#/site/footer': 'For ever' })).toEqual([
      'i18n/placeholder-mismatch locales/en.json#/site/footer',
    ]);
  });

  it('asks for no other translations where these were exchanged, too', () => {
    const { about } = tinySite().locales.es as { about: Record<string, string> };
    const words = {
      'locales/en.json#/about/send': 'Sending',
      'locales/en.json#/about/sending': 'Send',
      'locales/es.json#/about/send': about.sending,
      'locales/es.json#/about/sending': about.send,
    };
    expect(messagesAfter({ ...tinyLock(), ...words })).toEqual([
      'The words of "about.send" and "about.sending" were exchanged in every language after they were translated. Exchange them again; if it is meant, run: npm run i18n -- accept about.send about.sending',
    ]);
  });

  it('tells two texts, or two groups, that were exchanged once, where they are', () => {
    const send = { 'locales/en.json#/about/send': 'Sending', 'locales/en.json#/about/sending': 'Send' };
    expect(placesAfter({ ...tinyLock(), ...send })).toEqual(['i18n/stale locales/en.json#/about/send']);
    const groups = {
      'locales/en.json#/home/meta/title': 'Drink',
      'locales/en.json#/home/top/title': 'Cups',
    };
    const told = messagesAfter({ ...tinyLock(), ...groups });
    expect(told).toEqual([
      'The words of "home.meta.title" and "home.top.title" were exchanged after they were translated. Exchange them again; if it is meant, exchange the translations, too, and run: npm run i18n -- accept home.meta.title home.top.title',
    ]);
  });

  it('a site without a lock file has nothing stale', () => {
    expect(placesAfter({ [english]: 'Drink from it' })).toEqual([]);
  });

  it('tells a text that was written over by another where it stands', () => {
    const [one, other] = ['All cups that we have made this year', 'Write to us about anything at all'];
    const words = {
      'locales/en.json#/about/send': one,
      'locales/es.json#/about/send': 'Tódás lás tázás',
      'locales/en.json#/about/sending': other,
      'locales/es.json#/about/sending': 'Éscríbánós lo qúé séá',
    };
    const after = { ...words, 'locales/en.json#/about/send': other };
    expect(placesAfter({ ...tinyLock(words), ...after })).toEqual(['i18n/stale locales/en.json#/about/send']);
  });

  it('tells a short text that was written over by another, unless the two are translated alike', () => {
    const words = (send: string, sending: string, spanish: string) => ({
      'locales/en.json#/about/send': send,
      'locales/es.json#/about/send': 'Énviár',
      'locales/en.json#/about/sending': sending,
      'locales/es.json#/about/sending': spanish,
    });
    const told = (spanish: string) =>
      placesAfter({
        ...tinyLock(words('Send it', 'We are sending', spanish)),
        ...words('We are sending', 'We are sending', spanish),
      });
    expect(told('Énviándo')).toEqual(['i18n/stale locales/en.json#/about/send']);
    expect(told('Énviár')).toEqual(['i18n/stale locales/es.json#/about/send']);
  });

  it('tells other capitals within a text where they are', () => {
    const words = { [english]: 'Drink tea every week', [spanish]: 'Bebe té cada semana' };
    const changes = { ...tinyLock(words), ...words, [english]: 'Drink TEA every week' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/stale', file: 'locales/en.json', suggestion: 'Drink tea every week' },
    ]);
  });
});
