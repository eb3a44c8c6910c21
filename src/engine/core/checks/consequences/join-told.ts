import type { Problem } from '../problems/problem.ts';
import { joinExchangedGroups } from './join-exchanged-groups.ts';
import { joinExchangedLanguages } from './join-exchanged-languages.ts';
import { joinForeignWords } from './join-foreign-words.ts';
import { joinLostBraces } from './join-lost-braces.ts';
import { joinMovedHeadings } from './join-moved-headings.ts';
import { joinMovedProperties } from './join-moved-properties.ts';
import { joinOverwritten } from './join-overwritten.ts';

/** What joins problems, in the order in which it does: each one looks at what those before it have left. */
const joins = [
  joinMovedHeadings,
  joinMovedProperties,
  joinLostBraces,
  joinExchangedLanguages,
  joinForeignWords,
  joinExchangedGroups,
  joinOverwritten,
];

/** The problems of a site, with one for those that are one fault together. */
export const joinTold = (problems: Problem[]): Problem[] =>
  joins.reduce((told, join) => join(told), problems);
