import type { FactFault } from './fact-fault.ts';

type Values = { value: string; former: string };

/** Addresses have letters and digits side by side, and are held against other things. */
const isAddress = (value: string): boolean => /@|:\/\//.test(value);

const asWas = (says: string, { former }: Values): FactFault => ({
  says: `so ${says}`,
  remedy: `Write "${former}" again.`,
});

/** A figure may well be said in words: "half" for "50%". */
const lostDigits = (fact: Values): FactFault | undefined =>
  /\d/.test(fact.former) && !/\d|\p{L}{4}/u.test(fact.value) ? asWas('its number is gone', fact) : undefined;

const readable = (value: string): number => value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Words of which a sign or a letter is left. */
const lostWords = (fact: Values): FactFault | undefined =>
  readable(fact.value) < 2 && readable(fact.former) > 3 && !/\d/.test(fact.value)
    ? asWas('its words are gone', fact)
    : undefined;

/** A letter between a digit and another or a %, as in "3O%": a unit stands behind all of them, and "2x4" is a size. */
const letterAmongDigits = /\d(?!x)\p{L}{1,2}[\d%]|(?<!\p{L})(?!x)\p{L}\d+\s?%/iu;

const letterForDigit = (fact: Values): FactFault | undefined =>
  letterAmongDigits.test(fact.value) && !letterAmongDigits.test(fact.former)
    ? asWas('a letter stands where a digit belongs', fact)
    : undefined;

const minus = /^\s*[-–−]\s*\d/;

const newMinus = (fact: Values): FactFault | undefined =>
  minus.test(fact.value) && !minus.test(fact.former) ? asWas('it has got a minus', fact) : undefined;

const zero = /^[^\p{L}\d]*0[0.,]*\D*$/u;

const nothingLeft = (fact: Values): FactFault | undefined =>
  zero.test(fact.value) && /[1-9]/.test(fact.former) ? asWas('it counts nothing', fact) : undefined;

const twoNumbers = /^(\d+)(\s*[-–—/:]\s*)(\d+)$/;

const turnedRound = (fact: Values): FactFault | undefined => {
  const [, first, , second] = twoNumbers.exec(fact.former) ?? [];
  const [, now, , then] = twoNumbers.exec(fact.value) ?? [];
  return now !== undefined && first !== second && now === second && then === first
    ? asWas('its two numbers have changed places', fact)
    : undefined;
};

/** What is wrong with a fact of which no figure is left that could be meant. */
export const lostFigure = (fact: Values): FactFault | undefined =>
  isAddress(fact.former)
    ? undefined
    : (lostDigits(fact) ??
      lostWords(fact) ??
      letterForDigit(fact) ??
      newMinus(fact) ??
      nothingLeft(fact) ??
      turnedRound(fact));
