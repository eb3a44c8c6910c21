import { counted } from '../../src/engine/core/counted.ts';
import { configFile } from '../../src/engine/core/file-names.ts';
import type { Clock } from '../../src/engine/core/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { filesBelow } from '../cli/list-files.ts';
import { silent } from '../cli/progress.ts';
import { pageFilesIn, present, readSite } from '../site/site-files.ts';
import type { SiteSignature } from '../site/site-signature.ts';
import { collectEarly } from '../threads/collect-early.ts';
import { sharedNumber } from '../threads/part-queue.ts';
import type { ThreadPool } from '../threads/with-thread-pool.ts';
import { type KnownSite, knownSite } from '../validate/known-valid.ts';
import { ContentErrors } from '../validate/report/content-errors.ts';
import { validateSite } from '../validate/validate-site.ts';
import type { BuildOptions } from './build-options.ts';
import { refuseErrors, refuseErrorsBeside } from './find-errors.ts';
import { refuseEdited, signNow } from './refuse-edited.ts';
import { buildThreads } from './render/build-threads.ts';
import { readOutlined, type SiteToBuild, wholeSite } from './site-to-build.ts';

/** Makes something of a site. The result is used only if the site has no errors. */
type Make<Made> = (site: SiteToBuild) => Promise<Made>;

/** How a site is built, at which moment, and by which threads; `known` when no error was found in its files before. */
type Building = BuildOptions & { clock: Clock; pool: ThreadPool; known: KnownSite | undefined };

/** From so many documents on, a site is built in parts: fewer are faster held at once. */
const buildInPartsFrom = 300;

const readKnown = async ({ root, clock, known }: Building): Promise<SiteToBuild | undefined> => {
  if (!known) return undefined;
  const { source } = await readSite(root, { clock });
  return known.isValid(source) ? wholeSite(source) : undefined;
};

const readChecked = async ({ root, progress, clock }: Building): Promise<SiteToBuild> => {
  const how = { ...(progress ? { progress } : {}), clock, errorsOnly: true, project: codeRoot };
  const { files, problems } = await validateSite(root, how);
  refuseErrors(problems, { clock, texts: files.texts });
  return wholeSite(files.source);
};

/** Signs the files that two threads read, each for itself, and those that are read a second time to be rendered. */
const signLarge = (root: string, pages: string[]): Map<string, string> => {
  return signNow(root, [configFile, ...pages, ...filesBelow(root, 'locales')]);
};

/** Looks for errors beside other work, once it is started. */
const errorsBeside = (check: () => Promise<void>) => {
  let found: Promise<unknown> | undefined;
  return {
    start: (): void => {
      found ??= check().catch((reason: unknown) => reason);
    },
    isStarted: (): boolean => found !== undefined,
    /** Waits for the end, and returns the error if it failed. */
    reason: async (): Promise<unknown> => found,
    /** Waits for the end, and throws the error if it failed. */
    refuse: async (): Promise<void> => {
      const reason = await found;
      if (reason !== undefined) throw reason;
    },
  };
};

/** Makes something of a site while it is checked, unless it is known to have no errors. */
const makeBeside = async <Made>(
  pageFiles: string[],
  { root, clock, pool, threads: asked, progress = silent, known }: Building,
  make: Make<Made>,
): Promise<Made> => {
  collectEarly();
  const checked = progress.stage('checked');
  const signatures = signLarge(root, pageFiles);
  const next = sharedNumber();
  const documents = pageFiles.length;
  const threads = buildThreads(documents, asked);
  const errors = errorsBeside(() => refuseErrorsBeside(pool, threads, { root, clock, documents, next }));
  const start = async () => {
    errors.start();
    if (threads === 1) await errors.refuse();
  };
  try {
    if (!known) await start();
    const read = progress.stage('read');
    const site = await readOutlined({ root, clock, next }, pageFiles);
    read.end(counted(documents, 'page'));
    if (known && !known.isValid(site.source)) await start();
    const made = await make({ ...site, isChecked: !errors.isStarted() });
    await errors.refuse();
    checked.end(errors.isStarted() ? 'for errors meanwhile' : 'before');
    return made;
  } catch (error) {
    const wrong = await errors.reason();
    throw wrong instanceof ContentErrors ? wrong : error;
  } finally {
    // A file that is edited while it is read may be no JSON: the edit is what counts then.
    refuseEdited(root, signatures);
  }
};

/**
 * Reads and checks a site, and makes something of it; of a large one while it is checked. Throws ContentErrors if the
 * site has errors, and EditedMeanwhile if it was edited: then the result must not be used.
 */
export const makeWhenValid = async <Made>(
  options: BuildOptions & { pool: ThreadPool; signature: SiteSignature },
  make: Make<Made>,
): Promise<Made> => {
  const { root, clock = present(), inPartsFrom = buildInPartsFrom } = options;
  const pageFiles = pageFilesIn(root);
  const building = { ...options, clock, known: knownSite(options) };
  return pageFiles.length < inPartsFrom
    ? make((await readKnown(building)) ?? (await readChecked(building)))
    : makeBeside(pageFiles, building, make);
};
