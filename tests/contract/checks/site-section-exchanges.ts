import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { projectText } from '../guards/project-text.ts';
import type { Exchange } from './site-exchanges.ts';

const partIn = (file: string, path: (string | number)[]): string => {
  const text = projectText(file);
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  return node ? text.slice(node.offset, node.offset + node.length) : '';
};

/** The hero of a page and the section below it in each other's place. */
const belowNext = (file: string): Exchange => {
  const [hero, next] = [partIn(file, ['sections', 0]), partIn(file, ['sections', 1])];
  return {
    check: 'a11y/main-heading',
    parts: [
      [file, hero],
      [file, next],
    ],
    at: [file, `‸${hero}`],
  };
};

/** What lists show of two pages in each other's place. */
const cards = (file: string, other: string): Exchange => {
  const [own, its] = [partIn(file, ['card']), partIn(other, ['card'])];
  return {
    check: 'ref/exchanged',
    parts: [
      [file, own],
      [other, its],
    ],
    at: [file, `"card": ‸${its}`],
  };
};

/** Sections in the wrong order, whatever their headings are called, and whole cards. */
export const siteSectionExchanges: Exchange[] = [
  belowNext('pages/home.json'),
  belowNext('pages/contact.json'),
  belowNext('pages/solutions/marketplace.json'),
  cards('pages/solutions/loyalty.json', 'pages/solutions/share.json'),
];
