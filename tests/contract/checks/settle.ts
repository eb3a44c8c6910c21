import { setTimeout } from 'node:timers/promises';

/**
 * A moment after which the signature of an edited file says something: one that was edited just now may be edited again
 * without a trace.
 */
export const settle = (): Promise<void> => setTimeout(60);
