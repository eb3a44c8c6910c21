import { setFlagsFromString } from 'node:v8';
import type { Clock } from '../../../src/engine/core/types.ts';
import type { ThreadPool } from '../../cli/thread-pool.ts';
import { threadsFor } from '../../cli/threads-for.ts';
import { createReader } from '../../site/file-reader.ts';
import { readFrame, readLocales, type SiteFiles } from '../../site/site-files.ts';
import type { KeepValidators } from '../keep-validators.ts';
import { checkInThreads } from './check-in-threads.ts';
import { type PartResult, partsOf } from './part.ts';
import { createPartChecker } from './part-checker.ts';

/** A site of which every page was read and checked in parts. Its pages are stripped of what their sections show. */
export type SiteInParts = { files: SiteFiles; results: PartResult[] };

/** How a site is read in parts. */
export type PartsOptions = {
  clock: Clock;
  errorsOnly: boolean;
  validators: KeepValidators;
  threads?: number | undefined;
  pool: ThreadPool;
};

/** By default the heap grows to several times its size before it is collected as a whole, and most of it is long dead. */
const collectEarly = (): void => setFlagsFromString('--heap-growing-percent=50');

/** For what comes after a site was checked, such as building it. */
export const collectAsUsual = (): void => setFlagsFromString('--heap-growing-percent=0');

/**
 * What is made for one part often survives while it is checked, from which the engine concludes that its like is better
 * put among what stays. There it is found to be of no use only by the dear collections, and keeps the next part, too.
 */
const forgetParts = (): void => setFlagsFromString('--no-allocation-site-pretenuring');

/** Some 1,800 pages, with the shares of their words. */
const partsOfThread = 80;

/** Reads a large site and checks its pages on the way: of no page more is kept than the others must know. */
export const readInParts = async (
  root: string,
  pageFiles: string[],
  { clock, validators, pool, threads, ...how }: PartsOptions,
): Promise<SiteInParts> => {
  forgetParts();
  collectEarly();
  const { read, texts, ...seen } = createReader(root);
  const frame = await readFrame(root, read, { clock });
  // Everything is measured by the schemas: with one that cannot be read no page need be.
  if (seen.faults.some(({ file }) => file.startsWith('schemas/')))
    return { files: { root, source: { ...frame, pages: [], locales: {} }, texts, ...seen }, results: [] };
  const unreadable = () => seen.faults.map(({ file }) => file);
  const parts = partsOf(pageFiles);
  const others = pool.take((threads ?? threadsFor(parts.length, partsOfThread)) - 1);
  const finish = checkInThreads(others, { root, frame, unreadable: unreadable(), ...how, parts });
  const whole = { ...frame, locales: readLocales(root, read) };
  const check = createPartChecker(
    { root, frame: whole, unreadable: unreadable(), ...how },
    await validators(frame.schemas),
  );
  const results = await finish(check);
  for (const file of pageFiles) texts.note(file);
  for (const file of results.flatMap(({ marked }) => marked)) texts.marked.add(file);
  const source = { ...whole, pages: results.flatMap(({ report }) => report.pages) };
  const files: SiteFiles = {
    ...{ root, source, texts },
    inForm: seen.inForm,
    faults: [...seen.faults, ...results.flatMap(({ faults }) => faults)],
    repeating: [...seen.repeating, ...results.flatMap(({ repeating }) => repeating)],
  };
  return { files, results };
};
