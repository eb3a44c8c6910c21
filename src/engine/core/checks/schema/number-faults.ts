import type { Json } from '../../types.ts';

/** Which numbers of a group are at most another of it: { "done": "total" }. */
export const atMostKeyword = 'x-atMost';

/** What a number of each entry of a list makes in all entries together: { "percent": 100 }. */
export const sumKeyword = 'x-sum';

type Describe = (name: string, params: Json) => string;

/** What is said of numbers that do not go together, by the keyword that asks for it. */
export const numberFaults: Record<string, Describe> = {
  [atMostKeyword]: (name, { value, limit, beside }) =>
    `${name} is ${value}, and "${beside}" beside it is ${limit}. It must be at most that.`,
  [sumKeyword]: (name, params) =>
    `The "${params.name}" of all entries of ${name} make ${params.sum} together, and should make ${params.total}. Change one of them.`,
};
