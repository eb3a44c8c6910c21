import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { isPageFile } from '../../../src/engine/core/file-names.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { placeIn } from '../../site/place-in.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import { differencesIn } from './differences-in.ts';
import { changedDocuments } from './versions-of.ts';

/** A figure with its unit before or behind it, such as $284 or 60 %. */
const figure = /^([$£€¥]?)(\d[\d.,]*)(\s?[%$£€¥°])?$/u;

/** The number and the unit of a value that is nothing else. */
const partsOf = (value: unknown): { number: string; unit: string } | undefined => {
  const [, before = '', number, behind = ''] = typeof value === 'string' ? (figure.exec(value) ?? []) : [];
  return number === undefined ? undefined : { number, unit: before + behind.trim() };
};

/** A figure whose unit is another one. */
type Changed = { pointer: string; former: string; value: string; was: string; unit: string };

/** The figures that have the number which they had in a former version at the same place, and another unit. */
const changedIn = (before: unknown, now: unknown): Changed[] =>
  [...differencesIn(before, now)].flatMap(({ pointer, before: former, now: value }) => {
    const [was, own] = [partsOf(former), partsOf(value)];
    if (!was || !own || was.number !== own.number || was.unit === '' || was.unit === own.unit) return [];
    return [{ pointer, former: String(former), value: String(value), was: was.unit, unit: own.unit }];
  });

/** The units of all figures of a document. */
const unitsIn = (document: unknown): string[] =>
  [...valuesIn(document)].flatMap(([, value]) => partsOf(value)?.unit ?? []);

const said = ({ former, value, was, unit }: Changed, since: string): string =>
  `This was "${former}" at ${commitInWords(since)}, and is "${value}" now, so its ${was} ${unit === '' ? 'is gone' : `has become ${unit}`}, and other figures of this page have it. Write "${former}" again${unit === '' ? '' : ', unless that is meant'}.`;

/** Holds the figures of pages against what they were: none has lost its unit, or got another one, which others of its page have. */
export const changedUnit: CheckSinceCommit = {
  id: 'content/changed-unit',
  severity: 'warning',
  description:
    'A price on a page has kept its unit since the last commit, as long as others of the page have it.',
  advice:
    'A price without its sign is a bare number, and one with the sign of another currency another price. Write the unit again. Example: "$118" that became "118" beside "$284". Another unit may well be meant, so it is only a remark, which is gone with the next commit.',
  run: (past) =>
    changedDocuments(past, isPageFile).flatMap(({ file, before, now }) => {
      const changed = changedIn(before, now);
      const units = changed.length === 0 ? [] : unitsIn(now);
      return changed
        .filter(({ was }) => units.includes(was))
        .map((one): Finding => {
          const place = placeIn(file, now, one.pointer);
          const message = said(one, past.since);
          return { ...place, message, ...(one.unit === '' ? {} : { severity: 'info' }) };
        });
    }),
};
