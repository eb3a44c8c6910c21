import { isInside } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import { keyNamedBy, textNamed } from '../../../src/engine/core/words/text-reference.ts';
import { parseJson } from '../../site/file-reader.ts';
import { isContent, placeIn } from '../../site/place-in.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** Texts by their keys, and the places that show each. */
export type Shown = Map<string, Place[]>;

/** Every text that a value names, with the pointer to its name. */
function* namedIn(value: unknown, pointer: string): Generator<[key: string, pointer: string]> {
  const key = keyNamedBy(value);
  if (key !== undefined) yield [key, pointer];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* namedIn(item, below(pointer, index));
  else if (isObject(value))
    for (const [name, item] of Object.entries(value)) yield* namedIn(item, below(pointer, name));
}

/** Where the texts of a group are shown. Files are searched before they are parsed: nearly none has any. */
export const shownPlaces = ({ texts }: Pick<SiteFiles, 'texts'>, group: string): Shown => {
  const shown: Shown = new Map();
  for (const file of [...texts.keys()].filter(isContent)) {
    const text = texts.get(file) ?? '';
    const document = text.includes(textNamed(`${group}.`)) ? parseJson(file, text).value : undefined;
    if (!isObject(document)) continue;
    for (const [key, pointer] of namedIn(document, ''))
      if (isInside(key, group)) shown.set(key, [...(shown.get(key) ?? []), placeIn(file, document, pointer)]);
  }
  return shown;
};

/** Every text that a file names, with the places that name it. */
export const textsIn = (
  { texts }: { texts: Pick<SiteFiles['texts'], 'get'> },
  file: string,
): { key: string; place: Place }[] => {
  const document = parseJson(file, texts.get(file) ?? '').value;
  if (!isObject(document)) return [];
  return [...namedIn(document, '')].map(([key, pointer]) => ({
    key,
    place: placeIn(file, document, pointer),
  }));
};
