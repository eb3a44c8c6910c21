import { seemExchanged } from '../../problems/exchange-phrases.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { onlyExchangedPair } from '../exchanged-pairs.ts';
import type { Version } from '../words/keys/key-versions.ts';

/** A translation whose %{names} are not those of its source, and what is said of it alone. */
export type PlaceholderGap = {
  key: string;
  version: Version;
  missing: string[];
  extra: string[];
  finding: Finding;
  /** The findings to report instead, for a text with the words of another one. */
  copied?: Finding[];
};

const isReverse = (one: PlaceholderGap, other: PlaceholderGap): boolean =>
  one.version.place.file === other.version.place.file &&
  one.missing.join() === other.extra.join() &&
  one.extra.join() === other.missing.join();

/** What is told of each text alone. */
const alone = (gaps: PlaceholderGap[]): Finding[] => [
  ...new Set(gaps.flatMap(({ finding, copied = [] }) => (copied.length > 0 ? copied : [finding]))),
];

/** What is wrong with %{names}: two translations that have each other's were exchanged, which is one fault. */
export const placeholderFindings = (gaps: PlaceholderGap[]): Finding[] => {
  const pair = onlyExchangedPair(gaps, isReverse);
  if (!pair) return alone(gaps);
  const [first, second] = pair;
  const fault = `This text and "${second.key}" have each other's %{names}: ${seemExchanged('their words')}`;
  const { file, pointer, origin = { file, pointer } } = first.finding;
  return [{ ...toldExchange(first.version.place, second.version.place, fault), origin }];
};
