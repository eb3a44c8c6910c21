import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { madeFiles } from '../../src/engine/core/addresses/output-paths.ts';
import { parseMoment } from '../../src/engine/core/publication/parse-moment.ts';
import { prepareSite, type Site } from '../../src/engine/core/site.ts';
import { siteIcons } from '../build/pictures/site-icons.ts';
import { type Code, createPageRenderer, type PageRenderer } from '../build/render/render-page.ts';
import { contentKey, placeInCache } from '../cache/file-cache.ts';
import { signFiles } from '../cache/sign-files.ts';
import { listFiles } from '../cli/list-files.ts';
import type { SiteOptions } from '../cli/site-options.ts';
import { offerToEditors } from '../editor/write-editor-schemas.ts';
import { replaceFile } from '../files/replace-file.ts';
import { webManifest } from '../output/web-manifest.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { createTurns } from '../threads/turns.ts';
import { checkCatalog } from '../validate/check-catalog.ts';
import { contentProblem } from './dev-problems.ts';
import { isSameSource } from './edit-since.ts';
import { type HiddenMarks, hiddenMarks } from './hidden-marks.ts';
import { isTimely, type Look, type Right, watchContent } from './watch-content.ts';

/** Where the content is, where files are that are made for it, and the clock that says what of it is shown. */
type ContentOptions = Pick<SiteOptions, 'root' | 'cache' | 'clock'> & {
  publicFolder: string;
  madeFolder: string;
};

/** The content on open pages: the last one without errors, drawn by the present code, and the problems now. */
type Shown = {
  renderer: PageRenderer | undefined;
  /** How many versions of the content had no errors. */
  version: number;
  /** Changes with every edit of a public file: pages show such files under the addresses that they had. */
  files: string;
  hidden: HiddenMarks;
  problems: LocatedProblem[];
};

/** Milliseconds until a save is on screen; work that can wait comes after that. */
const untilShown = 200;

/** Makes the files of the site as a whole that open pages ask for. */
const makeSiteFiles = async (site: Site, { cache, publicFolder, madeFolder }: ContentOptions) => {
  await mkdir(madeFolder, { recursive: true });
  await replaceFile(path.join(madeFolder, madeFiles.manifest), webManifest(site));
  await siteIcons(site, { cache, publicFolder, place: placeInCache(madeFolder) });
};

const logFailure = (error: unknown) => console.error(error);

/** Makes the files of the latest site once those of the one before are made: both would write the same. */
const createSiteFiles = (options: ContentOptions) => {
  const { alone } = createTurns();
  return (site: Site) => alone(() => makeSiteFiles(site, options)).catch(logFailure);
};

/** Does work that can wait, once nothing was saved for a while. */
const createLater = (root: string, makeFiles: (site: Site) => Promise<void>) => {
  let latest: Right | undefined;
  return async (site: Site, right: Right) => {
    latest = right;
    await setTimeout(untilShown, undefined, { ref: false });
    if (latest !== right) return;
    await makeFiles(site);
    await offerToEditors(root, { source: right.source, checks: checkCatalog });
  };
};

/** A file that is edited once more after it was signed is seen as another save, so none is too recent. */
const signTogether = (folder: string): string =>
  contentKey(JSON.stringify([...signFiles(folder, listFiles(folder).sort(), Number.MAX_SAFE_INTEGER)]));

const unreadable = (error: unknown) => ({ problems: [contentProblem(error)] });

/** The content of the site, read anew as often as wanted, and drawn by the code of the moment. */
export const openContent = (options: ContentOptions, code: () => Code) => {
  const { publicFolder } = options;
  const { look, lookUntilStill } = watchContent(options.root, options.clock);
  const makeFiles = createSiteFiles(options);
  const later = createLater(options.root, makeFiles);
  let shown: Shown = { renderer: undefined, version: 0, files: '', hidden: {}, problems: [] };
  let right: Right | undefined;
  const show = (source: Right['source']) => {
    const renderer = createPageRenderer(prepareSite(source), code());
    right = { source, next: parseMoment(renderer.site.next?.at) };
    shown = {
      ...shown,
      renderer,
      hidden: hiddenMarks(renderer.site, Date.now()),
      version: shown.version + 1,
    };
    void later(renderer.site, right);
    return renderer;
  };
  const isShown = (source: Right['source']) =>
    right !== undefined && isTimely(right, source) && isSameSource(right.source, source);
  const take = ({ source, problems }: Look, files: string) => {
    if (problems.length === 0 && !isShown(source)) show(source);
    shown = { ...shown, problems, ...(problems.length === 0 ? { files } : {}) };
  };
  return {
    shown: () => shown,
    read: async () => {
      const files = signTogether(publicFolder);
      take(await look(), files);
      if (shown.renderer) await makeFiles(shown.renderer.site);
    },
    reload: async () => {
      const files = signTogether(publicFolder);
      const found = await lookUntilStill(right).catch(unreadable);
      if ('source' in found) take(found, files);
      else shown = { ...shown, ...found };
    },
    redraw: () => {
      const { renderer } = shown;
      if (renderer) shown = { ...shown, renderer: createPageRenderer(renderer.site, code()) };
    },
  };
};
