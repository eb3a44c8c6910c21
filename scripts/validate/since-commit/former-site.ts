import { configFile, isPageFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { readPage } from '../../site/site-files.ts';
import type { Past } from './look-back.ts';
import { versionsOf } from './versions-of.ts';

const formerPages = (past: Past, config: SiteSource['config']): PageFile[] =>
  [...past.former.keys()].filter(isPageFile).flatMap((file) => {
    const document = versionsOf(past, file)?.before;
    return isObject(document) ? [readPage(file, config, () => document)] : [];
  });

/** A site as it was, from the former texts of its changed pages and settings. */
export const formerSite = (past: Past): SiteSource => {
  const { source } = past.files;
  const former = versionsOf(past, configFile)?.before;
  const config = isObject(former) ? (former as unknown as SiteSource['config']) : source.config;
  const kept = source.pages.filter(({ file }) => !past.former.has(file));
  return { ...source, config, pages: [...kept, ...formerPages(past, config)] };
};
