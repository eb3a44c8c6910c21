import { isPageFile } from '../../../src/engine/core/file-names.ts';
import { createReader } from '../../site/file-reader.ts';
import { localesIn, readFrame, readPage, type SiteFiles } from '../../site/site-files.ts';
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
  return { root, source: { ...frame, pages, locales: localesIn(names, read) }, ...found };
};
