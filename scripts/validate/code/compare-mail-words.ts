import { isStub } from '../../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { closest } from '../../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { isObject, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { listPlaceholders, placeholdersOf } from '../../../src/engine/core/words/placeholder.ts';
import { mailWordsFile as file } from '../../site/mail-words-file.ts';

/** What one language says at a place, such as a text or a group of texts. */
type Said = { language: string; pointer: string; value: unknown };

/** Whether the code knows a name. */
type IsKnown = (name: string) => boolean;

/** Beside a text, an empty group stands where a text belongs. */
const hasNames = ({ value }: Said): boolean => Object.keys(objectOf(value)).length > 0;

/** What is wrong with a text by itself. */
const faultOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return 'This must be a text in double quotes.';
  if (value.trim() === '') return 'This text is empty. Write it.';
  return isStub(value) ? `"${value}" only keeps a place. Write the text.` : undefined;
};

const saysName = ({ value }: Said, name: string): boolean => placeholdersOf(String(value)).includes(name);

/** Names in a text that nothing fills in. */
const strangeNames = (said: Said[], isKnown: IsKnown): Finding[] =>
  said.flatMap(({ pointer, value }) => {
    const own = placeholdersOf(String(value));
    const others = said.flatMap((other) => placeholdersOf(String(other.value))).filter(isKnown);
    return own
      .filter((name) => !isKnown(name))
      .map((name) => {
        const message = `Nothing fills in %{${name}}, so readers would see it.`;
        return { file, pointer, ...withSuggestion(message, closest(name, others), 'Take it out.') };
      });
  });

/** Names that one text has and another lacks, said of the translation where both lack something. */
const missingNames = (said: Said[]): Finding[] => {
  const [source, ...translations] = said;
  if (!source) return [];
  return translations.flatMap((translation): Finding[] => {
    const lacks = (one: Said, other: Said) =>
      placeholdersOf(String(other.value)).filter((name) => !saysName(one, name));
    const [here, there] = [lacks(translation, source), lacks(source, translation)];
    const [one, other, names] = here.length > 0 ? [translation, source, here] : [source, translation, there];
    const message = `${listPlaceholders(names)} is missing here, and "${other.language}" has it. Write it where it belongs.`;
    return names.length === 0 ? [] : [{ file, pointer: one.pointer, message }];
  });
};

const compareTexts = (said: Said[], isKnown: IsKnown): Finding[] => {
  const faults = said.map(({ pointer, value }) => ({ file, pointer, message: faultOf(value) }));
  const told = faults.flatMap(({ message, ...place }) =>
    message === undefined ? [] : [{ ...place, message }],
  );
  const sound = said.filter(({ value }) => faultOf(value) === undefined);
  const strange = strangeNames(sound, isKnown);
  return [...told, ...(strange.length > 0 ? strange : missingNames(sound))];
};

/** Names of a group that nobody knows, and names that the other languages have and it lacks. */
const compareNames = (said: Said[], isKnown: IsKnown): Finding[] => {
  const all = new Set(said.flatMap(({ value }) => Object.keys(objectOf(value))));
  return said.flatMap(({ language, pointer, value }): Finding[] => {
    const own = Object.keys(objectOf(value));
    const strange = own.filter((name) => !isKnown(name));
    const lost = [...all].filter((name) => isKnown(name) && !own.includes(name));
    const meant = new Map(strange.map((name) => [name, lost.length === 1 ? lost[0] : closest(name, lost)]));
    const found = new Set(meant.values());
    return [
      ...strange.map((name): Finding => {
        const said = withSuggestion(`Nothing asks for "${name}".`, meant.get(name), 'Remove it.');
        return { file, pointer: below(pointer, name), at: 'key', ...said };
      }),
      ...lost
        .filter((name) => !found.has(name))
        .map((missing) => {
          const message = `"${missing}" is missing in "${language}", and another language has it. Write it, too.`;
          return { file, pointer, missing, message };
        }),
    ];
  });
};

/** What is wrong with the words of all languages at one place, and below it. */
export const compareMailWords = (said: Said[], isKnown: IsKnown): Finding[] => {
  const groups = said.every(({ value }) => isObject(value)) ? said : said.filter(hasNames);
  if (groups.length === 0) return compareTexts(said, isKnown);
  const odd = said.filter((one) => !groups.includes(one));
  const names = new Set(groups.flatMap(({ value }) => Object.keys(objectOf(value))));
  const within = [...names].filter(isKnown).flatMap((name) => {
    const having = groups.filter(({ value }) => Object.hasOwn(objectOf(value), name));
    const inner = having.map(({ language, pointer, value }) => ({
      language,
      pointer: below(pointer, name),
      value: objectOf(value)[name],
    }));
    return compareMailWords(inner, isKnown);
  });
  const message = 'This must be a group of texts in { }, as in the other languages.';
  return [
    ...odd.map(({ pointer }) => ({ file, pointer, message })),
    ...compareNames(groups, isKnown),
    ...within,
  ];
};
