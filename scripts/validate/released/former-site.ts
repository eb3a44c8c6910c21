import { configFile, isPageFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { Json, PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import type { PageDocument } from '../../../src/generated/types.ts';
import { parseJson } from '../../site/file-reader.ts';
import { collectionOf } from '../../site/site-files.ts';
import type { Former } from './lost-addresses.ts';

const objectIn = (file: string, text: string | undefined): Json | undefined => {
  const value = text === undefined ? undefined : parseJson(file, text).value;
  return isObject(value) ? value : undefined;
};

const formerPages = (
  texts: ReadonlyMap<string, string | undefined>,
  config: SiteSource['config'],
): PageFile[] =>
  [...texts].flatMap(([file, text]) => {
    const document = isPageFile(file) ? objectIn(file, text) : undefined;
    if (!document) return [];
    const placed = collectionOf(file.slice('pages/'.length), config);
    return [{ file, document: document as unknown as PageDocument, ...placed }];
  });

/** A site as it was, from the former texts of its changed pages and settings. Undefined when none has changed. */
export const formerSite = (
  texts: ReadonlyMap<string, string | undefined>,
  source: SiteSource,
): Former | undefined => {
  if (texts.size === 0) return undefined;
  const config = (objectIn(configFile, texts.get(configFile)) ?? source.config) as SiteSource['config'];
  const kept = source.pages.filter(({ file }) => !texts.has(file));
  const before = { ...source, config, pages: [...kept, ...formerPages(texts, config)] };
  return { before, changed: new Set(texts.keys()) };
};
