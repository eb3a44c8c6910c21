import { isObject, objectOf } from '../json-value.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { type PlaceholderGap, placeholderFindings } from './context/exchanged/placeholder-findings.ts';
import { type UnknownName, unknownFacts } from './context/facts/unknown-facts.ts';
import { knownNames, outdatedNames, unknownNames } from './context/facts/unknown-names.ts';
import { factsWrittenIn, type WrittenFact } from './context/facts/written-facts.ts';
import { writtenFor } from './context/facts/written-for.ts';
import { copiedWords } from './context/words/copied-words.ts';
import { type KeyVersions, keyVersions, type Version } from './context/words/key-versions.ts';
import { meantName } from './context/words/meant-name.ts';
import { isComparable } from './context/words/message-syntax.ts';
import { namelessForms } from './context/words/nameless-forms.ts';
import { expectedForms, formsOf } from './context/words/plural-count.ts';
import { strayParams } from './context/words/stray-params.ts';
import { isSourceAsRecorded, isSourceChanged } from './context/words/translations.ts';
import { listPlaceholders, placeholdersOf } from './context/words/words.ts';
import type { Finding } from './problems/problem.ts';

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

type Gap = Omit<PlaceholderGap, 'key'>;

const remedyOf = (missing: string[], extra: string[]): string => {
  if (extra.length === 0) return `Write ${listPlaceholders(missing)} where it belongs.`;
  return missing.length === 0
    ? `Remove ${listPlaceholders(extra)} here.`
    : `Write ${listPlaceholders(missing)} in place of ${listPlaceholders(extra)}.`;
};

const difference = (context: CheckContext, version: Version, source: Version): Gap[] => {
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
  const single = missing.length === 1 && extra.length === 1;
  const remedy = writtenFor(context, version, lackedBy(version, source)) ?? remedyOf(missing, extra);
  const said = single
    ? `This text has ${listPlaceholders(extra)} where "${source.locale}" has ${listPlaceholders(missing)}. Write ${listPlaceholders(missing)}.`
    : `Compared with "${source.locale}", this text ${parts.join(' and ')}. ${remedy}`;
  const { file, pointer } = source.place;
  const finding = {
    ...version.place,
    message: said,
    origin: { file, pointer },
    ...(single && only !== undefined ? { suggestion: `%{${only}}` } : {}),
  };
  return [{ version, missing, extra, finding }];
};

/**
 * A name that every translation has is not surplus in each of them, but missing in their source. A name that nothing
 * fills, however, is surplus.
 */
const lackingInSource = (context: CheckContext, { key, versions, uses }: KeyVersions): Gap[] => {
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
  const remedy =
    writtenFor(context, source, lackedBy(source, version)) ?? 'Write it here, too, or remove it there.';
  const message = `This text lacks ${listPlaceholders(first)}, which ${where} ${others.length === 1 ? 'has' : 'have'}. ${remedy}`;
  return [{ version, missing: [], extra: first, finding: { ...source.place, message } }];
};

/** One name in the place of another, in a text that has changed since each of its translations was made: it is its own. */
const changedInSource = (context: CheckContext, item: KeyVersions, gaps: Gap[]): Gap[] => {
  const [source, ...others] = item.versions;
  const [first, ...rest] = gaps;
  const isSame = ({ missing, extra }: Gap) =>
    missing.join() === first?.missing.join() && extra.join() === first.extra.join();
  const isOne = first?.missing.length === 1 && first.extra.length === 1;
  if (!source || !first || !isOne || rest.length + 1 < others.length || !rest.every(isSame)) return gaps;
  if (!isSourceChanged(context, item)) return gaps;
  const where = others.map(({ place }) => place.file).join(' and ');
  const message = `This text has ${listPlaceholders(first.missing)}, and ${where} ${listPlaceholders(first.extra)}. Write the same in every language.`;
  return [{ ...first, finding: { ...source.place, message } }];
};

