import { configFile } from '../../file-names.ts';
import { isObject, objectOf } from '../../json/json-value.ts';
import { listOfCollection } from '../../resolve/collection-list.ts';
import { yearFact } from '../../words/facts.ts';
import { placeholdersOf } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Marked } from '../context/marks/marked.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { below, steps } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** A link that is nothing but the address of a fact. */
const onlyName = /^%\{(\w+)\}$/;

/** Every name that stands as %{name} in the words, the documents or the configuration. */
const mentionedFacts = (context: CheckContext): Set<string> => {
  const { keyTable, marks } = context;
  const names = new Set<string>();
  const read = (text: string) => {
    if (text.includes('%{')) for (const name of placeholdersOf(text)) names.add(name);
  };
  for (const { values } of keyTable.columns) for (const value of values) read(value ?? '');
  for (const { value } of marks) read(value);
  return names;
};

/** Whether a fact has the name of a property, perhaps with a word behind it: privacyUrl of "privacy". */
const isCalledAs = (fact: string, property: string): boolean =>
  property.length > 3 && fact.startsWith(property) && /^(?:[A-Z]|$)/.test(fact.slice(property.length));

/** The only link of the layout whose place has the name of a fact, and which shows one of another name. */
const linkFor = ({ marks }: CheckContext, fact: string): Pick<Marked, 'place' | 'value'> | undefined => {
  const isMeant = ({ kind, value, place: { file, pointer } }: Marked): boolean => {
    const shown = kind === 'link' && file === configFile ? onlyName.exec(value)?.[1] : undefined;
    if (shown === undefined) return false;
    return steps(pointer).some((step) => isCalledAs(fact, step) && !isCalledAs(shown, step));
  };
  const [link, another] = marks.filter(isMeant);
  return another === undefined ? link : undefined;
};

const facts = (context: CheckContext): Finding[] => {
  const mentioned = mentionedFacts(context);
  return Object.keys(objectOf(objectOf(context.given.config).facts))
    .filter((name) => !mentioned.has(name) && name !== yearFact)
    .map((name) => {
      const message = `No text mentions the fact "${name}".`;
      const link = linkFor(context, name);
      if (link)
        return { ...link.place, ...withSuggestion(`${message} Here is ${link.value}.`, `%{${name}}`) };
      const todo = `Write %{${name}} where it belongs, or remove it.`;
      return {
        file: configFile,
        pointer: below('/facts', name),
        at: 'key' as const,
        message: `${message} ${todo}`,
      };
    });
};

/** Collections whose entries no list shows: their pages exist, but are in no grid and no menu. */
const collections = (context: CheckContext): Finding[] => {
  const listed = new Set(marksOfKind(context, 'list').map(({ value }) => value));
  return Object.entries(context.source.config.collections ?? {})
    .filter(([name, settings]) => isObject(settings) && !listed.has(listOfCollection(name)))
    .map(([name]) => ({
      file: configFile,
      pointer: below('/collections', name),
      at: 'key' as const,
      message: `No section lists the collection "${name}". Write "${listOfCollection(name)}" as the cards of a section.`,
    }));
};

/** Facts and collections that the site has and nothing uses. */
export const refOrphanEntry: Check = {
  id: 'ref/orphan-entry',
  severity: 'info',
  description: 'Every fact is mentioned in a text and every collection is listed in a section.',
  advice:
    'A fact that no text mentions is changed with care and to no effect: the old number still stands somewhere in words. Write it into the texts, such as "%{hotels} hotels", or remove it from "facts" in site.config.json.',
  run: (context) =>
    // A file that cannot be read may use anything.
    context.unreadable.size > 0 ? [] : [...facts(context), ...collections(context)],
};
