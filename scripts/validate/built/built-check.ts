import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import { type LocatedProblem, startOf } from '../../site/locate-problem.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import type { BuiltElement } from './read-document.ts';

/** A fault of the built site: in a document, at an element or as a whole, or in another file. */
export type BuiltFinding = { file: string; message: string; element?: BuiltElement };

/** One rule about the built site. */
export type BuiltCheck = CheckInfo & { run: (site: BuiltSite) => BuiltFinding[] | Promise<BuiltFinding[]> };

/** A fault of a document, at one of its elements when there is one. */
export const onPage = ({ file }: BuiltPage, message: string, element?: BuiltElement): BuiltFinding => ({
  file,
  message,
  ...(element ? { element } : {}),
});

/** A finding as a problem like any other. */
export const builtProblem = (
  { id, severity }: CheckInfo,
  { file, message, element }: BuiltFinding,
): LocatedProblem => {
  const { line, column, endLine, endColumn } = element ?? startOf();
  return { check: id, severity, file, pointer: '', message, line, column, endLine, endColumn };
};
