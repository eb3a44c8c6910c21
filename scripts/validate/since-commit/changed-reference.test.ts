import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { changedReference } from './changed-reference.ts';

const file = 'pages/home.json';
const words = { menu: { talk: 'Talk', more: 'More', again: 'More' }, home: { title: 'Hello', text: 'Read' } };

const button = (label: string, link: string) => ({ label, link });
const talk = button('t:menu.talk', 'page:contact');
const more = button('t:menu.more', 'page:about');

type Props = { title?: string; buttons?: Json[]; mail?: string; home?: string };

const section = (id: string, props: Props): Json => ({ type: 'banner', id, props });
const top = (props: Props): Json =>
  section('top', { title: 't:home.title', buttons: [talk, more], ...props });
const foot = section('foot', { title: 't:home.text', buttons: [talk, more] });

type Site = { sections: Json[]; words?: object; pages?: string[]; facts?: Json };

const facts = { mail: 'a@b.example', press: 'c@b.example' };

/** A page beside others of which only the names are known. */
const siteOf = ({ sections, pages = ['about', 'contact'], ...own }: Site) => {
  const document = { id: 'home', sections };
  const others = pages.map((id) => ({ file: `pages/${id}.json`, document: { id } }));
  return {
    config: { defaultLocale: 'en', facts: own.facts ?? facts },
    locales: { en: own.words ?? words },
    pages: [{ file, document }, ...others],
  };
};

const told = (was: Site, is: Site): string[] => {
  const [before, source] = [siteOf(was), siteOf(is)];
  const textsOf = ({ pages, locales }: typeof before) =>
    new Map([
      [file, JSON.stringify(pages[0]?.document)],
      ['locales/en.json', JSON.stringify(locales.en)],
    ]);
  const files = { source, texts: textsOf(source) };
  return changedReference
    .run({ files, before, former: textsOf(before), since: 'HEAD' } as never)
    .map((finding) => problemOf(changedReference, finding))
    .map(({ pointer, message }) => `${pointer} ${message}`);
};

const was = { sections: [top({}), foot] };
const withTop = (props: Props, site: Partial<Site> = {}): Site => ({ sections: [top(props), foot], ...site });

describe('content/changed-reference: what names something else than at the last commit', () => {
  it('is told with what it was: a link, a text, a fact', () => {
    const place = 'Section "top" of page "home":';
    const end = 'if you did not mean to change it, write that again.';
    expect(told(was, withTop({ buttons: [button('t:menu.talk', 'page:about'), more] }))).toEqual([
      `/sections/0/props/buttons/0/link ${place} This led to "page:contact" at the last commit, and what stands beside it has not changed: ${end}`,
    ]);
    expect(told(was, withTop({ buttons: [button('t:home.text', 'page:contact'), more] }))).toEqual([
      `/sections/0/props/buttons/0/label ${place} This was "t:menu.talk" at the last commit, and is the text of another place now: ${end}`,
    ]);
    const mailTo = (mail: string) => withTop({ mail });
    expect(told(mailTo('mailto:%{mail}'), mailTo('mailto:%{press}'))).toEqual([
      `/sections/0/props/mail ${place} This was "mailto:%{mail}" at the last commit, and what stands beside it has not changed: ${end}`,
    ]);
    expect(told(mailTo('%{year}'), mailTo('t:home.text'))).toHaveLength(1);
  });

  it('is told where sections have changed places, too', () => {
    const edited = top({ buttons: [talk, button('t:menu.more', 'page:contact')] });
    expect(told(was, { sections: [foot, section('new', {}), edited] })).toHaveLength(1);
  });

  it.each<[string, Site, Site?]>([
    ['a link with its words', withTop({ buttons: [button('t:menu.more', 'page:about'), more] })],
    [
      'a link whose words were rewritten',
      withTop(
        { buttons: [button('t:menu.talk', 'page:about'), more] },
        { words: { ...words, menu: { ...words.menu, talk: 'Who we are' } } },
      ),
    ],
    [
      'a link below a title that was rewritten',
      withTop(
        { buttons: [button('t:menu.talk', 'page:about'), more] },
        { words: { ...words, home: { ...words.home, title: 'Who we are' } } },
      ),
    ],
    [
      'a link to a page that is new',
      withTop(
        { buttons: [button('t:menu.talk', 'page:call'), more] },
        { pages: ['about', 'contact', 'call'] },
      ),
    ],
    [
      'a link to a page that is gone or renamed',
      withTop({ buttons: [button('t:menu.talk', 'page:about'), more] }, { pages: ['about'] }),
    ],
    [
      'a link to another place of the page',
      withTop({ buttons: [button('t:menu.talk', 'page:contact#ask'), more] }),
    ],
    ['a link that leaves the site', withTop({ buttons: [button('t:menu.talk', 'https://a.example'), more] })],
    ['entries that changed places', withTop({ buttons: [more, talk] })],
    ['an entry that was put in', withTop({ buttons: [button('t:menu.talk', 'page:home'), talk, more] })],
    [
      'links that changed alike in two places',
      {
        sections: [top({}), foot].map((one) =>
          JSON.parse(JSON.stringify(one).replace('page:contact', 'page:about')),
        ),
      },
    ],
    ['a text of new words', withTop({ title: 't:home.new' }, { words: { ...words, home: { new: 'Hi' } } })],
    [
      'a text that says the same',
      { sections: [section('top', { title: 't:menu.again' }), foot] },
      { sections: [section('top', { title: 't:menu.more' }), foot] },
    ],
    [
      'a text whose name is gone',
      withTop({ title: 't:home.text' }, { words: { ...words, home: { text: 'Read' } } }),
    ],
    ['a text that was moved here', { sections: [top({ title: 't:home.text' })] }],
  ])('is none of %s', (_, now, before = was) => {
    expect(told(before, now)).toEqual([]);
  });
});
