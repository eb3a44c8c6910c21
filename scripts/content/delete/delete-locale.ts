import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { closestLocale } from '../../../src/engine/core/checks/suggestions/closest.ts';
import { configFile, localeFile, lockFile } from '../../../src/engine/core/file-names.ts';
import { isObject, listOf, objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { UsageError } from '../../cli/usage-error.ts';
import { formerTexts } from '../../git/former-texts.ts';
import { removeValue, takeOut } from '../../json-text/edit-text.ts';
import { parseJson } from '../../site/file-reader.ts';
import { type Use, useAt } from '../find-uses.ts';
import { notThere, type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { refuseUsed } from './refuse-used.ts';

/** Pages that would have no language left. */
const onlyIn = (workspace: Workspace, locale: string): Use[] =>
  workspace.context.given.pages
    .filter(({ document }) => listOf(document.locales).length === 1 && document.locales?.[0] === locale)
    .map(({ file, document }) =>
      useAt(workspace, { file, pointer: '/locales' }, `the page "${document.id}"`),
    );

/** The settings of one language: its line, its facts, its addresses of collections. */
const settingsOf = (config: unknown, locale: string): string[] => {
  const { locales, facts, collections } = objectOf(config);
  const line = listOf(locales).findIndex((item) => objectOf(item).locale === locale);
  const ownFacts = Object.entries(objectOf(facts)).flatMap(([name, value]) =>
    isObject(value) && locale in value ? [below('/facts', name, locale)] : [],
  );
  const paths = Object.entries(objectOf(collections)).flatMap(([name, value]) =>
    locale in objectOf(objectOf(value).paths) ? [below('/collections', name, 'paths', locale)] : [],
  );
  return [below('/locales', line), ...ownFacts, ...paths];
};

/** Removes the settings of one language from a page: its address, and its place in the list of languages. */
const leavePage = (text: string, document: Record<string, unknown>, locale: string): string => {
  const listed = listOf(document.locales).indexOf(locale);
  const left = locale in objectOf(document.paths) ? removeValue(text, below('/paths', locale)) : text;
  return listed === -1 ? left : takeOut(left, below('/locales', listed));
};

/** Whether the last commit has a language: then visitors may know its addresses, and `validate` misses them. */
const isCommitted = async (root: string, locale: string): Promise<boolean> => {
  const compared = { since: 'HEAD', among: [configFile] };
  const former = await formerTexts(root, compared).catch(() => new Map([[configFile, undefined]]));
  if (!former.has(configFile)) return true;
  const { value } = parseJson(configFile, former.get(configFile) ?? '{}');
  return listOf(objectOf(value).locales).some((row) => objectOf(row).locale === locale);
};

const unfound = 'Its addresses are not found from now on.';

const missed = `${unfound} Until you commit, \`npm run validate\` lists the "redirects" that send their visitors to the same pages.`;

const unknownLanguage = ({ draft, context }: Workspace, locale: string): UsageError => {
  const file = localeFile(locale);
  return draft.has(file)
    ? new RefusedChange(
        `site.config.json lists no language "${locale}", but there is ${file}. Delete that file, if nobody needs its texts.`,
      )
    : notThere('language', locale, {
        meant: closestLocale(locale, context.locales),
        all: context.locales,
      });
};

/** `delete locale`: a language with its words, facts and addresses, and the records of its translations. */
export const deleteLocale = async (workspace: Workspace, locale: string): Promise<Plan> => {
  const { draft, context } = workspace;
  const { config, pages } = context.given;
  if (!context.locales.includes(locale)) throw unknownLanguage(workspace, locale);
  if (locale === config.defaultLocale)
    throw new RefusedChange(`"${locale}" is the default language. Make another one "defaultLocale" first.`);
  const deletes = `the language "${locale}"`;
  refuseUsed(deletes, onlyIn(workspace, locale));
  draft.write(configFile, settingsOf(config, locale).reduce(removeValue, draft.read(configFile)));
  for (const { file, document } of pages) {
    const text = draft.read(file);
    const left = leavePage(text, { ...document }, locale);
    if (left !== text) draft.write(file, left);
  }
  draft.remove(localeFile(locale));
  if (draft.has(lockFile)) draft.write(lockFile, removeValue(draft.read(lockFile), below('', locale)));
  return {
    deletes,
    done: `The language "${locale}" is deleted.`,
    notes: [(await isCommitted(workspace.folders.root, locale)) ? missed : unfound],
  };
};
