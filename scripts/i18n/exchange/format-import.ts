import { counted, firstThree } from '../../../src/engine/core/counted.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import { spellControls } from '../../cli/spell-controls.ts';
import type { Imported } from './import-texts.ts';

const summary = ({ locale, counts, written }: Imported): string =>
  [
    `${localeFile(locale)}: ${counts.taken} ${written ? 'taken' : 'could be taken'}`,
    ...(counts.accepted > 0
      ? [`${counts.accepted} ${written ? 'accepted as they were' : 'could be accepted as they are'}`]
      : []),
    `${counts.unchanged} unchanged`,
    ...(counts.emptied > 0
      ? [`${counts.emptied} emptied and kept as ${counts.emptied === 1 ? 'it was' : 'they were'}`]
      : []),
    ...(counts.untranslated > 0 ? [`${counts.untranslated} not translated yet`] : []),
  ].join(', ');

/** Which of the listed texts whoever has read the list may take all the same, where that is not all of them. */
const forcible = (refused: Imported['refused']): string[] => {
  const keys = refused.flatMap(({ key, forcible: can }) => (can ? [key] : []));
  return keys.length === 0 || keys.length === refused.length
    ? []
    : [`--force also takes ${keys.length} of these: ${firstThree(keys)}.`];
};

/** What is taken but not noted, and how that ends. */
const doubtedInWords = ({ doubted, written }: Imported): string[] => {
  if (doubted.length === 0) return [];
  const texts = counted(doubted.length, 'text');
  if (!written) return [`${texts} would need another look.`];
  return [
    doubted.length === 1
      ? `${texts} was imported and needs another look; npm run validate lists it.`
      : `${texts} were imported and need another look; npm run validate lists them.`,
  ];
};

/** Rows may be lost on the way. A file with few of the texts was sent so. */
const absentInWords = ({ absent, listed }: Imported): string[] => {
  if (absent === 0 || absent > listed) return [];
  return [`${counted(absent, 'text')} of the site ${absent === 1 ? 'is' : 'are'} not in this file.`];
};

/** Words of a remark that tell which one it is. */
const beginning = (words: string): string => (words.length > 60 ? `${words.slice(0, 60)}…` : words);

/** What translators ask or explain beside the texts is for a person to read: nothing of it belongs into the site. */
const remarksInWords = ({ remarks }: Imported): string[] => {
  if (remarks.length === 0) return [];
  const those = firstThree(
    remarks.map(({ line, words }) => `line ${line} ${JSON.stringify(beginning(words))}`),
  );
  const notes = counted(remarks.length, 'note');
  return [`The translator left ${notes}, which no import takes. Read them in the file: ${those}.`];
};

const next = ({ refused, written, counts }: Imported, dryRun: boolean): string[] => {
  if (dryRun) return ['Nothing was written (--dry-run).'];
  if (refused.length === 0) return [];
  const texts = counted(
    refused.reduce((sum, { also = 0 }) => sum + 1 + also, 0),
    'text',
  );
  if (written) return [`${texts} left out. Mend what is listed and import the file again.`];
  const isAllForcible = refused.every(({ forcible: can }) => can);
  const isRest = refused.some(({ forcible: can }) => can) || counts.taken + counts.accepted > 0;
  const rest = isRest ? `, or take ${isAllForcible ? 'everything' : 'the rest'} with --force` : '';
  return [
    `Nothing was written, because ${texts} cannot be taken. Mend what is listed${rest}.`,
    ...forcible(refused),
  ];
};

const noTranslation = 'There is no translation here any more. The site keeps the one that it has.';

/** More texts than this are not read one by one. */
const mostEmptied = 10;

const emptiedInWords = ({ emptied }: Imported) => {
  const [first] = emptied;
  if (!first || emptied.length <= mostEmptied)
    return emptied.map((text) => ({ ...text, reason: noTranslation }));
  const others = `So it is in ${emptied.length - 1} more texts.`;
  return [{ ...first, reason: `${noTranslation} ${others}` }];
};

/** Whoever forces an import learns which words it replaces: git does not know those that were not committed. */
const replacedInWords = ({ replaced, written }: Imported) =>
  replaced.map(({ before, ...text }) => {
    const told = written ? 'Replaced by --force. It was' : '--force would replace this. It is';
    return { ...text, reason: `${told}: ${JSON.stringify(before)}` };
  });

/** The result of an import: its summary, and each refused or replaced text with its place in the file. */
export const formatImport = (file: string, imported: Imported, dryRun: boolean): string =>
  [
    ...[...imported.refused, ...emptiedInWords(imported), ...replacedInWords(imported), ...imported.doubted]
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, column, key, reason }) => spellControls(`${file}:${line}:${column}  ${key}  ${reason}`)),
    summary(imported),
    ...absentInWords(imported),
    ...remarksInWords(imported).map(spellControls),
    ...doubtedInWords(imported),
    ...next(imported, dryRun),
  ].join('\n');
