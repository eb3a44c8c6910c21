import { configFile } from '../../../file-names.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { byShape } from '../../context/exchanged/shape-of-texts.ts';
import { exchangedStrays } from '../../context/marks/exchanged-strays.ts';
import type { Marked } from '../../context/marks/marked.ts';
import { keyOf, textObjects } from '../../context/marks/text-objects.ts';
import { textsByFile, textsOfFile } from '../../context/marks/texts-of-file.ts';
import type { KeyTable } from '../../context/words/keys/key-table.ts';
import type { Finding } from '../../problems/problem.ts';
import { exchangedAmong } from './exchanged-among.ts';
import { exchangedAcross, exchangedGroups, mixedObjects } from './exchanged-keys.ts';

/** Whether the file of a property or the settings name its text a second time. */
const isNamedTwice = ({ uses }: CheckContext, mark: Marked): boolean =>
  (uses.get(keyOf(mark)) ?? []).some(
    ({ place: { file, pointer } }) =>
      (file === configFile || file === mark.place.file) &&
      (file !== mark.place.file || pointer !== mark.place.pointer),
  );

/** Texts of a file that are in each other's places. Without the table of keys, all that may be. */
const exchangedIn = (context: CheckContext, marks: Marked[], table?: KeyTable): Finding[] => {
  const objects = textObjects(marks);
  const isKey = (key: string) => table?.numbers.has(key) ?? true;
  const isTwice = (mark: Marked) => isNamedTwice(context, mark);
  return [
    ...exchangedGroups(objects),
    ...exchangedAcross(mixedObjects(objects), { texts: marks, isKey, isTwice }),
    ...objects.flatMap(exchangedAmong),
    ...exchangedStrays(context, marks, table),
  ];
};

/** What may be exchanged by how it is called, whether or not there are such keys. */
const mayBeExchanged = byShape((context, file) => exchangedIn(context, textsOfFile(context, file)));

/** Texts of each file that are in each other's places. */
export const exchangedTexts = (context: CheckContext): Finding[] =>
  [...textsByFile(context)].flatMap(([file, marks]) =>
    mayBeExchanged(context, file).length > 0 ? exchangedIn(context, marks, context.keyTable) : [],
  );
