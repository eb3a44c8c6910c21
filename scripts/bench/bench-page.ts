import { createServer } from 'node:http';
import { launchChromium } from '../chromium.ts';
import { listen } from '../cli/listen.ts';
import type { BenchOptions } from './bench-options.ts';
import { type BenchSite, knownRoutes, serveBenchSite } from './bench-site.ts';
import { type LighthouseResult, type LookAt, loadLighthouse } from './load-lighthouse.ts';
import { median, spreadOf } from './measure.ts';
import { measureBytes, type PageBytes } from './measure-bytes.ts';
import { budgetCells, type Cell, publishReport } from './report.ts';

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof metrics;
const metricNames = Object.keys(metrics) as Metric[];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Look = { times: Record<Metric, number>; scores: number[]; faults: string[]; speed: number };
type Pair = { route: string; site: Look[]; twin: Look[] };

/** What a category loses points for. */
const faultsOf = ({ categories, audits }: LighthouseResult): string[] =>
  Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    if (score === 1) return [];
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
    return lost.map(({ id }) => `${title}: ${audits[id]?.title ?? id}`);
  });

const lookOf = (result: LighthouseResult): Look => {
  const timed = (name: Metric) => [name, result.audits[metrics[name]]?.numericValue ?? Number.NaN];
  return {
    times: Object.fromEntries(metricNames.map(timed)) as Look['times'],
    scores: Object.values(result.categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    faults: faultsOf(result),
    speed: result.environment.benchmarkIndex,
  };
};

/** Pages that searches are not to show say so; that they say it is no fault. */
const skippedOn = async (url: string): Promise<string[]> => {
  const html = await (await fetch(url)).text();
  return /<meta name="robots" content="[^"]*noindex/.test(html) ? ['is-crawlable'] : [];
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  const address = new URL(await listen(server, 0));
  await new Promise((resolve) => server.close(resolve));
  return Number(address.port);
};

const lookAtPair = async (lookAt: LookAt, { site, twin }: BenchSite, [route, runs]: [string, number]) => {
  const pair: Pair = { route, site: [], twin: [] };
  const skipAudits = await skippedOn(site + route);
  // One after the other, so that what else the machine does meets both.
  for (let run = 0; run < runs; run += 1) {
    pair.site.push(lookOf(await lookAt(site + route, { onlyCategories: categories, skipAudits })));
    pair.twin.push(lookOf(await lookAt(twin + route, { onlyCategories: ['performance'] })));
  }
  const [first] = pair.site;
  console.log(`${route}  ${first?.scores.join(' ')}  ${first?.faults.join(', ')}`);
  return pair;
};

const timesOf = (looks: Look[], metric: Metric) => looks.map(({ times }) => times[metric]);
const middle = (looks: Look[], metric: Metric) => median(timesOf(looks, metric));

/** The most that a paint may take in milliseconds, and beside the page without scripts. */
const paint = { most: 800, ratio: 1.05 };
const most: Record<Metric, number> = { FCP: paint.most, LCP: paint.most, TBT: 50, CLS: 0 };

/** What must be nothing is met at once or not at all. */
const cellsFor = (metric: Metric, value: number): Cell[] =>
  most[metric] === 0 ? [0, value === 0 ? 0 : Number.POSITIVE_INFINITY] : budgetCells(value, most[metric]);

const timeRows = ({ route, site, twin }: Pair): Cell[][] =>
  metricNames.flatMap((metric): Cell[][] => {
    const [ours, theirs] = [middle(site, metric), middle(twin, metric)];
    const spread = `±${Math.round(spreadOf(timesOf(site, metric)) * 50)} %`;
    const row = [`${route} ${metric}`, site.length, ours, spread, theirs, ...cellsFor(metric, ours)];
    if (metric !== 'FCP' && metric !== 'LCP') return [row];
    const ratio = ours / theirs;
    const beside = [`${route} ${metric} ÷ without scripts`, site.length, ratio, null, null];
    return [row, [...beside, ...budgetCells(ratio, paint.ratio)]];
  });

