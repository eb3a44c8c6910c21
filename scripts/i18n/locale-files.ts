import { localeFile } from '../../src/engine/core/file-names.ts';
import { objectOf } from '../../src/engine/core/json/json-value.ts';
import { applyChanges } from '../content/draft/apply-changes.ts';
import { Draft } from '../content/draft/draft.ts';
import type { TranslatedSite } from './read-translated-site.ts';

const emptyFile = ({ context, source }: TranslatedSite): string => {
  const { $schema } = objectOf(context.given.locales[source]);
  return `${JSON.stringify($schema === undefined ? {} : { $schema }, null, 2)}\n`;
};

/** Edits the text of a language's file; one that is not there begins empty. */
export const editLocale = (
  { site, draft }: { site: TranslatedSite; draft: Draft },
  locale: string,
  edit: (text: string) => string,
): void => {
  const file = localeFile(locale);
  draft.write(file, edit(draft.has(file) ? draft.read(file) : emptyFile(site)));
};

/**
 * Changes the files of words and the lock file as one: a command that is killed or meets a full disk leaves all of them
 * as they were or as they are to be, or a plan by which the rest is done. With `dryRun` nothing is written.
 */
export const changeWords = async (
  { files: { root } }: TranslatedSite,
  { verb, dryRun = false }: { verb: string; dryRun?: boolean },
  change: (draft: Draft) => void | Promise<void>,
): Promise<void> => {
  const draft = new Draft({ root, code: root });
  await change(draft);
  const changes = draft.changes();
  if (changes.length > 0 && !dryRun) await applyChanges(draft, { command: `i18n -- ${verb}`, changes });
};
