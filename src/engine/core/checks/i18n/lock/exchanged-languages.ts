import { perContext } from '../../context/per-context.ts';
import { type Translation, translations } from '../../context/words/translations/translations.ts';

/**
 * The texts that each say what their translation said when it was accepted, and the reverse: their languages were
 * exchanged. In a large site `i18n/stale` claims them.
 */
export const exchangedLanguages = perContext((context): Translation[] =>
  translations(context).filter(
    ({ now, recorded }) =>
      now.source !== now.target && recorded?.source === now.target && recorded.target === now.source,
  ),
);
