import { isObject, objectOf } from '../../json/json-value.ts';
import { placeholdersOf } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type PlaceholderGap, placeholderFindings } from '../context/exchanged/placeholder-findings.ts';
import { outdatedNames, type UnknownName, unknownNames } from '../context/facts/unknown-names.ts';
import { type KeyVersions, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { expectedForms, formsOf } from '../context/words/numbers/plural-count.ts';
import { copiedWords } from '../context/words/translations/copied-words.ts';
import { isTranslatedAs } from '../context/words/translations/translations.ts';
import { isComparable } from '../context/words/writing/message-syntax.ts';
import type { Finding } from '../problems/problem.ts';
import { meantName } from './placeholders/meant-name.ts';
import { namelessForms } from './placeholders/nameless-forms.ts';
import { changedInSource, lackingInSource, placeholderGaps } from './placeholders/placeholder-gaps.ts';
import { strayParams } from './placeholders/stray-params.ts';
import { unknownFacts } from './placeholders/unknown-facts.ts';

type Compared = { unknown: UnknownName[]; single: Finding[]; different: PlaceholderGap[] };

const nothing: Compared = { unknown: [], single: [], different: [] };

/** The languages that lack no words, no brace and no form: the others are compared once the checks of these are content. */
const wholeVersions = (context: CheckContext, { versions }: KeyVersions): Version[] => {
  const counted = versions.some(({ value }) => formsOf(value) > 1);
  const forms = expectedForms(context);
  return versions.filter(
    ({ value, locale, isComparable: isWhole }) =>
      isWhole && !(counted && formsOf(value) !== forms.get(locale)),
  );
};

/** The names of a source that nothing fills. Words that no place shows have no parameters: `i18n/unused-key`. */
const unknownIn = (
  context: CheckContext,
  { key, versions, uses }: KeyVersions,
  [source, ...others]: Version[],
): UnknownName[] => {
  if (!source || uses.length === 0) return [];
  // Hardly any text has such names, so the lock file is read only for these.
  return unknownNames(context, source, uses).map((name) => ({
    ...name,
    isAsTranslated: isTranslatedAs(context, key, name.version.value),
    meant: meantName(name.name, versions),
    isAlone: others.length > 0 && !others.some(({ value }) => placeholdersOf(value).includes(name.name)),
  }));
};

/** How the names of a source differ from those of its translations that can be compared with it. */
const differencesIn = (context: CheckContext, item: KeyVersions, versions: Version[]): Compared => {
  const [source, ...others] = versions;
  if (!source) return nothing;
  const whole = { ...item, versions };
  const lacking = lackingInSource(context, whole);
  const found = others.flatMap((version) => placeholderGaps(context, version, source));
  const outdated = lacking.length > 0 ? [] : outdatedNames(context, whole, found);
  if (outdated.length > 0) return { ...nothing, unknown: outdated };
  const gaps = lacking.length > 0 ? lacking : changedInSource(context, whole, found);
  const copied = gaps.length > 0 ? copiedWords(context, item) : [];
  return { ...nothing, different: gaps.map((gap) => ({ key: item.key, copied, ...gap })) };
};

const compare = (context: CheckContext, item: KeyVersions): Compared => {
  // A parameter that is given under another name is reported where it is given.
  const stray = strayParams(context, item);
  if (stray.length > 0) return { ...nothing, single: stray };
  const versions = wholeVersions(context, item);
  const unknown = unknownIn(context, item, versions);
  if (unknown.length > 0) return { ...nothing, unknown };
  const single = namelessForms(versions);
  return single.length > 0 ? { ...nothing, single } : differencesIn(context, item, versions);
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
    'A name that nothing fills is shown as it is written, with its braces; one that a translation lacks leaves a gap in the sentence. Use the same names in every language: "Since %{founded}" and "Desde %{founded}". The facts stand in site.config.json. A number counts what its words name: "%{smart_count} solutions" is shown with "?smart_count=collection:solutions".',
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
