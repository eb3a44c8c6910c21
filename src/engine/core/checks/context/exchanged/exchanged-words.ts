import type { Finding } from '../../problem.ts';
import type { Version } from '../words/key-versions.ts';

/** A translation with other %{names} than its source, and the finding about it alone. */
export type NameGap = {
  key: string;
  version: Version;
  missing: string[];
  extra: string[];
  finding: Finding;
  /** The findings to report instead, for a text with the words of another one. */
  copied?: Finding[];
};

const isReverse = (one: NameGap, other: NameGap): boolean =>
  one.version.place.file === other.version.place.file &&
  one.missing.join() === other.extra.join() &&
  one.extra.join() === other.missing.join();

/** The findings about each text alone. */
const alone = (gaps: NameGap[]): Finding[] => [
  ...new Set(gaps.flatMap(({ finding, copied = [] }) => (copied.length > 0 ? copied : [finding]))),
];

/** The findings about %{names}. Two translations with each other's names were exchanged, which is one fault. */
export const nameFindings = (gaps: NameGap[]): Finding[] => {
  const [first, second, third] = gaps;
  if (!first || !second || third || !isReverse(first, second)) return alone(gaps);
  const message = `This text and "${second.key}" have each other's %{names}: their words seem to be exchanged. Put each in its place.`;
  const { file, pointer, origin = { file, pointer } } = first.finding;
  return [{ ...first.version.place, message, origin, also: [second.version.place.pointer] }];
};
