import { keyPointer } from '../context/words/keys/key-parts.ts';
import { parentKey } from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { type Echo, follows } from './follows.ts';
import { isLeftoverKey, type Kind } from './kinds.ts';

const wrongName: Kind = { check: 'form/fields', pointer: /\/name$/ };

/** The list that the item of a property is in. */
const listOf = ({ file, pointer }: Problem): string[] => [parentKey({ file, pointer: above(pointer) })];

/** What follows from the fields of a form, their options and their rules. */
export const echoesOfForms = {
  /** A form with a field that asks twice for the same, or for something unwanted, is measured once that is mended. */
  echoesField: follows(
    { cause: wrongName, effect: { check: 'form/unknown-rule', severity: 'warning' }, by: 'site' },
    { cause: wrongName, effect: 'form/*', by: [listOf, 'around'] },
  ),
  /** Nothing shows the words of an option that is gone: they stand beside those of the others. */
  echoesOption: follows({
    cause: 'form/option-value',
    effect: isLeftoverKey,
    by: [({ named }) => (named?.groups ?? []).map(keyPointer), 'textGroup'],
  }),
  /**
   * The rule of a form says which language is wrong: that a text says another number than in the other languages, or
   * than before, follows from that.
   */
  echoesLimit: follows({
    cause: 'form/unknown-rule',
    effect: ['i18n/number-mismatch', 'i18n/stale', 'i18n/changed-letter'],
    by: ['namedTexts', 'text'],
  }),
} satisfies Record<string, Echo>;
