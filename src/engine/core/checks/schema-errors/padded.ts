import { unseenSignIn } from '../suggestions/strange-letters.ts';
import type { Description } from './description.ts';
import { quote } from './fault.ts';

/** A text that would be valid without the space, or the sign that nobody sees, at one of its ends: its description. */
export const padded = (data: unknown, isRight: (text: string) => boolean): Description | undefined => {
  if (typeof data !== 'string') return undefined;
  const sure = data.trim();
  if (sure === data || !isRight(sure)) return undefined;
  const hidden = unseenSignIn(data);
  if (hidden) return { message: `${quote(data)} is not what it looks like. ${hidden} Type it again.`, sure };
  const where = data.trimStart() === data ? 'ends' : 'begins';
  const what = /\t/.test(data.replace(sure, '')) ? 'a tab' : 'a space';
  return { message: `${quote(data)} ${where} with ${what}. Remove it.`, sure };
};
