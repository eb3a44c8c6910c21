import type { Check } from '../check.ts';
import { contentCopiedPage } from './content-copied-page.ts';
import { contentDateWindow } from './content-date-window.ts';
import { contentDuplicateOrder } from './content-duplicate-order.ts';
import { contentEmphasis } from './content-emphasis.ts';
import { contentForbiddenText } from './content-forbidden-text.ts';
import { contentHardcodedFact } from './content-hardcoded-fact.ts';
import { contentMisspeltName } from './content-misspelt-name.ts';
import { contentMisspeltText } from './content-misspelt-text.ts';
import { contentPunctuation } from './content-punctuation.ts';
import { contentRepeatedItem } from './content-repeated-item.ts';
import { contentRepeatedWord } from './content-repeated-word.ts';
import { contentTerminology } from './content-terminology.ts';
import { contentUnpairedSign } from './content-unpaired-sign.ts';

/** The checks of how things are said, in whatever language. */
export const contentChecks: Check[] = [
  contentHardcodedFact,
  contentForbiddenText,
  contentTerminology,
  contentDateWindow,
  contentRepeatedItem,
  contentRepeatedWord,
  contentUnpairedSign,
  contentPunctuation,
  contentMisspeltName,
  contentMisspeltText,
  contentDuplicateOrder,
  contentEmphasis,
  contentCopiedPage,
];
