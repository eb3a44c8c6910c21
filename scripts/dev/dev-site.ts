import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseMoment } from '../../src/engine/core/publication.ts';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import { bundleCode } from '../build/bundle-code.ts';
import { contentKey, placeIn } from '../build/file-cache.ts';
import { type Code, createPageRenderer, loadCode, type PageRenderer } from '../build/render-page.ts';
import { siteIcons } from '../build/site-icons.ts';
import type { SiteOptions } from '../cli/site-options.ts';
import { offerToEditors } from '../editor/write-editor-schemas.ts';
import { keepValidators } from '../validate/keep-validators.ts';
import { type LocatedProblem, validateSite } from '../validate/validate-site.ts';
import { codeProblem, contentProblem } from './faults.ts';
import { type HiddenMarks, hiddenMarks } from './hidden-marks.ts';

/** What open pages must know: which document and content they should show, and what is wrong now. */
export type DevState = {
  /** Changes with everything that a page takes over only when it is loaded anew. */
  document: string;
  /** Changes with every right version of the content, which a page takes over in place. */
  content: string;
  problems: LocatedProblem[];
  /** What is on screen only because of the command's options. */
  hidden: HiddenMarks;
};

/** The site as the dev server shows it: the last content that was right, and what is wrong now. */
export type DevSite = {
  current: () => PageRenderer | undefined;
  /** Where the files are that pages name, beside the stylesheets. */
  folders: () => string[];
  state: () => DevState;
  /** When the clock alone will change what is shown; undefined when it will not. */
  nextMoment: () => number | undefined;
  reloadContent: () => Promise<void>;
  reloadCode: () => Promise<void>;
};

/** Where the site is, where what is made for it is kept, and the clock that says what of it is shown. */
export type DevSiteOptions = Pick<SiteOptions, 'root' | 'cache' | 'clock'>;

const documentKey = ({ bundle, site }: PageRenderer) =>
  contentKey(bundle.version, JSON.stringify(site.settings));

/** The code of the site. What cannot be bundled is kept from the screen. */
const openCode = async (cache: string) => {
  const bundled = async () => loadCode((await bundleCode(cache)).bundle);
  let code = await bundled();
  let problems: LocatedProblem[] = [];
  const reload = async () => {
    try {
      code = await bundled();
      problems = [];
    } catch (error) {
      problems = [codeProblem(error)];
    }
  };
  return { current: () => code, problems: () => problems, reload };
};

/** When a site changes next; undefined for the clock of `--now`, which stands still before it. */
const nextMomentOf = (site: Site | undefined, now: number): number | undefined => {
  const moment = parseMoment(site?.next?.at);
  return moment !== undefined && (moment > Date.now() || now >= moment) ? moment : undefined;
};

type Folders = { publicFolder: string; madeFolder: string };

/** What open pages show: the last content that was right, in its code, and what is wrong now. */
type Shown = {
  renderer: PageRenderer | undefined;
  /** How many versions of the content were right. */
  version: number;
  hidden: HiddenMarks;
  problems: LocatedProblem[];
};

/** Milliseconds in which what was saved comes on screen; what nobody waits for comes after it. */
const untilShown = 200;

const makeIcons = (site: Site, cache: string, { publicFolder, madeFolder }: Folders) =>
  siteIcons(site, { cacheDir: cache, publicFolder, place: placeIn(madeFolder) }).catch((error: unknown) =>
    console.error(error),
  );

/** The content of the site, read anew as often as wanted, and drawn by the code of the moment. */
const openContent = (options: DevSiteOptions & Folders, code: () => Code) => {
  const { root, cache, clock } = options;
  const validators = keepValidators();
  let shown: Shown = { renderer: undefined, version: 0, hidden: {}, problems: [] };
  const read = async () => {
    const { files, problems: all } = await validateSite(root, {
      ...{ validators, clock: clock() },
      errorsOnly: true,
    });
    const problems = all.filter(({ severity }) => severity === 'error');
    shown = { ...shown, problems };
    if (problems.length > 0) return;
    const renderer = createPageRenderer(prepareSite(files.source), code());
    const hidden = hiddenMarks(renderer.site, Date.now());
    shown = { renderer, hidden, problems, version: shown.version + 1 };
    const makeOwn = () => makeIcons(renderer.site, cache, options);
    const shownFirst = setTimeout(untilShown, undefined, { ref: false });
    void shownFirst.then(makeOwn).then(() => offerToEditors(root, files.source));
    if (shown.version === 1) await makeOwn();
  };
  const reload = () =>
    read().catch((error: unknown) => {
      shown = { ...shown, problems: [contentProblem(error)] };
    });
  const redraw = () => {
    const { renderer } = shown;
    if (renderer) shown = { ...shown, renderer: createPageRenderer(renderer.site, code()) };
  };
  return { shown: () => shown, read, reload, redraw };
};

/**
 * Opens a site for development: reads, checks and bundles it. Content with errors and code that cannot be bundled
 * are kept from the screen. Throws when there is no site at all.
 */
export const openDevSite = async (options: DevSiteOptions): Promise<DevSite> => {
  const { root, cache, clock } = options;
  const publicFolder = path.join(root, 'public');
  const madeFolder = path.join(cache, 'dev', contentKey(root));
  const opened = Date.now();
  const code = await openCode(cache);
  const content = openContent({ ...options, publicFolder, madeFolder }, code.current);
  await content.read();
  const current = () => content.shown().renderer;
  const bundled = () => current()?.bundle.publicFolder ?? [];
  return {
    current,
    folders: () => [bundled(), publicFolder, madeFolder].flat(),
    state: () => {
      const { renderer, version, problems, hidden } = content.shown();
      return {
        document: renderer ? documentKey(renderer) : '',
        content: `${opened}-${version}`,
        problems: [...code.problems(), ...problems],
        hidden,
      };
    },
    nextMoment: () => nextMomentOf(current()?.site, clock().now),
    reloadContent: content.reload,
    reloadCode: async () => {
      await code.reload();
      content.redraw();
    },
  };
};
