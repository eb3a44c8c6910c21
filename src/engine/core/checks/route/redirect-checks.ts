import type { Check } from '../check.ts';
import { redirectTarget } from './redirect-target.ts';

/** The checks of former addresses. */
export const redirectChecks: Check[] = [redirectTarget];
