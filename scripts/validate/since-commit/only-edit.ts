import { steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { configFile, isConfigFile } from '../../../src/engine/core/file-names.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { namesText, parseText } from '../../../src/engine/core/words/text-reference.ts';
import { changedFiles } from '../../git/changed-files.ts';
import { isContent } from '../../site/place-in.ts';
import type { Past } from './look-back.ts';
import { type FormerValue, onlyChange, onlyExchange } from './only-change.ts';
import { type ItemPlace, replacedItem } from './replaced-item.ts';
import { versionsOf } from './versions-of.ts';

/**
 * The one value of a site that is another than at a commit, and what it was; `twin` is the other item that it says the
 * same as, if it is a whole item of a list, and `partner` the other setting that has its value, and it that one's.
 */
export type OnlyEdit = {
  file: string;
  pointer: string;
  was: unknown;
  twin?: ItemPlace;
  partner?: FormerValue;
};

/** What a site consists of, besides code. */
const ofSite = /^(?:pages|locales|schemas|public)\/|^(?:site\.config|translations\.lock)\.json$/;

/** Facts are told where texts contradict them, and of which collection a page is, is known from its file when it is read. */
const toldElsewhere = /^\/(?:facts|collections)\//;

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null;

/** Whether two values are one text in other words: what follows is told at its translations, as for words of a locale file. */
const haveOneKey = (was: unknown, is: unknown): boolean =>
  namesText(was) && namesText(is) && parseText(was).key === parseText(is).key;

/** The only value that differs between two versions of a document, or the only item of a list that another was pasted over. */
const editOf = (
  source: SiteSource,
  document: { file: string; before: unknown; now: unknown },
): OnlyEdit | undefined => {
  const { file, before, now } = document;
  const change = onlyChange(before, now, '');
  const is = change && valueAt(now, change.pointer);
  if (change && haveOneKey(change.was, is)) return undefined;
  const areScalars = change && isScalar(change.was) && isScalar(is);
  if (areScalars) return { file, ...change };
  const [one, partner] = (isConfigFile(file) && onlyExchange(before, now)) || [];
  if (one && partner) return { file, ...one, partner };
  const item = replacedItem(source, document);
  return item && { file, ...item, was: valueAt(before, item.pointer) };
};

/** The only edit of a page or of the settings since a commit; undefined when anything else changed. */
export const onlyEdit = async (past: Past): Promise<OnlyEdit | undefined> => {
  const { root, source } = past.files;
  const [file, another] = (await changedFiles(root, past.since)).filter((name) => ofSite.test(name));
  if (file === undefined || another !== undefined || !isContent(file)) return undefined;
  const versions = versionsOf(past, file);
  const edit = versions && editOf(source, { file, ...versions });
  return edit && !edit.partner && toldElsewhere.test(edit.pointer) ? undefined : edit;
};

const undone = <Document>(document: Document, { pointer, was }: OnlyEdit): Document =>
  withValue(document, steps(pointer), was) as Document;

/** A site as it was before an edit. */
export const siteBefore = (source: SiteSource, edit: OnlyEdit): SiteSource =>
  edit.file === configFile
    ? { ...source, config: undone(source.config, edit) }
    : {
        ...source,
        pages: source.pages.map(
          (page): PageFile =>
            page.file === edit.file ? { ...page, document: undone(page.document, edit) } : page,
        ),
      };
