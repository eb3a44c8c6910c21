import { isInside } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { keyNamedBy, textNamed } from '../../../src/engine/core/words/text-reference.ts';
import { parseJson } from '../../site/file-reader.ts';
import { isContent, placeIn } from '../../site/place-in.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** Texts by their keys, and the places that show each. */
export type Shown = Map<string, Place[]>;

/** Every text that a document names, and where. */
const namedIn = (file: string, document: Json): { key: string; place: Place }[] =>
  [...valuesIn(document)].flatMap(([pointer, value]) => {
    const key = keyNamedBy(value);
    return key === undefined ? [] : [{ key, place: placeIn(file, document, pointer) }];
  });

/** Where the texts of a group are shown. Files are searched before they are parsed: nearly none has any. */
export const shownPlaces = ({ texts }: Pick<SiteFiles, 'texts'>, group: string): Shown => {
  const shown: Shown = new Map();
  for (const file of [...texts.keys()].filter(isContent)) {
    const text = texts.get(file) ?? '';
    const document = text.includes(textNamed(`${group}.`)) ? parseJson(file, text).value : undefined;
    if (!isObject(document)) continue;
    for (const { key, place } of namedIn(file, document))
      if (isInside(key, group)) shown.set(key, [...(shown.get(key) ?? []), place]);
  }
  return shown;
};

/** Every text that a file names, with the places that name it. */
export const textsIn = (
  { texts }: { texts: Pick<SiteFiles['texts'], 'get'> },
  file: string,
): { key: string; place: Place }[] => {
  const document = parseJson(file, texts.get(file) ?? '').value;
  return isObject(document) ? namedIn(file, document) : [];
};
