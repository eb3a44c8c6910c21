import type { CheckContext } from '../../check-context.ts';
import { stemsOf } from './key-parts.ts';
import { mentionedStems } from './key-tree.ts';
import { isStray } from './moved-groups.ts';

/**
 * Whether the content means a key of a language, though perhaps not by this name: it names the key, a text within it or a
 * group around it, or the key is misspelt or in a group where no page looks for it.
 */
export const isNamed = (context: CheckContext, locale: string, key: string): boolean =>
  mentionedStems(context).has(key) ||
  stemsOf(key).some((stem) => context.mentioned.has(stem)) ||
  isStray(context, locale, key);
