import { contentFiles } from '../../../src/engine/core/checks/context/content-files.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { PageFile } from '../../../src/engine/core/types.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { checkFormat } from './check-format.ts';
import { checkSchemaNames } from './check-schema-names.ts';

/** How the frame and some pages of a site are written. */
export const checkWriting = (files: SiteFiles, pages: PageFile[]): Problem[] => {
  const source = { ...files.source, pages };
  const unreadable = new Set(files.faults.map(({ file }) => file));
  const { config } = source;
  return [
    ...checkSchemaNames(source, { root: files.root, config, unreadable }),
    ...checkFormat(files, contentFiles(source)),
  ];
};
