import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { exchangedIcons } from '../context/exchanged/exchanged-icons.ts';
import { lookedUpPairs } from '../context/exchanged-pairs.ts';
import { sectionsByFile } from '../context/marks/sections-by-file.ts';
import { fileNameOf } from '../context/own-names.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { exchangedBetweenPages, type Stray, strayTexts } from './exchanged/exchanged-between-pages.ts';
import { exchangedFacts } from './exchanged/exchanged-facts.ts';
import { exchangedItemNames } from './exchanged/exchanged-item-names.ts';
import { exchangedNotFound } from './exchanged/exchanged-not-found.ts';
import { exchangedSectionIds } from './exchanged/exchanged-section-ids.ts';

/** The page that an address names: the page of the file with that name. The home page may be named home or index. */
const namedBy = (path: string | undefined, byName: Map<string, PageFile>): PageFile | undefined =>
  path === '/'
    ? (byName.get('home') ?? byName.get('index'))
    : byName.get(path?.slice(1).replaceAll('/', '-') ?? '');

/** Two pages, each with an address that is named after the other. */
const exchangedAddresses = ({ source }: CheckContext): Finding[] => {
  const free = source.pages.filter(({ collection }) => collection === undefined);
  const byName = new Map(free.map((page) => [fileNameOf(page), page]));
  const namedAs = ({ document: { path } }: PageFile) => namedBy(path, byName);
  // The other page need not have the address named after this one: pages such as /404 have other addresses.
  const mayHave = (one: PageFile, other: PageFile) =>
    namedAs(other) === undefined && other.document.path !== undefined && one.document.path !== '/';
  const candidatesOf = (page: PageFile) => [namedAs(page) ?? []].flat();
  const areExchanged = (one: PageFile, other: PageFile) => namedAs(other) === one || mayHave(one, other);
  const at = ({ file, document: { id } }: PageFile) => ({ file, page: id, pointer: '/path' });
  return lookedUpPairs(free, candidatesOf, areExchanged).map(([page, other]) => {
    const fault = `This page has the address ${page.document.path}, and ${other.file} has ${other.document.path}: ${seemExchanged('their addresses')}`;
    return toldExchange(at(page), at(other), fault);
  });
};

/** Things with each other's names, addresses or words: each is valid by itself, so no other check finds them. */
export const refExchanged: Check<Stray> = {
  id: 'ref/exchanged',
  severity: 'warning',
  description:
    'No two pages have each other’s address or texts, no two facts each other’s addresses, and no two sections of a page or items of a list each other’s ids.',
  advice:
    'Two names, addresses or texts that were exchanged are both right by themselves, and visitors find the one where they look for the other. Exchange them back. Example: "/about-us" in pages/contact.json while pages/about-us.json has "/contact".',
  run: (context) => [
    ...exchangedAddresses(context),
    ...exchangedFacts(context),
    ...exchangedNotFound(context),
  ],
  runOnPages: (context) => [
    ...[...sectionsByFile(context).keys()].flatMap((file) => exchangedSectionIds(context, file)),
    ...exchangedIcons(context),
    ...exchangedItemNames(context),
  ],
  acrossPages: { see: strayTexts, tell: exchangedBetweenPages },
};
