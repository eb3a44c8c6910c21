import { isErrorOutsideLocales } from './is-error-outside-locales.ts';
import type { Kind } from './kinds.ts';

/** An error of what could show words: a link, a picture, an address or the name of an entry shows none. */
export const mayLackWords: Kind = {
  and: isErrorOutsideLocales,
  not: [
    ['ref/unknown-entry', 'ref/missing-asset', 'ref/missing-icon', 'ref/external-host'],
    ['link/*', 'media/*', 'route/*', 'redirect/*', 'config/*', 'form/endpoint'],
  ],
};
