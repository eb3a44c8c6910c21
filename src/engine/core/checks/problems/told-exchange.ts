import { exchangeThem } from './exchange-phrases.ts';
import type { Finding, Place } from './problem.ts';

/** Two things in each other's place are one fault, told at the first: `fault` says what shows it. */
export const toldExchange = (one: Place, other: Place, fault: string): Finding => ({
  ...one,
  message: `${fault} ${exchangeThem}`,
  ...(one.file === other.file ? { also: [other.pointer] } : {}),
  tells: 'exchange',
});
