import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Version } from '../context/words/keys/key-versions.ts';
import {
  changedSince,
  lockedRecords,
  type Translation,
  translations,
} from '../context/words/translations/translations.ts';
import { putInPlace } from '../problems/exchange-phrases.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { rewrittenSince } from './lock/rewritten-translations.ts';
import { type ShiftedRows, shiftedRows } from './lock/shifted-rows.ts';

const versionOf: Record<'source' | 'target', (item: Translation) => Version | undefined> = {
  source: ({ source }) => source,
  target: ({ target }) => target,
};

const finding = (context: CheckContext, side: 'source' | 'target', shifted: ShiftedRows): Finding[] => {
  const { group, rows, meant } = shifted;
  const [first, ...others] = rows.flatMap((row) => versionOf[side](row) ?? []);
  if (!first) return [];
  const { file } = first.place;
  const also = others.filter(({ place }) => place.file === file).map(({ place }) => place.pointer);
  const isFirst = first.locale === context.defaultLocale;
  const when = isFirst ? 'when they were translated' : 'when they were accepted';
  const message = `${rows.length} texts of "${group}" have each other's words, as when the rows of a table are shifted: these were the words of "${meant.key}" ${when}. ${putInPlace}.`;
  return [{ ...first.place, message, tells: 'exchange', also }];
};

/** Groups whose texts have slipped from one name to the next. */
export const i18nShiftedRows: Check = {
  id: 'i18n/shifted-rows',
  severity: 'error',
  description: 'The texts of a group stand at their own names, and not each at that of its neighbor.',
  advice:
    'When a line too few is pasted into a table, every text below it comes to the name of the next one, and a page says "Asia" where it means "Spain". Put each text back at its name; "git checkout HEAD -- locales/es.json" brings back the whole file, and loses all else that was changed in it since the last commit. What each text said before, translations.lock.json knows.',
  run: (context) =>
    lockedRecords(context) === undefined
      ? []
      : (['source', 'target'] as const).flatMap((side) =>
          oncePerPlace(
            shiftedRows(translations(context), side).flatMap((shifted) => finding(context, side, shifted)),
          ),
        ),
  concerns: [changedSince, rewrittenSince],
};
