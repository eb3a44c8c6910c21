import { configFile } from '../../../file-names.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { allFacts, noFact } from '../../context/facts/lost-facts.ts';
import { strangeNames } from '../../context/facts/strayed-facts.ts';
import type { UnknownName } from '../../context/facts/unknown-names.ts';
import { oncePer } from '../../problems/once-per.ts';
import { placeKey } from '../../problems/place-keys.ts';
import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import { explainName } from './explain-name.ts';

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

/** Names that no fact and no parameter fills. */
const unfilled = (context: CheckContext, unknown: UnknownName[]): Finding[] => {
  if (unknown.length === 0) return [];
  const uncounted = unknown.filter(({ name }) => name === count);
  if (uncounted.length > 0) return uncounted.map(withoutCount);
  const lost = allFacts(context, unknown);
  if (lost.length > 0) return lost;
  const firsts = oncePer(unknown, ({ name }) => name);
  const isOnly = firsts.length === 1;
  return oncePerText(
    firsts.map((first) => {
      const alike = unknown.filter(({ name }) => name === first.name);
      return explainName(context, { first, alike, isOnly });
    }),
  );
};

/** A fact that got another name, also in the texts of the default language: each translation has forgotten it once. */
const outdatedFacts = (outdated: UnknownName[]): Finding[] => {
  const forgotten = Map.groupBy(outdated, ({ name, version }) => `${name}\n${version.place.file}`);
  return [...forgotten.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { name, version, meant } = first;
    const more = others.length === 0 ? '' : ` ${others.length} more of this file mention it.`;
    const also = others.map((other) => other.version.place.pointer);
    const message = noFact(name) + more;
    const told = withSuggestion(message, meant && `%{${meant}}`);
    return { ...version.place, ...told, ...(also.length > 0 ? { also } : {}) };
  });
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
