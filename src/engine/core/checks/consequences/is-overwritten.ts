import { matching } from './kinds.ts';

/** Whether a text of the default language may have been overwritten: it has the words of another one. */
export const isOverwritten = matching({ check: 'i18n/stale', tells: 'copy' });
