import { setFlagsFromString } from 'node:v8';
import { isSchemaFile } from '../../../src/engine/core/file-names.ts';
import { onDemand } from '../../../src/engine/core/memory/on-demand.ts';
import type { Clock } from '../../../src/engine/core/types.ts';
import { createReader } from '../../site/file-reader.ts';
import { readFrame, readLocales, type SiteFiles } from '../../site/site-files.ts';
import { collectEarly } from '../../threads/collect-early.ts';
import { threadsFor } from '../../threads/threads-for.ts';
import { withThreadPool } from '../../threads/with-thread-pool.ts';
import type { KeepValidators } from '../keep-validators.ts';
import { atNoMoment } from './around-parts.ts';
import { checkInThreads } from './check-in-threads.ts';
import { type AroundParts, type CheckMemory, frameKey } from './check-memory.ts';
import { knownParts, type PartedSite } from './known-parts.ts';
import { createPartChecker } from './part-checker.ts';
import { type PartResult, sitePartsOf } from './site-parts-of.ts';

/** A site of which every page was read and checked in parts. Its pages are stripped of the props of their sections. */
type SiteInParts = { files: SiteFiles; results: PartResult[]; around: AroundParts };

/** What a site in parts is checked with: the moment, validators, threads, and results of an earlier process. */
type PartsOptions = {
  clock: Clock;
  errorsOnly: boolean;
  validators: KeepValidators;
  threads?: number | undefined;
  /** The kept results of the last process. */
  memory?: CheckMemory | undefined;
};

/**
 * Values of one part often survive while it is checked, so the engine concludes that such values should be made among
 * the old ones. There only the expensive collections find them, and they keep the next part alive, too.
 */
const forgetParts = (): void => setFlagsFromString('--no-allocation-site-pretenuring');

/** Some 1,800 pages: 72 parts, and 8 shares of words. */
const partsOfThread = 80;

/** Parts die young; more room than a few of them need is only memory. */
const ownThreads = { program: 'scripts/validate/run-validate.ts', youngMegabytes: 48 };

type PartsToCheck = PartedSite & { root: string };

/** Checks some parts, also in other threads when they are many. */
const checkEach = (
  { root, parts, frame, locales, unreadable }: PartsToCheck,
  { validators, threads = threadsFor(parts.length, partsOfThread), errorsOnly }: PartsOptions,
): Promise<PartResult[]> =>
  withThreadPool(ownThreads, async (pool) => {
    const how = { root, errorsOnly };
    const input = { ...how, frame, unreadable: unreadable(), parts };
    const finish = checkInThreads(pool.take(threads - 1), input);
    const whole = { ...frame, locales: locales() };
    const validate = await validators(frame.schemas);
    return finish(createPartChecker({ ...how, frame: whole, unreadable: unreadable() }, validate));
  });

/** The results of all parts in their order: the known ones, and those that are found now. */
const resultsOf = async (
  site: PartsToCheck,
  known: (PartResult | undefined)[],
  options: PartsOptions,
): Promise<PartResult[]> => {
  const unknown = site.parts.filter((_, index) => known[index] === undefined);
  const found = (await checkEach({ ...site, parts: unknown }, options)).values();
  return site.parts.flatMap((_, index) => known[index] ?? found.next().value ?? []);
};

/** Reads a large site and checks its pages on the way: of no page more is kept than the others must know. */
export const readInParts = async (
  root: string,
  pageFiles: string[],
  options: PartsOptions,
): Promise<SiteInParts> => {
  forgetParts();
  collectEarly();
  const { memory, clock } = options;
  const { read, texts, ...seen } = createReader(root);
  const around = await readFrame(root, read, { clock });
  // Everything is measured by the schemas: with one that cannot be read no page need be.
  if (seen.faults.some(({ file }) => isSchemaFile(file)))
    return {
      files: { root, source: { ...around, pages: [], locales: {} }, texts, ...seen },
      results: [],
      around: { parts: [], frame: '' },
    };
  const unreadable = () => seen.faults.map(({ file }) => file);
  const frame = atNoMoment(around);
  const parted = {
    frame,
    parts: sitePartsOf(pageFiles),
    locales: onDemand(() => readLocales(root, read)),
    unreadable,
  };
  const key = memory ? frameKey(root, frame, unreadable()) : '';
  const known = memory ? knownParts(memory, parted, key) : [];
  const results = await resultsOf({ ...parted, root }, known, options);
  for (const file of pageFiles) texts.note(file);
  for (const file of results.flatMap(({ marked }) => marked)) texts.marked.add(file);
  const pages = results.flatMap(({ report }) => report.pages);
  const files: SiteFiles = {
    root,
    texts,
    source: { ...around, locales: parted.locales(), pages },
    isInForm: seen.isInForm,
    faults: [...seen.faults, ...results.flatMap(({ faults }) => faults)],
    repeating: [...seen.repeating, ...results.flatMap(({ repeating }) => repeating)],
  };
  return { files, results, around: { parts: parted.parts, frame: key } };
};
