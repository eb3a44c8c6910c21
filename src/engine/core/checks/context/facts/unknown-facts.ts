import { writtenFacts } from '../../../facts.ts';
import { configFile } from '../../../file-names.ts';
import { placeKey } from '../../problems/place-keys.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import { closest } from '../../suggestions/closest.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import type { CheckContext } from '../check-context.ts';
import { strangeParts } from '../strange-parts.ts';
import type { Version } from '../words/key-versions.ts';
import { listPlaceholders } from '../words/words.ts';
import { expectedOfFact } from './broken-facts.ts';
import { mentionedFacts } from './mentioned-facts.ts';
import { strangeNames } from './strayed-facts.ts';

/** A name in a text that nothing fills, the names that would be filled there, and the place that shows the text. */
export type UnknownName = {
  name: string;
  version: Pick<Version, 'value' | 'place'>;
  known: Set<string>;
  /** Whether the text is still what its translations were made from: then its name was right. */
  isAsTranslated?: boolean;
  /** The only name that other forms or languages of the text have in its place. */
  meant?: string | undefined;
  /** Whether it is in a translation only, whose text has another name in its place by now. */
  isOutdated?: boolean;
  /** Whether no translation of the text has it. */
  isAlone?: boolean;
  shownAt?: Place | undefined;
};

const count = 'smart_count';

/** Which number is meant, the place says that shows the text. */
const withoutCount = ({ version, shownAt, isAlone }: UnknownName): Finding => {
  const write = `such as "?${count}=collection:solutions" or "?${count}=3"`;
  if (isAlone) {
    const message = `This text has a number, %{${count}}, which it has in no other language, and no place says what to count. Remove %{${count}}; or write it in every language, and what to count behind the name of the text on its page, ${write}.`;
    return { ...version.place, message };
  }
  return {
    ...(shownAt
      ? { ...shownAt, origin: { file: version.place.file, pointer: version.place.pointer } }
      : version.place),
    message: `This text has a number, %{${count}}, and this place does not say what to count. Write that behind its name, ${write}.`,
  };
};

/** A fact that no text mentions is reported at its name, if some texts mention a similar name. */
const otherwiseNamed = (name: string, own: string): Finding => {
  const message = `No text mentions the fact "${own}", but there are texts that mention "${name}".`;
  const place = { file: configFile, pointer: below('/facts', own), at: 'key' as const };
  return { ...place, ...withSuggestion(message, name) };
};

/** A slip in a name may be mended unasked. */
const misspeltFact = (name: string, nearest: string): Finding => ({
  ...otherwiseNamed(name, nearest),
  fix: { rename: name },
});

/** Where several facts are mentioned and there is none but the year, which no file names, their whole list is gone. */
const allFacts = ({ source }: CheckContext, unknown: UnknownName[]): Finding[] => {
  const names = [...new Set(unknown.map(({ name }) => name))];
  if (Object.keys(writtenFacts(source.config)).length > 0 || names.length < 2) return [];
  const message = `Texts mention ${names.length} facts, such as ${listPlaceholders(names.slice(0, 3))}, but there are no "facts" here. Put them back, each with its value, such as "${names[0]}": "…".`;
  return [{ file: configFile, pointer: '/facts', message }];
};

/** What several texts mention, or one that has not changed, is not misspelt there: the fact itself is gone. */
const lostFact = (name: string, { file }: Place, count: number): Finding => {
  const who = count === 1 ? `a text in ${file} mentions` : `${count} texts mention, the first in ${file}`;
  const texts = count === 1 ? 'text' : 'texts';
  const message = `There is no fact "${name}" here, which ${who}. Write "${name}" with its value, or take %{${name}} out of the ${texts}.`;
  return { file: configFile, pointer: '/facts', missing: name, message };
};

