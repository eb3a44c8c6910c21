import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';
import { redirectEnds } from './redirect-ends.ts';

describe('redirect/target', () => {
  const place = (from: string) => `redirect/target site.config.json#/redirects/${from.replaceAll('/', '~1')}`;
  const redirected = (redirects: Record<string, string>) =>
    placesAfter({ 'site.config.json#/redirects': { '/menu': '/menu.pdf', ...redirects } });

  it('accepts pages, files and other sites', () => {
    expect(redirected({ '/a': 'page:about#story', '/b': '/menu.pdf', '/c': 'https://shop.example' })).toEqual(
      [],
    );
  });

  it.each(['/sitemap.xml/x', '/images/cup.svg/x', '/about.html/b', '/_redirects/x', '/.build.json/x'])(
    'reports %s, below a file of the built site, where no document can stand',
    (from) => {
      expect(redirected({ [from]: 'page:about' })).toEqual([place(from)]);
    },
  );

  it('reports an old address below the document of another one', () => {
    expect(redirected({ '/a': 'page:about', '/a.html/b': 'page:about' })).toEqual([place('/a.html/b')]);
  });

  it('reports an old address at which there is a public document', () => {
    const site = tinySite({ 'site.config.json#/redirects': { '/menu': '/menu.pdf' } });
    const url = '/menu.html';
    const told = checkSite({ ...site, assets: { ...site.assets, [url]: { url } } });
    expect(told.map(({ message }) => message)).toEqual([
      'Visitors of "/menu" get public/menu.html there. Remove this redirect, or what is there.',
    ]);
  });

  it('reports an old address that is too long for the name of a file', () => {
    const long = `/${'a'.repeat(300)}`;
    expect(redirected({ [long]: 'page:about' })).toEqual([place(long)]);
  });

  it('reports a target that does not exist', () => {
    expect(redirected({ '/a': '/abuot' })).toEqual([place('/a')]);
    expect(redirected({ '/a': 'page:abuot' })).toEqual(['ref/missing-entry site.config.json#/redirects/~1a']);
    expect(messagesAfter({ 'site.config.json#/redirects/~1a': '/abuot' }).join()).toContain(
      'Did you mean "page:about"?',
    );
  });

  it('reports the page for addresses that do not exist', () => {
    expect(redirected({ '/a': 'page:lost' })).toEqual([place('/a')]);
  });

  it('reports an old address that is the address of a page', () => {
    expect(redirected({ '/about': 'page:home' })).toEqual([place('/about')]);
  });

  it('reports an English address that would lead to a Spanish page, since "-es" stands within a word', () => {
    const old = '/our-essentials';
    const redirects = { '/menu': '/menu.pdf', [old]: 'page:about#story' };
    const [told = ''] = messagesAfter({ 'site.config.json#/redirects': redirects });
    expect(told).toContain('contains "-es", the suffix of Español');
    expect(told).toContain('Write the address itself: "/about#story" or "/about-es#story".');
    expect(redirected({ [old]: '/about', '/old-es': 'page:about', '/es-old-es/a': 'page:about' })).toEqual(
      [],
    );
  });

  it('reports an old address that leads to another language, with the way to each', () => {
    const told = problemsAfter({
      'site.config.json#/redirects': { '/menu': '/menu.pdf', '/old-es': '/about#story', '/old': '/about-es' },
    });
    expect(told).toMatchObject([
      {
        severity: 'warning',
        suggestion: 'page:about#story',
        message:
          '"/old-es" is an address in Español, and "/about#story" one in English. Write "page:about#story", which leads to each language.',
      },
      { severity: 'info', suggestion: 'page:about' },
    ]);
    expect(told[1]?.message).toMatch(/unless it was one in Español\.$/);
    expect(redirected({ '/old-es': '/about-es', '/old': '/about' })).toEqual([]);
  });

  it('reports a chain and a circle', () => {
    expect(redirected({ '/a': '/b', '/b': 'page:about' })).toEqual([place('/a')]);
    expect(redirected({ '/a': '/a' })).toEqual([place('/a')]);
    expect(redirected({ '/a': '/b', '/b': '/a' })).toEqual([place('/a')]);
    expect(redirected({ '/z': '/a', '/a': '/b', '/b': '/a' })).toEqual([place('/a')]);
  });

  it('tells of each redirect of a long chain where all of them lead, and looks at none of them twice', () => {
    const steps = Array.from({ length: 20_000 }, (_, index) => [
      `/a${index}`,
      `/a${index + 1}?from=${index}`,
    ]);
    const redirects = Object.fromEntries([...steps, ['/a20000', 'page:about']]);
    const found = [...redirectEnds(redirects).values()];
    expect(found).toHaveLength(20_001);
    expect(new Set(found)).toEqual(new Set([{ target: 'page:about' }]));
    const told = messagesAfter({
      'site.config.json#/redirects': { '/a': '/b', '/b': '/c#d', '/c': 'page:about' },
    });
    expect(told.map((message) => message.includes('Did you mean "page:about"?'))).toEqual([true, true]);
  });

  it('tells a circle from its first redirect on, whatever leads into it', () => {
    const redirects = { '/z': '/b', '/a': '/b', '/b': '/c?x', '/c': '/a' };
    expect(messagesAfter({ 'site.config.json#/redirects': redirects })).toEqual([
      expect.stringContaining('in a circle: /a → /b → /c → /a.'),
    ]);
  });

  it.each([
    ['/old/*', 'is a pattern'],
    ['/:slug', 'is a pattern'],
    ['/a/', 'Did you mean "/a"?'],
    ['/a//b', 'Did you mean "/a/b"?'],
    ['/a/./c/../b', 'Did you mean "/a/b"?'],
    ['/a.html', 'Did you mean "/a"?'],
    ['/año', 'Did you mean "/a%C3%B1o"?'],
    ['/about.html', 'Visitors of "/about.html" come to "/about" in any case.'],
    ['/assets/old', 'where the site has scripts, styles and fonts'],
    ['/images', 'the site has the files of public/images'],
    ['/images/', 'the site has the files of public/images'],
    ['/index', 'a host shows the home page'],
    ['/menu.pdf', 'is a file of this site'],
    ['/robots.txt', 'is a file of this site'],
    ['/manifest.webmanifest', 'is a file of this site'],
    ['/404', 'is the address of the page "lost"'],
  ])('reports %s, which nobody would be sent on from', (from, words) => {
    const problems = problemsAfter({ 'site.config.json#/redirects': { [from]: 'page:about' } });
    expect(problems.map(({ check, severity, at }) => [check, severity, at])).toEqual([
      ['redirect/target', 'error', 'key'],
    ]);
    expect(problems[0]?.message).toContain(words);
  });

  it('tells how a page goes whose address is to lead elsewhere', () => {
    const told = (to: string) => messagesAfter({ 'site.config.json#/redirects': { '/about': to } })[0];
    expect(told('page:home')).toMatch(
      /Remove this redirect\. If the page is to go, run then: npm run content -- delete page about --redirect home$/,
    );
    expect(told('https://cups.example/x')).toMatch(/Remove this redirect\.$/);
  });

  it.each(['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'])(
    'reports %s when the site has an icon of which it is made',
    (from) => {
      const redirects = { [from]: 'page:about' };
      const severity = (icon: Record<string, unknown>) =>
        problemsAfter({ 'site.config.json#/redirects': redirects, ...icon })
          .filter(({ check }) => check === 'redirect/target')
          .map((told) => told.severity);
      expect(severity({ 'site.config.json#/icon': '/images/cup.svg' })).toEqual(['error']);
      expect(severity({})).toEqual(['warning']);
    },
  );

  it('warns of what only some hosts send on', () => {
    for (const from of ['/Old', '/old.pdf']) {
      const problems = problemsAfter({
        'site.config.json#/redirects': { '/menu': '/menu.pdf', [from]: 'page:about' },
      });
      expect(problems.map(({ check, severity }) => [check, severity])).toEqual([
        ['redirect/target', 'warning'],
      ]);
    }
  });

  it('accepts an old address with signs in their percent form', () => {
    expect(redirected({ '/a%C3%B1o': 'page:about' })).toEqual([]);
  });

  it('accepts a target in any alphabet: it is sent in its percent form', () => {
    expect(redirected({ '/a': 'https://日本.example/日本', '/b': 'https://example.com/año' })).toEqual([]);
  });

  it('reports an old address that is no path', () => {
    expect(redirected({ 'a b': 'page:about' })).toEqual([place('a b')]);
  });

  it('asks for the path of an old address that is written out, or lacks its slash', () => {
    const told = (from: string, to: string) =>
      messagesAfter({ 'site.config.json#/redirects': { [from]: to } })[0];
    expect(told('https://www.example.com/old', 'page:about')).toContain('Did you mean "/old"?');
    expect(told('old', 'page:about')).toContain('Did you mean "/old"?');
    expect(told('/old', 'http://example.com')).toContain('Did you mean "https://example.com"?');
  });

  it('asks for the path of an old address of the site itself, wherever it leads', () => {
    const told = (from: string, to: string) =>
      messagesAfter({
        'site.config.json#/origin': 'https://www.cups.example',
        'site.config.json#/redirects': { [from]: to },
      })[0];
    expect(told('https://www.cups.example/careers', '/about')).toContain('Did you mean "/careers"?');
    expect(told('www.cups.example/careers', 'page:about')).toContain('Did you mean "/careers"?');
    expect(told('https://elsewhere.example/jobs', '/careers')).toContain(
      'The old address stands first. Write "/careers": "https://elsewhere.example/jobs".',
    );
  });
});
