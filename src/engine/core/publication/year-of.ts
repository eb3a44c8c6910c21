import type { Clock } from '../types.ts';

/** The year of a moment, in UTC: the same source gives the same pages on every machine. */
export const yearOf = ({ now }: Pick<Clock, 'now'>): number => new Date(now).getUTCFullYear();
