import { parentOf } from '../../context/words/keys/key-parts.ts';
import { isRewritten, isStale, type Translation } from '../../context/words/translations/translations.ts';

/** Texts of one group, each of which has the words that another one of them had when they were translated. */
export type ShiftedRows = { group: string; rows: Translation[]; meant: Translation };

/** Two texts are exchanged; with three or more, the rows of a table have slipped. */
const least = 3;

type Side = 'source' | 'target';

/** The text whose former words each text has now. */
const ownersIn = (changed: Translation[], side: Side): Map<Translation, Translation> => {
  const byFormer = new Map(changed.map((item) => [item.recorded?.[side], item]));
  return new Map(
    changed.flatMap((item): [Translation, Translation][] => {
      const owner = byFormer.get(item.now[side]);
      return owner === undefined ? [] : [[item, owner]];
    }),
  );
};

/** A shift lets one row at its end get other words. */
const shiftIn = (group: string, changed: Translation[], side: Side): ShiftedRows[] => {
  const owners = ownersIn(changed, side);
  const isExchange = [...owners].every(([item, owner]) => owners.get(owner) === item);
  const [first] = owners.keys();
  const meant = first && owners.get(first);
  if (!first || !meant || isExchange || owners.size < least || owners.size < changed.length - 1) return [];
  return [{ group, rows: [first, ...changed.filter((item) => item !== first)], meant }];
};

const changedOn: Record<Side, (item: Translation) => boolean> = { source: isStale, target: isRewritten };

/** The groups of texts whose words, or whose translations into a language, have slipped from row to row. */
export const shiftedRows = (translations: Translation[], side: Side): ShiftedRows[] => {
  const changed = translations.filter(changedOn[side]);
  const groups = Map.groupBy(changed, ({ key, locale }) => `${locale} ${parentOf(key)}`);
  return [...groups.values()].flatMap((items) => shiftIn(parentOf(items[0]?.key ?? ''), items, side));
};
