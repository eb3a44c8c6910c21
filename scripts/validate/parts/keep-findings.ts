import { checks } from '../../../src/engine/core/checks/all-checks.ts';
import { checkPart, type PartReport } from '../../../src/engine/core/checks/check-part.ts';
import { checkParts } from '../../../src/engine/core/checks/check-parts.ts';
import type { HeldBack } from '../../../src/engine/core/checks/consequences/without-silent-errors.ts';
import { type CheckOptions, runChecks } from '../../../src/engine/core/checks/run-checks.ts';
import { remembered } from '../../../src/engine/core/memory/remembered.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { aroundParts, atNoMoment } from './around-parts.ts';
import { findingsSince, type Kept, type Looked, shares } from './findings-since.ts';

const comparing = new Set(checks.filter((check) => check.comparesPages).map(({ id }) => id));

/** The files around the pages of which only a part could be read. */
const unreadableAround = ({ pages }: SiteSource, unreadable: ReadonlySet<string>): string[] => {
  const files = new Set(pages.map(({ file }) => file));
  return [...unreadable].filter((file) => !files.has(file));
};

const isSame = (before: Looked, now: Looked): boolean =>
  before.documents.every((document, index) => document === now.documents[index]) &&
  before.isFirst === now.isFirst &&
  before.unreadable.join() === now.unreadable.join();

/** Into so many parts pages are parted: an edit costs the checks of one part, and a first look something for each. */
const mostParts = 50;

const partsOfPages = (pages: PageFile[]): PageFile[][] => {
  const size = Math.ceil(pages.length / mostParts);
  return pages.flatMap((_, index) => (index % size === 0 ? [pages.slice(index, index + size)] : []));
};

const aroundOf = remembered(aroundParts);

/** Looks at the shares of the words of which nothing is known. */
const reportsOfWords = ({ around, words }: Kept, options: CheckOptions): PartReport[] => {
  for (let index = 0; index < shares; index += 1) {
    const part = { isFirst: false, share: { index, count: shares } };
    words[index] ??= checkPart({ ...aroundOf(around)(part), pages: [] }, { ...options, ...part });
  }
  return words.flatMap((report) => report ?? []);
};

/** Looks at the pages of which nothing is known, and forgets those that are gone. */
const reportsOfPages = (kept: Kept, given: PageFile[], options: CheckOptions): PartReport[] => {
  const known = kept.pages;
  kept.pages = new Map();
  for (const [index, pages] of partsOfPages(given).entries()) {
    const isFirst = index === 0;
    const files = pages.map(({ file }) => file);
    const unreadable = files.filter((file) => options.unreadable?.has(file));
    const looked = { documents: pages.map(({ document }) => document), isFirst, unreadable };
    const before = known.get(files.join());
    const around = aroundOf(kept.around)({ isFirst });
    const report =
      before && isSame(before, looked)
        ? before.report
        : checkPart({ ...around, pages }, { ...options, isFirst });
    kept.pages.set(files.join(), { ...looked, report });
  }
  return [...kept.pages.values()].map(({ report }) => report);
};

/**
 * Checks a site again and again, and finds what `runChecks` does. What was found on some pages, or in a share of the
 * words, holds until they change, or something that they name or that all share. Unedited files must give the same values
 * again (`keepSite`).
 */
export const keepFindings = (): typeof runChecks => {
  let kept: Kept | undefined;
  return (source, options) => {
    const { unreadable = new Set<string>(), errorsOnly = false } = options;
    const unread = unreadableAround(source, unreadable);
    const { pages: _, ...frame } = source;
    kept = findingsSince(kept, { around: atNoMoment(frame), unreadable: unread, errorsOnly });
    const pages = reportsOfPages(kept, source.pages, options);
    const words = reportsOfWords(kept, options);
    const stripped = { ...source, pages: pages.flatMap((report) => report.pages) };
    const heldBack: HeldBack[] = [];
    const how = { ...options, onHeldBack: (more: HeldBack[]) => void heldBack.push(...more) };
    const found = checkParts(stripped, [...pages, ...words], how);
    if (found.some(({ check }) => comparing.has(check))) return runChecks(source, options);
    options.onHeldBack?.(heldBack);
    return found;
  };
};
