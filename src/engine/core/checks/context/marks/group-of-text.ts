import type { Marked } from './marked.ts';

/** The group of the text that a value names; empty without one. */
export const groupOfText = ({ text }: Marked): string => text?.group ?? '';
