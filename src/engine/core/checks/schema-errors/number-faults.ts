import type { Json } from '../../types.ts';

/** Which numbers of a group are at most another of it: { "done": "total" }. */
export const atMostKeyword = 'x-atMost';

/** The total of one number of all entries of a list: { "percent": 100 }. */
export const sumKeyword = 'x-sum';

type Describe = (name: string, params: Json) => string;

/** The messages about numbers that do not go together, by keyword. */
export const numberFaults: Record<string, Describe> = {
  [atMostKeyword]: (name, { value, limit, beside }) =>
    `${name} is ${value}, and "${beside}" beside it is ${limit}. It must be at most that.`,
  [sumKeyword]: (name, params) =>
    `The "${params.name}" of all entries of ${name} make ${params.sum} together, and should make ${params.total}: one of them is wrong.`,
};
