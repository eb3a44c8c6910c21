import { isLocaleFile } from '../../../file-names.ts';
import {
  listPlaceholders,
  placeholdersOf,
  withOtherName,
  withoutPlaceholders,
} from '../../../words/placeholder.ts';
import type { CheckContext } from '../../context/check-context.ts';
import type { PlaceholderGap } from '../../context/exchanged/placeholder-findings.ts';
import { knownNames } from '../../context/facts/unknown-names.ts';
import { factsWrittenIn, type WrittenFact } from '../../context/facts/written-facts.ts';
import type { KeyVersions, Version } from '../../context/words/keys/key-versions.ts';
import {
  isSourceAsRecorded,
  isSourceChanged,
  isTargetAsRecorded,
} from '../../context/words/translations/translations.ts';
import { shorten } from '../../schema-errors/fault.ts';
import { writtenFor } from './written-for.ts';

/** The names in a text, and those of others whose fact is written out instead: that is `content/hardcoded-fact`'s. */
const namesIn = (context: CheckContext, { value, locale }: Version, others: Version[]): string[] => {
  const isOfOther = ({ name }: WrittenFact) =>
    others.some((other) => placeholdersOf(other.value).includes(name));
  const facts = factsWrittenIn(context, value, locale).filter(isOfOther);
  return [...placeholdersOf(value), ...facts.map(({ name }) => name)];
};

/** The names that another language has and a text has not, whether their facts are written out in it or not. */
const lackedBy = ({ value }: Version, other: Version): string[] => {
  const own = placeholdersOf(value);
  return placeholdersOf(other.value).filter((name) => !own.includes(name));
};

/** What one language of a text lacks or has too much, and the finding that tells it. */
type Gap = Omit<PlaceholderGap, 'key'>;

const remedyOf = (missing: string[], extra: string[]): string => {
  if (extra.length === 0) return `Write ${listPlaceholders(missing)} where it belongs.`;
  return missing.length === 0
    ? `Remove ${listPlaceholders(extra)} here.`
    : `Write ${listPlaceholders(missing)} in place of ${listPlaceholders(extra)}.`;
};

/** Whether a name stands for nothing: what it is written for is then that of the other language. */
const isUnknown = ({ source }: CheckContext, name = ''): boolean =>
  !Object.hasOwn(source.config.facts ?? {}, name) && name !== 'smart_count';

/** Whether a text is nothing but names: without them it would be empty. */
const isBare = (text: string): boolean => withoutPlaceholders(text).trim() === '';

/** How the names of a translation differ from those of its source. */
export const placeholderGaps = (context: CheckContext, version: Version, source: Version): Gap[] => {
  const expected = namesIn(context, source, [version]);
  const found = namesIn(context, version, [source]);
  const missing = expected.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !expected.includes(name));
  if (missing.length + extra.length === 0) return [];
  const parts = [
    ...(missing.length > 0 ? [`lacks ${listPlaceholders(missing)}`] : []),
    ...(extra.length > 0 ? [`has ${listPlaceholders(extra)} too much`] : []),
  ];
  const [only] = missing;
  const [strange] = extra;
  const single = missing.length === 1 && extra.length === 1;
  const remedy =
    writtenFor(context, version, lackedBy(version, source)) ??
    (extra.length > 0 && isBare(version.value) && !isBare(source.value)
      ? `Write the translation of "${shorten(source.value)}".`
      : remedyOf(missing, extra));
  const said =
    single && !isBare(version.value)
      ? `This text has ${listPlaceholders(extra)} where "${source.locale}" has ${listPlaceholders(missing)}. Write ${listPlaceholders(missing)}.`
      : `Compared with "${source.locale}", this text ${parts.join(' and ')}. ${remedy}`;
  const { file, pointer } = source.place;
  const finding = {
    ...version.place,
    message: said,
    origin: { file, pointer },
    ...(single && only !== undefined ? { suggestion: `%{${only}}` } : {}),
    ...(single && only !== undefined && isUnknown(context, strange) && isLocaleFile(version.place.file)
      ? { fix: { set: withOtherName(version.value, strange ?? '', only) } }
      : {}),
  };
  return [{ version, missing, extra, finding }];
};

/**
 * A name that every translation has is not surplus in each of them, but missing in their source. A name that nothing
 * fills, however, is surplus.
 */
export const lackingInSource = (context: CheckContext, { key, versions, uses }: KeyVersions): Gap[] => {
  const [source, ...others] = versions;
  const isAsRecorded = ({ locale }: Version) =>
    isSourceAsRecorded(context, { key, locale, source: source?.value ?? '' });
  // If the only translation was made from this very source, the source has lost no name.
  if (!source || (others.length === 1 && others.some(isAsRecorded))) return [];
  const own = namesIn(context, source, others);
  const extra = others.map(({ value }) => placeholdersOf(value).filter((name) => !own.includes(name)));
  const [first = []] = extra;
  const isSame = (version: Version, names: string[] = []) =>
    names.join() === first.join() && own.every((name) => namesIn(context, version, [source]).includes(name));
  const [version] = others;
  const known = knownNames(context, uses);
  if (
    !version ||
    !first.some((name) => known.has(name)) ||
    !others.every((other, index) => isSame(other, extra[index]))
  )
    return [];
  const where = others.map(({ place }) => place.file).join(' and ');
  // Without the number that chooses its form, a text would have no forms.
  const other = first.includes('smart_count') ? '.' : ', or remove it there.';
  const remedy = writtenFor(context, source, lackedBy(source, version)) ?? `Write it here, too${other}`;
  const message = `This text lacks ${listPlaceholders(first)}, which ${where} ${others.length === 1 ? 'has' : 'have'}. ${remedy}`;
  return [{ version, missing: [], extra: first, finding: { ...source.place, message } }];
};

/** What is told of a text that has got names which its translations have not. */
const addedNames = ({ missing, extra }: Gap, others: Version[]): string => {
  const where = others.map(({ place }) => place.file).join(' and ');
  const names = listPlaceholders(missing);
  if (extra.length > 0)
    return `This text has ${names}, and ${where} ${listPlaceholders(extra)}. Write the same in every language.`;
  const [it, lack] = [missing.length > 1 ? 'them' : 'it', others.length > 1 ? 'lack' : 'lacks'];
  // Without the number that chooses its form, a text would have no forms.
  const other = missing.includes('smart_count') ? '.' : `, or remove ${it} here.`;
  return `This text has ${names}, which ${where} ${lack}. Write ${it} there, too${other}`;
};

/** Names that a text has got since each of its translations was made, perhaps in the place of another one: they are its own. */
export const changedInSource = (context: CheckContext, item: KeyVersions, gaps: Gap[]): Gap[] => {
  const [source, ...others] = item.versions;
  const [first, ...rest] = gaps;
  if (!source || !first) return gaps;
  const isSame = ({ missing, extra }: Gap) =>
    missing.join() === first.missing.join() && extra.join() === first.extra.join();
  const isWrittenFor = ({ version }: Gap) =>
    writtenFor(context, version, lackedBy(version, source)) !== undefined;
  const isAsAccepted = ({ locale, value }: Version) =>
    isTargetAsRecorded(context, { key: item.key, locale, value });
  const isAdded = first.extra.length === 0 && others.every(isAsAccepted) && !gaps.some(isWrittenFor);
  const isOther = first.missing.length === 1 && first.extra.length === 1;
  if (!(isAdded || isOther) || rest.length + 1 < others.length || !rest.every(isSame)) return gaps;
  if (!isSourceChanged(context, item)) return gaps;
  return [{ ...first, finding: { ...source.place, message: addedNames(first, others) } }];
};
