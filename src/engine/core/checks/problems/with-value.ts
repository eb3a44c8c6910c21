import { objectOf } from '../../json/json-value.ts';

/** A document with another value at the end of some steps. */
export const withValue = (document: unknown, [step, ...rest]: string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.with(Number(step), withValue(document[Number(step)], rest, value));
  return { ...objectOf(document), [step]: withValue(objectOf(document)[step], rest, value) };
};
