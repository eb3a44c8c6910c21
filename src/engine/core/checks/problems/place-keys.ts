import { oncePer } from './once-per.ts';
import { above, isAtOrBelow } from './pointer-steps.ts';
import type { Finding, Place, Problem } from './problem.ts';

/** Where something stands, as one text to look it up by: the file, and in the next line the pointer. */
export const placeKey = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string => `${file}\n${pointer}`;

/** Where something stands or is missing, as such a text. */
export const spotKey = (finding: Pick<Finding, 'file' | 'pointer' | 'missing'>): string =>
  `${placeKey(finding)}\n${finding.missing ?? ''}`;

/** The check that tells a problem, and where: the same as long as it is that problem, however it is worded. */
export const problemKey = (problem: Pick<Problem, 'check' | 'file' | 'pointer' | 'missing'>): string =>
  `${problem.check}\n${spotKey(problem)}`;

/** Whether a place is another one or stands in it. */
export const isAtOrWithin = (
  { file, pointer }: Pick<Place, 'file' | 'pointer'>,
  around: Pick<Place, 'file' | 'pointer'>,
): boolean => file === around.file && isAtOrBelow(pointer, around.pointer);

/** The pointers of all places that a finding is about. */
export const pointersOf = ({ pointer, also = [] }: Pick<Finding, 'pointer' | 'also'>): string[] => [
  pointer,
  ...also,
];

type Located = Pick<Finding, 'file' | 'pointer' | 'also' | 'elsewhere'>;

/** All places that a finding is about, as such texts. */
export const placeKeysOf = ({ elsewhere = [], ...finding }: Located): string[] => [
  ...pointersOf(finding).map((pointer) => placeKey({ file: finding.file, pointer })),
  ...elsewhere.map(placeKey),
];

/** What holds the place of something, as such a text. */
export const parentKey = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string =>
  placeKey({ file, pointer: above(pointer) });

/** What holds each of the places that a finding is about, as such texts. */
export const parentKeysOf = (finding: Pick<Finding, 'file' | 'pointer' | 'also'>): string[] =>
  pointersOf(finding).map((pointer) => parentKey({ file: finding.file, pointer }));

/** The findings without those that name a place a second time. */
export const oncePerPlace = <T extends Pick<Place, 'file' | 'pointer'>>(findings: T[]): T[] =>
  oncePer(findings, placeKey);

/** The findings without those that a later one tells at the same place, each where the first of them stood. */
export const lastPerPlace = <T extends Pick<Place, 'file' | 'pointer'>>(findings: T[]): T[] => [
  ...new Map(findings.map((finding) => [placeKey(finding), finding])).values(),
];
