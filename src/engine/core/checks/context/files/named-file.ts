import { configFile } from '../../../file-names.ts';
import { withoutMending } from '../../problems/restated.ts';
import { valueAt } from '../../problems/value-at.ts';
import type { SchemaFinding } from '../../schema-errors/schema-findings.ts';
import type { CheckContext } from '../check-context.ts';
import { fittingName, howToRenameFile } from './fitting-name.ts';

const writtenAt = ({ given }: CheckContext, { file, pointer }: SchemaFinding): unknown => {
  const document =
    file === configFile ? given.config : given.pages.find((page) => page.file === file)?.document;
  return valueAt(document, pointer);
};

/** A finding about the form of a name that a file has: the file is to be called otherwise, and not only its name here. */
export const namedFile = (context: CheckContext, finding: SchemaFinding): SchemaFinding | undefined => {
  if (finding.keyword !== 'pattern') return undefined;
  const value = String(writtenAt(context, finding));
  if (!Object.hasOwn(context.source.assets, value)) return undefined;
  const to = fittingName(value, context.source.assets[value]?.format);
  if (to === value) return undefined;
  const message = `The file "${value}" cannot be shown under that name. Rename it: ${howToRenameFile(value, to)}`;
  return { ...withoutMending(finding), message };
};
