import { keyNamedBy } from '../../../../words/text-reference.ts';
import { parentOf } from './key-parts.ts';

/** The group of the text that a value of a page names, such as home.hero of "t:home.hero.title"; empty without one. */
export const groupNamedBy = (value: unknown): string => parentOf(keyNamedBy(value) ?? '');
