import path from 'node:path';
import { isLocaleFile, isPageFile } from '../../../src/engine/core/file-names.ts';
import type { LocaleDocument } from '../../../src/generated/types.ts';
import { createReader } from '../../site/file-reader.ts';
import { readFrame, readPage, type SiteFiles } from '../../site/site-files.ts';
import { isNewSince, type Past } from './look-back.ts';

const withTexts = (former: Past['former']): Map<string, string> =>
  new Map([...former].flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));

/** The files of a site as they were at the commit. What lies around its content is that of now. */
export const formerFiles = async (past: Past): Promise<SiteFiles> => {
  const { files, former } = past;
  const { root, source } = files;
  const { read, parse: _, ...found } = createReader(root, { edited: withTexts(former) });
  const frame = await readFrame(root, read, { clock: source.clock, around: async () => source });
  const names = [...new Set([...files.texts.keys(), ...former.keys()])]
    .filter((file) => !isNewSince(past, file))
    .sort();
  const pages = names.filter(isPageFile).map((file) => readPage(file, frame.config, read));
  const locales = Object.fromEntries(
    names
      .filter((file) => isLocaleFile(file) && path.posix.dirname(file) === 'locales')
      .map((file) => [path.basename(file, '.json'), read(file) as LocaleDocument]),
  );
  return { root, source: { ...frame, pages, locales }, ...found };
};