/** The only fact that no text mentions, when it may be the one that is gone: it got another name, and the texts did not. */
const renamedFact = (context: CheckContext, name: string): string | undefined => {
  const facts = writtenFacts(context.source.config);
  const mentioned = mentionedFacts(context);
  const [idle, another] = Object.keys(facts).filter((fact) => !mentioned.has(fact));
  const value = idle === undefined ? undefined : facts[idle];
  if (idle === undefined || another !== undefined || value === undefined) return undefined;
  const texts = typeof value === 'string' ? [value] : Object.values(value);
  const isAddress = texts.some((text) => /@|:\/\//.test(text));
  const isOne = texts.every((text) => expectedOfFact(name, text) === undefined);
  return isOne && isAddress === /(email|url)$/i.test(name) ? idle : undefined;
};

/** Several names of one text, as when it was put into capitals, are one fault. */
const oncePerText = (findings: Finding[]): Finding[] => {
  const inTexts = findings.filter(({ file }) => file !== configFile);
  const byText = Map.groupBy(inTexts, placeKey);
  const told = [...byText.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const more = others.length === 1 ? 'Another name of this text is' : `${others.length} more names are`;
    return { ...first, message: `${first.message} ${more} unknown as well.` };
  });
  return [...findings.filter((finding) => !inTexts.includes(finding)), ...told];
};

/** A fact that got another name, also in the texts of the default language: each translation has forgotten it once. */
const outdatedFacts = (outdated: UnknownName[]): Finding[] => {
  const forgotten = Map.groupBy(outdated, ({ name, version }) => `${name}\n${version.place.file}`);
  return [...forgotten.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { name, version, meant } = first;
    const more = others.length === 0 ? '' : ` ${others.length} more of this file mention it.`;
    const also = others.map((other) => other.version.place.pointer);
    const message = `There is no fact "${name}" in site.config.json for %{${name}}.${more}`;
    const told = withSuggestion(message, meant && `%{${meant}}`);
    return { ...version.place, ...told, ...(also.length > 0 ? { also } : {}) };
  });
};

/** The first place that mentions a name, every place that does, and whether no other name is unknown. */
type Mention = { first: UnknownName; alike: UnknownName[]; isOnly: boolean };

/** What is said of a name that nothing fills: it is told at a fact that is misspelt or renamed, or else at the text. */
const explainName = (context: CheckContext, { first, alike, isOnly }: Mention): Finding => {
  const { name, version, known, meant } = first;
  const facts = context.source.config.facts ?? {};
  const nearest = closest(name, known);
  const isLonely =
    nearest !== undefined && facts[nearest] !== undefined && !mentionedFacts(context).has(nearest);
  if (isLonely && strangeParts(context, nearest) >= strangeParts(context, name))
    return misspeltFact(name, nearest);
  const others = alike.length - 1;
  const isLost = alike.some((item) => item.isAsTranslated) || (nearest === undefined && others > 0);
  const renamed = isLost && isOnly ? renamedFact(context, name) : undefined;
  if (renamed !== undefined) return otherwiseNamed(name, renamed);
  if (isLost) return lostFact(name, version.place, alike.length);
  const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'text mentions' : 'texts mention'} it.`;
  const message = `There is no fact "${name}" in site.config.json for %{${name}}.${more}`;
  const likely = meant ?? nearest;
  const todo = 'Write it under "facts" there, or name another one.';
  const suggested = withSuggestion(message, likely && `%{${likely}}`, todo);
  return { ...version.place, ...suggested, names: [name] };
};

/** Names that no fact and no parameter fills. */
const unfilled = (context: CheckContext, unknown: UnknownName[]): Finding[] => {
  if (unknown.length === 0) return [];
  const uncounted = unknown.filter(({ name }) => name === count);
  if (uncounted.length > 0) return uncounted.map(withoutCount);
  const lost = allFacts(context, unknown);
  if (lost.length > 0) return lost;
  const firsts = [...new Map(unknown.toReversed().map((item) => [item.name, item])).values()].reverse();
  const isOnly = firsts.length === 1;
  return oncePerText(
    firsts.map((first) => {
      const alike = unknown.filter(({ name }) => name === first.name);
      return explainName(context, { first, alike, isOnly });
    }),
  );
};

/**
 * What is said of names that no fact and no parameter fills: a fact that is gone is one fault, however many texts
 * mention it.
 */
export const unknownFacts = (context: CheckContext, found: UnknownName[]): Finding[] => {
  const { outdated = [], unknown = [] } = Object.groupBy(found, ({ isOutdated }) =>
    isOutdated ? 'outdated' : 'unknown',
  );
  const stray = unknown.length === 0 ? new Set() : strangeNames(context);
  // Facts that stand elsewhere in the settings are told there.
  const lost = stray.has('facts') ? [] : unknown.filter(({ name }) => !stray.has(name));
  return [...outdatedFacts(outdated), ...unfilled(context, lost)];
};
