import { createRecent } from '../../../recent.ts';
import type { Finding } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import type { Marked } from '../marks/marked.ts';
import { exchangedStrays } from '../marks/strayed-keys.ts';
import { textObjects } from '../marks/text-objects.ts';
import { textsByFile } from '../marks/texts-of-file.ts';
import type { KeyTable } from '../words/key-table.ts';
import { exchangedAmong } from './exchanged-among.ts';
import { exchangedItems } from './exchanged-items.ts';
import { exchangedAcross, exchangedGroups, mixedObjects } from './exchanged-keys.ts';
import { exchangedPlaces } from './exchanged-places.ts';
import { shapeOfTexts } from './shape-of-texts.ts';

/** Texts of a file that are in each other's places. Without the table of keys, all that may be. */
const exchangedIn = (context: CheckContext, marks: Marked[], table?: KeyTable): Finding[] => {
  const objects = textObjects(marks);
  const isKey = (key: string) => table?.numbers.has(key) ?? true;
  return [
    ...exchangedGroups(objects),
    ...exchangedAcross(mixedObjects(objects), isKey, marks),
    ...objects.flatMap(exchangedAmong),
    ...exchangedItems(objects),
    ...exchangedStrays(context, marks, table),
    ...exchangedPlaces(context, marks),
  ];
};

/** Shapes of files in which nothing can be in the place of something else; a large site has few of them. */
const soundShapes = createRecent<true>(250);

const mayBeExchanged = (context: CheckContext, marks: Marked[]): boolean => {
  const shape = shapeOfTexts(context, marks);
  if (shape !== undefined && soundShapes.get(shape)) return false;
  if (exchangedIn(context, marks).length > 0) return true;
  if (shape !== undefined) soundShapes.set(shape, true);
  return false;
};

/** Texts of each file that are in each other's places. */
export const exchangedTexts = (context: CheckContext): Finding[] =>
  [...textsByFile(context).values()].flatMap((marks) =>
    mayBeExchanged(context, marks) ? exchangedIn(context, marks, context.keyTable) : [],
  );
