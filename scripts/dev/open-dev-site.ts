import path from 'node:path';
import { parseMoment } from '../../src/engine/core/publication/parse-moment.ts';
import type { Site } from '../../src/engine/core/site.ts';
import { codeProblem } from '../build/code/code-fault.ts';
import { loadCode, type PageRenderer } from '../build/render/render-page.ts';
import { contentKey } from '../cache/file-cache.ts';
import type { SiteOptions } from '../cli/site-options.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { groupRepeated } from '../validate/report/group-repeated.ts';
import { worstFilesFirst } from '../validate/report/worst-files-first.ts';
import { bundleApart } from './bundle-apart.ts';
import { createAdvice } from './create-advice.ts';
import { createFaults } from './dev-faults.ts';
import type { HiddenMarks } from './hidden-marks.ts';
import { openContent } from './open-content.ts';

/** The state for open pages: which document and content they should show, and what is wrong now. */
type DevState = {
  /** Changes with everything that needs a reload of the page. */
  document: string;
  /** Changes with every version of the content without errors, which pages show in place. */
  content: string;
  problems: LocatedProblem[];
  /** What should be looked at, though it keeps nobody from seeing the site. */
  warnings: LocatedProblem[];
  /** What failed while pages of this very version were drawn. */
  faults: LocatedProblem[];
  /** Things on screen only because of the command's options. */
  hidden: HiddenMarks;
};

/** The site as the dev server shows it: the last content without errors, and what is wrong now. */
export type DevSite = {
  current: () => PageRenderer | undefined;
  /** Where the files are that pages name, beside the stylesheets. */
  folders: () => string[];
  state: () => DevState;
  /** Keeps what failed while a page was drawn; whether it is new. */
  addFault: (fault: LocatedProblem) => boolean;
  /** When the clock alone will change the site; undefined if it will not. */
  nextMoment: () => number | undefined;
  reloadContent: () => Promise<void>;
  /** Looks for warnings, beside everything else; whether there are others than before. */
  advise: () => Promise<boolean>;
  reloadCode: () => Promise<void>;
  /** Ends what runs beside the server. */
  close: () => void;
};

/** The folders of the site and of files made for it, and the clock that decides what is shown. */
type DevSiteOptions = Pick<SiteOptions, 'root' | 'cache' | 'clock'>;

const documentKey = ({ bundle, site }: PageRenderer, files: string) =>
  contentKey(bundle.version, JSON.stringify(site.settings), files);

/** The code of the site. What cannot be bundled is kept from the screen. */
const openCode = async (cache: string) => {
  const bundled = async () => loadCode(await bundleApart(cache));
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
  const faults = createFaults();
  const advice = createAdvice(root);
  const versions = () => {
    const { renderer, version, files } = content.shown();
    const document = renderer ? documentKey(renderer, files) : '';
    return { document, content: `${opened}-${version}` };
  };
  const versionOf = (of: ReturnType<typeof versions>) => `${of.document} ${of.content}`;
  const bundled = () => current()?.bundle.publicFolder ?? [];
  return {
    current,
    folders: () => [bundled(), publicFolder, madeFolder].flat(),
    state: () => {
      const { problems, hidden } = content.shown();
      const now = versions();
      return {
        ...now,
        problems: [...code.problems(), ...worstFilesFirst(groupRepeated(problems))],
        warnings: worstFilesFirst(groupRepeated(advice.warnings())),
        faults: faults.at(versionOf(now)),
        hidden,
      };
    },
    addFault: (fault) => faults.add(versionOf(versions()), fault),
    nextMoment: () => nextMomentOf(current()?.site, clock().now),
    reloadContent: async () => {
      await content.reload();
      if (content.shown().problems.length > 0) advice.forget();
    },
    advise: async () => {
      const { renderer, problems } = content.shown();
      return renderer !== undefined && problems.length === 0 && advice.look(renderer.site.source);
    },
    close: advice.end,
    reloadCode: async () => {
      await code.reload();
      content.redraw();
    },
  };
};