const routeRow = ({ route, site, twin }: Pair): Cell[] => [
  route,
  ...categories.map((_, category) => Math.min(...site.map(({ scores }) => scores[category] ?? 0))),
  ...metricNames.map((metric) => middle(site, metric)),
  middle(twin, 'LCP'),
];

const bytesRow = ([route, bytes]: [string, PageBytes]): Cell[] => [
  route,
  bytes.first,
  bytes.early,
  bytes.script,
  bytes.font,
  bytes.data,
  bytes.image,
];

const byteBudgets: Cell[] = ['budget', 14_000, 1500, 60_000, 60_000, 6000, null];

const faultNotes = (pairs: Pair[]): string[] => {
  const faults = pairs.flatMap(({ route, site }) =>
    site.flatMap((look) => look.faults.map((fault) => `${route}: ${fault}`)),
  );
  return faults.length === 0
    ? ['Every category of every route has 100 points.']
    : [`Not 100 points: ${[...new Set(faults)].join('; ')}.`];
};

const speedNote = (pairs: Pair[]): string => {
  const speed = median(pairs.flatMap(({ site }) => site.map((look) => look.speed)));
  return `Lighthouse's own index of the machine's speed was ${Math.round(speed)} meanwhile. An idle desktop computer has 1,500 and more; on a busy one TBT and the points for performance tell of the machine, not of the page.`;
};

const everyRoute = (pairs: Pair[]) => ({
  title: 'Every route',
  columns: [
    ...['', 'performance', 'accessibility', 'best practices', 'SEO'],
    ...metricNames,
    'LCP without scripts',
  ],
  rows: pairs.map(routeRow),
});

const bytesAsSent = (bytes: [string, PageBytes][]) => ({
  title: 'Bytes as they are sent',
  columns: ['', 'document, CSS', 'JS before load', 'JS in all', 'fonts', 'data', 'pictures'],
  rows: [byteBudgets, ...bytes.map(bytesRow)],
});

/** Writes what was measured of pages to docs/performance: times of the routes that ran often, the others, and their bytes. */
const publishPages = (pairs: Pair[], bytes: [string, PageBytes][], timed: string[]) => {
  const often = pairs.filter(({ route }) => timed.includes(route));
  publishReport({
    bench: 'page',
    title: 'Pages',
    notes: [
      `Lighthouse for phones, each run beside one of the same page without scripts. ${often[0]?.site.length} runs of ${timed.join(', ')}, one of every other route. Milliseconds are simulated for a slow phone; CLS is a number without unit.`,
      speedNote(pairs),
      ...faultNotes(pairs),
    ],
    columns: ['', 'runs', 'median', 'spread', 'without scripts', 'budget', 'ratio'],
    rows: often.flatMap(timeRows),
    more: [everyRoute(pairs), bytesAsSent(bytes)],
    plots: [
      {
        title: 'Largest contentful paint, and without scripts',
        unit: 'ms',
        bars: often.flatMap(({ route, site, twin }) => [
          { name: route, value: middle(site, 'LCP'), budget: paint.most },
          { name: `${route} without scripts`, value: middle(twin, 'LCP') },
        ]),
      },
    ],
  });
};

/** Where times are measured often when nobody says where; every other route is looked at once. */
const usual = ['/', '/-es', '/solutions/travel'];

const routesOf = (wanted: string[], all: string[]) =>
  wanted.length === 0 ? { timed: usual, routes: all } : { timed: knownRoutes(wanted, all), routes: wanted };

/** Looks at every route with Lighthouse, beside the same page without scripts, and counts its bytes. */
export const benchPage = async ({ routes: wanted, runs }: BenchOptions): Promise<void> => {
  const served = await serveBenchSite();
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    const { timed, routes } = routesOf(wanted, served.routes);
    const bytes: [string, PageBytes][] = [];
    for (const route of routes) bytes.push([route, await measureBytes(browser, served.site + route)]);
    const lookAt = await loadLighthouse(port);
    const pairs: Pair[] = [];
    for (const route of routes)
      pairs.push(await lookAtPair(lookAt, served, [route, timed.includes(route) ? runs : 1]));
    publishPages(pairs, bytes, timed);
  } finally {
    await browser.close();
    await served.stop();
  }
};
