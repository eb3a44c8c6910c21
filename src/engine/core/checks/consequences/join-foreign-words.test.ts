import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const es = 'locales/es.json#';

describe('words of another language that were written over a text are one fault', () => {
  it('also when the text had a name, and the loss of that is told with it', () => {
    const changes = { ...tinyLock(), 'locales/en.json#/site/footer': 'Elige una taza para la mesa' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/placeholder-mismatch', severity: 'error', pointer: '/site/footer' },
    ]);
    expect(messagesAfter(changes)[0]).toBe(
      '"una" is a word of "es", but this is a text in "en". Translate it. This text lacks %{year}, which locales/es.json has. Write it here, too, or remove it there.',
    );
  });

  it('also when it is a link, which does not say where it leads either', () => {
    expect(placesAfter({ [`${es}/home/top/more`]: 'Read more' })).toEqual([
      `i18n/wrong-script-or-language ${es}/home/top/more`,
    ]);
  });
});
