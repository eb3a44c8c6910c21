import { policyOf } from '../../../../resolve/untranslated.ts';
import type { CheckContext } from '../../check-context.ts';
import { isWithin } from '../keys/is-within.ts';

/** Whether a language may lack a text for now. Where it falls back or hides, only the layout must be translated. */
export const mayWait = ({ source, uses }: CheckContext, key: string, locale: string): boolean =>
  policyOf(source.config, locale) !== 'error' &&
  !uses.get(key)?.some(({ place }) => place.page === undefined);

/** Whether a language may lack a text, or every text of a group. */
export const mayGroupWait = (context: CheckContext, group: string, locale: string): boolean =>
  mayWait(context, group, locale) &&
  [...context.uses.keys()].every((key) => !isWithin(key, group) || mayWait(context, key, locale));
