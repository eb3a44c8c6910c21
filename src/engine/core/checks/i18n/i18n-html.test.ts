import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const place = 'locales/es.json#/about/send';
const allow = { 'site.config.json#/checks': { 'i18n/html': { options: { allow: ['strong'] } } } };

describe('i18n/html', () => {
  it.each([
    ['<b>Énvíár</b>', 'would read "<b>"'],
    ['Énvíár</b>', 'would read "</b>"'],
    ['Énvíár <a href="/x"', 'not finished'],
    ['Énvíár<br>yá', 'Write \\n where a new line is to begin, else a space.'],
    ['<b Énvíár yá', 'not finished'],
    ['Énvíár <!-- yá -->', 'would read "<!-- yá -->"'],
    ['Énvíár <!-- yá', 'would read "<!-- yá"'],
    ['Énvíár&nbspyá', 'would read "&nbsp"'],
    ['Énvíár&nbsp;yá', 'would read "&nbsp;"'],
  ])('reports "%s" once', (text, words) => {
    expect(placesAfter({ [place]: text })).toEqual([`i18n/html ${place}`]);
    expect(messagesAfter({ [place]: text })[0]).toContain(words);
  });

  it('names all that was pasted with the words at once', () => {
    expect(messagesAfter({ [place]: '<p>Énvíár&nbsp;yá, énvíár&nbsp;todo.</p><!-- fin -->' })).toEqual([
      'Visitors would read "<p>", "</p>", "<!-- fin -->" and "&nbsp;" as they are written. Leave the tags out. Leave the comment out. Write a space for "&nbsp;".',
    ]);
  });

  it('counts what is more than one reads', () => {
    const tags = ['<a>', '<b>', '<i>', '<u>', '<s>', '<p>', '<q>'].join('Énvíár');
    expect(messagesAfter({ [place]: tags })[0]).toContain(
      '"<a>", "<b>", "<i>", "<u>", "<s>" and 2 more as they',
    );
  });

  it('says once what to write for codes of letters', () => {
    expect(messagesAfter({ [place]: '&Eacute;nv&iacute;&aacute;r&nbsp;y&aacute;' })).toEqual([
      'Visitors would read "&Eacute;", "&iacute;", "&aacute;" and "&nbsp;" as they are written. Write a space for "&nbsp;". Write the signs themselves for "&Eacute;" and its like.',
    ]);
  });

  it('reports signs of Markdown', () => {
    expect(placesAfter({ [place]: '**Énvíár**' })).toEqual([`i18n/html ${place}`]);
  });

  it('reports an allowed tag that is not closed, or closed without having been opened', () => {
    expect(messagesAfter({ ...allow, [place]: '<strong>Énvíár' })[0]).toContain('Write </strong>');
    expect(messagesAfter({ ...allow, [place]: 'Énvíár</strong>' })[0]).toContain('not opened');
    const slip = messagesAfter({ ...allow, [place]: '<strong>Énvíár</strng>' })[0];
    expect(slip).toContain('There is no tag "</strng>". Did you mean "</strong>"?');
  });

  it('lets "less than" and "and" stand', () => {
    expect(placesAfter({ [place]: 'Énvíár <3 & dos < tres' })).toEqual([]);
  });
});
