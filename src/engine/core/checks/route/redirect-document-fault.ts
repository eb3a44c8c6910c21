import { foldersOf } from '../../addresses/folders-of.ts';
import { htmlFile, isReservedFile } from '../../addresses/output-paths.ts';
import { isFileAddress } from '../../addresses/plain-address.ts';
import type { CheckContext } from '../context/check-context.ts';
import { hasLongName } from '../context/links/address-form.ts';
import { perContext } from '../context/per-context.ts';
import type { Finding } from '../problems/problem.ts';
import { madeFilesOf } from './made-files.ts';

/** The document that the build makes at an old address; hosts that have a file there need none. */
const documentAt = (from: string): string[] => (isFileAddress(from) ? [] : [htmlFile(from)]);

/** All files of a built site, but for those in folders of its own. */
const builtFiles = perContext((context): ReadonlySet<string> => {
  const { source } = context;
  const documents = Object.keys(source.config.redirects ?? {}).flatMap(documentAt);
  const files = Object.keys(source.assets).map((url) => url.slice(1));
  return new Set([...madeFilesOf(context).keys(), ...files, ...documents]);
});

const builtFolders = perContext(
  ({ source }): ReadonlySet<string> =>
    new Set(Object.keys(source.assets).flatMap((url) => foldersOf(url.slice(1)))),
);

/** Why the build cannot put a document at an old address that leads visitors on; undefined if it can. */
export const redirectDocumentFault = (
  context: CheckContext,
  from: string,
): Pick<Finding, 'message'> | undefined => {
  const [document] = documentAt(from);
  if (document === undefined) return undefined;
  const remedy = 'Remove this redirect.';
  if (isReservedFile(document))
    return { message: `The build keeps notes of its own at "/${document.split('/')[0]}". ${remedy}` };
  if (hasLongName(from))
    return { message: `"${from.slice(0, 40)}…" is too long for the name of a file. ${remedy}` };
  const files = builtFiles(context);
  const above = foldersOf(document).find((folder) => files.has(folder));
  if (above !== undefined)
    return { message: `"/${above}" is a file of the built site, so nothing can be below it. ${remedy}` };
  const isTaken = Object.hasOwn(context.source.assets, `/${document}`) || builtFolders(context).has(document);
  return isTaken
    ? {
        message: `Visitors of "${from}" get public/${document} there. Remove this redirect, or what is there.`,
      }
    : undefined;
};
