import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { projectText } from '../guards/project-text.ts';
import type { Exchange } from './site-exchanges.ts';

const sectionIn = (file: string, index: number): string => {
  const text = projectText(file);
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, ['sections', index]);
  return node ? text.slice(node.offset, node.offset + node.length) : '';
};

/** The hero of a page and the section below it in each other's place. */
const belowNext = (file: string): Exchange => {
  const [hero, next] = [sectionIn(file, 0), sectionIn(file, 1)];
  return {
    check: 'a11y/main-heading',
    parts: [
      [file, hero],
      [file, next],
    ],
    at: [file, `‸${hero}`],
  };
};

/** Sections in the wrong order, whatever their headings are called. */
export const siteSectionExchanges: Exchange[] = [
  'pages/home.json',
  'pages/contact.json',
  'pages/solutions/marketplace.json',
].map(belowNext);
