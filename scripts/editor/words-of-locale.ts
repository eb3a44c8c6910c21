import { objectOf } from '../../src/engine/core/json/json-value.ts';
import type { Json } from '../../src/engine/core/types.ts';
import { keyNamedBy } from '../../src/engine/core/words/text-reference.ts';
import type { Choice } from './project-values.ts';

/** A group by its key: an editor puts an empty one beside a name that is chosen. */
const groupCalled = (title: string): Json => ({ title, default: {} });

const inGroup = (group: Json, name: string): Json => {
  const properties = objectOf(group.properties);
  const title = group.title === undefined ? name : `${group.title}.${name}`;
  const inner = objectOf(properties[name] ?? groupCalled(title));
  group.properties = Object.assign(properties, { [name]: inner });
  return inner;
};

/**
 * The groups of words and their texts as a schema that demands nothing: in every language an editor offers the missing
 * keys, and shows the text of the default language for each.
 */
export const wordsOfLocale = (texts: Choice[]): Json => {
  const words: Json = {};
  for (const { value, description } of texts) {
    const text = (keyNamedBy(value) ?? value).split('.').reduce(inGroup, words);
    Object.assign(text, { default: '', description });
  }
  return words;
};