/** Whether some translation was made from the words of the default language as they are. */
const isAsTranslated = (
  context: CheckContext,
  { key, source, others }: { key: string; source: string; others: Version[] },
): boolean => others.some(({ locale }) => isSourceAsRecorded(context, { key, locale, source }) === true);

type Compared = { unknown: UnknownName[]; single: Finding[]; different: PlaceholderGap[] };

const compare = (context: CheckContext, item: KeyVersions): Compared => {
  const counted = item.versions.some(({ value }) => formsOf(value) > 1);
  const forms = expectedForms(context);
  // Texts that lack words, a brace or a form are reported by the checks of these, and compared once they are whole.
  const [source, ...others] = item.versions.filter(
    ({ value, locale, isComparable: isWhole }) =>
      isWhole && !(counted && formsOf(value) !== forms.get(locale)),
  );
  // A parameter that is given under another name is reported where it is given.
  const stray = strayParams(item);
  // Words that no place shows have no parameters to be filled with; `i18n/unused-key` reports them.
  const isShown = item.uses.length > 0 && stray.length === 0;
  const names = source && isShown ? unknownNames(context, source, item.uses) : [];
  // Hardly any text has such names, so the lock file is read only for these.
  const unknown = names.map((name) => ({
    ...name,
    isAsTranslated: isAsTranslated(context, { key: item.key, source: name.version.value, others }),
    meant: meantName(name.name, item.versions),
    isAlone: others.length > 0 && !others.some(({ value }) => placeholdersOf(value).includes(name.name)),
  }));
  const single =
    stray.length > 0 ? stray : source && unknown.length === 0 ? namelessForms([source, ...others]) : [];
  if (!source || unknown.length + single.length > 0) return { unknown, single, different: [] };
  const whole = { ...item, versions: [source, ...others] };
  const lacking = lackingInSource(context, whole);
  const found = others.flatMap((version) => difference(context, version, source));
  const outdated = lacking.length > 0 ? [] : outdatedNames(context, whole, found);
  if (outdated.length > 0) return { unknown: outdated, single: [], different: [] };
  const gaps = lacking.length > 0 ? lacking : changedInSource(context, whole, found);
  const copied = gaps.length > 0 && lacking.length === 0 ? copiedWords(context, item) : [];
  return { unknown, single: [], different: gaps.map((gap) => ({ key: item.key, copied, ...gap })) };
};

/** Texts and links written on the page itself, without a key. */
const literals = (context: CheckContext): UnknownName[] =>
  context.marks
    .filter(({ kind, text }) => (kind === 'text' || kind === 'link') && text === undefined)
    // How a placeholder is written is reported for texts by `i18n/invalid-message`, and for links here.
    .filter(({ kind, value }) => kind === 'link' || isComparable(value))
    .flatMap((mark) => unknownNames(context, mark, []));

/** Facts that cannot be read at all are `schema/site`'s. */
const hasFacts = ({ given }: CheckContext): boolean => {
  const { facts = {} } = objectOf(given.config);
  return isObject(facts);
};

/** %{names} that differ between languages, or that no fact and no parameter fills. */
export const i18nPlaceholderMismatch: Check = {
  id: 'i18n/placeholder-mismatch',
  severity: 'error',
  description: 'Every %{name} is a fact or a parameter, and stands in every language of a text.',
  advice:
    'A name that nothing fills is shown as it is written, with its braces; one that a translation lacks leaves a gap in the sentence. Use the same names in every language: "Since %{founded}" and "Desde %{founded}". The facts stand in site.config.json.',
  run: (context) => {
    const compared = keyVersions(context).map((item) => compare(context, item));
    const unknown = [...compared.flatMap((item) => item.unknown), ...literals(context)];
    const different = [
      ...compared.flatMap((item) => item.single),
      ...placeholderFindings(compared.flatMap((item) => item.different)),
    ];
    return hasFacts(context) ? [...unknownFacts(context, unknown), ...different] : different;
  },
};
