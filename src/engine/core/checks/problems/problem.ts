/** error: the site must not be published; warning: it should be looked at; info: worth knowing. The worst first. */
export const severities = ['error', 'warning', 'info'] as const;

/** How bad a fault is. */
export type Severity = (typeof severities)[number];

/** Where in the content something stands, and what to call that place. */
export type Place = { file: string; pointer: string; page?: string; section?: string };

/** What mends a fault without anyone having to think. */
export type Fix =
  /** The value at the finding's own pointer becomes another. */
  | { set: unknown }
  /** The property there goes. */
  | { remove: true }
  /** The property there gets another name. */
  | { rename: string }
  /** The property that is missing becomes the first of its object. */
  | { add: unknown }
  /** The whole file is written in the project's form. */
  | { format: true }
  /** The file loses the mark before its first sign. */
  | { unmark: true }
  /** A sign of a text that cannot be read yet is put in or taken out. */
  | { splice: { offset: number; length: number; content: string } };

/**
 * A fault as a check finds it. `pointer` (RFC 6901) leads to the value, or with `at: 'key'` to the name of the
 * property; a property that should be there and is not is `missing`, and the pointer leads to its object.
 */
export type Finding = Place & {
  message: string;
  /** Further places of the same file at which the same is wrong, and which the same fix mends. */
  also?: string[];
  at?: 'key';
  /** The line, in a file that is no document and has no pointers. */
  line?: number;
  missing?: string;
  suggestion?: string;
  fix?: Fix;
  /** What to do, with which the message ends: a rule that knows better says that instead. */
  remedy?: string;
  /** The texts one of which should stand at the place. */
  choices?: string[];
  /**
   * The texts, types and languages that the message names beside its place, in its order. Rules recognize a problem by
   * these, however its message is worded.
   */
  names?: string[];
  /** How many are missing at the place, when it is not only the one that is `missing`. */
  lacks?: number;
  /** How the message names the group in which something is missing, such as buttons[1]; none for the outermost one. */
  group?: string;
  /** The words that these were made from: problems of those are reported first, and this one only afterwards. */
  origin?: Pick<Place, 'file' | 'pointer'>;
  /** How bad this one finding is, when it is less than others of its check. */
  severity?: Severity;
};

/** A fault with the check that found it. Its line and column are looked up only when someone wants them. */
export type Problem = Finding & { check: string; severity: Severity };

const escapeStep = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** A pointer one step deeper, or several. Made for every value of every document, so it makes nothing else. */
export const below = (pointer: string, ...keys: (string | number)[]): string => {
  let deeper = pointer;
  for (const key of keys) deeper += `/${typeof key === 'number' ? key : escapeStep(key)}`;
  return deeper;
};

/** A pointer one step up: to what a value stands in. */
export const above = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether a pointer leads to the same value as another one, or into it. */
export const isWithinPlace = (pointer: string, around: string): boolean =>
  pointer === around || pointer.startsWith(`${around}/`);

/** Whether a pointer leads into the value of another one. */
export const isInsidePlace = (pointer: string, around: string): boolean => pointer.startsWith(`${around}/`);

/** Called for millions of steps, of which hardly any has an escaped sign. */
const readStep = (step: string): string =>
  step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step;

/** The steps of a pointer, unescaped. */
export const steps = (pointer: string): string[] => pointer.split('/').slice(1).map(readStep);

/** The last step of a pointer: the name or number of a value in its object or list. */
export const lastStep = (pointer: string): string => readStep(pointer.slice(pointer.lastIndexOf('/') + 1));

/** Whether a property has the name of the group that it is in. */
export const isInItself = (pointer: string): boolean => {
  const [outer, name] = steps(pointer).slice(-2);
  return name !== undefined && name === outer;
};

/** Where something stands, as one text to look it up by: the file, and in the next line the pointer. */
export const placeKey = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string => `${file}\n${pointer}`;

/** The pointers of all places that a finding is about. */
export const pointersOf = ({ pointer, also = [] }: Pick<Finding, 'pointer' | 'also'>): string[] => [
  pointer,
  ...also,
];

/** All places that a finding is about, as such texts. */
export const placeKeysOf = (finding: Pick<Finding, 'file' | 'pointer' | 'also'>): string[] =>
  pointersOf(finding).map((pointer) => placeKey({ file: finding.file, pointer }));

/** What holds the place of something, as such a text. */
export const parentKey = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string =>
  placeKey({ file, pointer: above(pointer) });

/** What holds each of the places that a finding is about, as such texts. */
export const parentKeysOf = (finding: Pick<Finding, 'file' | 'pointer' | 'also'>): string[] =>
  pointersOf(finding).map((pointer) => parentKey({ file: finding.file, pointer }));

/** The findings without those that name a place a second time. */
export const oncePerPlace = <T extends Pick<Place, 'file' | 'pointer'>>(findings: T[]): T[] =>
  [...new Map(findings.toReversed().map((finding) => [placeKey(finding), finding])).values()].reverse();

/** The findings without those that a later one tells at the same place, each where the first of them stood. */
export const lastPerPlace = <T extends Pick<Place, 'file' | 'pointer'>>(findings: T[]): T[] => [
  ...new Map(findings.map((finding) => [placeKey(finding), finding])).values(),
];
