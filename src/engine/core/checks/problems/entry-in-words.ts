import { lastStep } from './pointer-steps.ts';

/** An entry of a list, by its pointer or its index: content owners count them from 1. */
export const entryInWords = (at: string | number): string =>
  `entry ${Number(typeof at === 'string' ? lastStep(at) : at) + 1}`;
