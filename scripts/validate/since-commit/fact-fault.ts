/**
 * What is wrong with a fact, as the end of a sentence about it, and what to do; only worth knowing where it may well be
 * meant.
 */
export type FactFault = { says: string; remedy: string; severity?: 'info' };
