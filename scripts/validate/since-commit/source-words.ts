import { localeFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { namesText, parseText } from '../../../src/engine/core/words/text-reference.ts';
import { documentOf } from '../document-of.ts';
import { allTextsIn } from './all-texts-in.ts';
import type { Past } from './look-back.ts';

/** Every text of the default language, now and at the commit: a translation that was one of them was none yet. */
export const sourceWords = ({ files: { source }, former }: Past): ReadonlySet<string> => {
  const usual = String(objectOf(source.config).defaultLocale);
  const file = localeFile(usual);
  const inPages = source.pages.flatMap(({ document }) =>
    allTextsIn(document).flatMap((value) => (namesText(value) ? (parseText(value).inline ?? []) : [])),
  );
  const before = documentOf(file, former.get(file) ?? '{}');
  return new Set([...allTextsIn(source.locales[usual]), ...allTextsIn(before), ...inPages]);
};
