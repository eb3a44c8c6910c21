import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { isPageFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { parseJson } from '../../site/file-reader.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { placeIn } from '../causes/shown-places.ts';
import { changedFact } from './changed-facts.ts';
import type { FormerContent } from './look-back.ts';
import { commitInWords } from './losses/loss.ts';

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
const changedIn = (before: unknown, now: unknown, pointer = ''): Changed[] => {
  if (typeof before === 'string' && typeof now === 'string') {
    const [former, own] = [partsOf(before), partsOf(now)];
    const isOther = former && own && former.number === own.number && former.unit !== own.unit;
    return isOther && former.unit !== ''
      ? [{ pointer, former: before, value: now, was: former.unit, unit: own.unit }]
      : [];
  }
  if (typeof now !== 'object' || typeof before !== 'object' || now === null) return [];
  const former: Json = { ...before };
  return Object.entries(now).flatMap(([name, value]) => changedIn(former[name], value, below(pointer, name)));
};

/** The units of all figures of a document. */
const unitsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(unitsIn)
    : [partsOf(value)?.unit ?? ''];

const said = ({ former, value, was, unit }: Changed, since: string): string =>
  `This was "${former}" at ${commitInWords(since)}, and is "${value}" now, so its ${was} ${unit === '' ? 'is gone' : `has become ${unit}`}, and other figures of this page have it. Write "${former}" again${unit === '' ? '' : ', unless that is meant'}.`;

/** The figures of pages that have lost their unit since a commit, or have another one, while others of the page have it. */
export const changedUnits = (
  { texts }: Pick<SiteFiles, 'texts'>,
  { since, former }: FormerContent,
): Problem[] =>
  [...former].flatMap(([file, text]) => {
    if (text === undefined || !isPageFile(file)) return [];
    const now = objectOf(parseJson(file, texts.get(file) ?? '').value);
    const changed = changedIn(parseJson(file, text).value, now);
    const units = changed.length === 0 ? [] : unitsIn(now);
    return changed
      .filter(({ was }) => units.includes(was))
      .map((one): Problem => {
        const place = placeIn(file, now, one.pointer);
        const severity = one.unit === '' ? changedFact.severity : 'info';
        return { check: changedFact.id, severity, ...place, message: placeInWords(place) + said(one, since) };
      });
  });
