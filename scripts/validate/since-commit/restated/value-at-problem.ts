import type { Place } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { configFile } from '../../../../src/engine/core/file-names.ts';
import type { SiteSource } from '../../../../src/engine/core/types.ts';

/** The value of a page or a setting at which something is wrong. */
export const valueAtProblem = (
  { config, pages }: Pick<SiteSource, 'config' | 'pages'>,
  { file, pointer }: Pick<Place, 'file' | 'pointer'>,
): unknown =>
  valueAt(file === configFile ? config : pages.find((page) => page.file === file)?.document, pointer);
