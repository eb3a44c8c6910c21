import { isDeepStrictEqual } from 'node:util';
import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import { listFiles } from '../../cli/list-files.ts';
import { type BuildMemory, readMemory } from '../../edits/build-memory.ts';
import { readState, visitorsFiles } from '../../output/build-state.ts';
import { marksOf, sealOf } from '../../output/output-seal.ts';
import { siteSignature } from '../../site/site-signature.ts';

/** Reported alone: all other problems of a site built from other content follow from that. */
export const builtOutOfDate: CheckInfo = {
  id: 'built/out-of-date',
  severity: 'error',
  description: 'The built site is that of the pages and words as they are.',
  advice:
    'What was built before the last change shows visitors the old words, and its links and addresses are held against pages that it does not know. Run "npm run build", then check it again. Nothing is known of a folder that was built on another machine, such as an unpacked dist.zip.',
};

/** The source of a built site, its output, and the folder where builds keep their memory. */
type Built = { root: string; out: string; cache: string };

/** Whether an output is as the remembered build left it: another may have been finished since, or broken off. */
const isRemembered = (out: string, { output }: BuildMemory): boolean =>
  isDeepStrictEqual(sealOf(readState(out), marksOf(out, visitorsFiles(listFiles(out)))), output);

/**
 * Whether pages or words were saved since the site was built into a folder. Of a folder that was built on another machine
 * nothing is known: then it is false.
 */
export const isEditedSinceBuild = (built: Built): boolean => {
  const memory = readMemory(built);
  if (!memory || !isRemembered(built.out, memory)) return false;
  const { pages, words } = siteSignature(built.root);
  const signed = memory.pages.map(({ outline, signature }) => [outline.file, signature] as const);
  const isSamePage = ([file, signature]: readonly [string, string]) => pages.get(file) === signature;
  return signed.length !== pages.size || !signed.every(isSamePage) || words !== memory.words;
};
