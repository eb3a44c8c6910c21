import { policyOf } from '../../src/engine/core/untranslated.ts';
import type { TranslatedSite } from './read-translated-site.ts';

/** Whether a language does without a text: it falls back or hides, and the text is not of the layout. */
export const mayBeMissing = ({ context }: TranslatedSite, key: string, locale: string): boolean =>
  policyOf(context.source.config, locale) !== 'error' &&
  !context.uses.get(key)?.some(({ place }) => place.page === undefined);
