import type { Browser } from 'playwright';
import { launchChromium } from '../chromium.ts';
import type { BenchOptions } from './bench-options.ts';
import { knownRoutes, serveBenchSite } from './bench-site.ts';
import { high, median, spreadOf } from './measure.ts';
import { type Click, measureClick } from './measure-click.ts';
import { interactions, measureInteraction, measureScrolling } from './measure-interactions.ts';
import { budgetCells, type Cell, publishReport } from './report.ts';

type Timed = { name: string; times: number[]; budget?: number };
type Where = { browser: Browser; site: string };

const slow = 4;

/** Where clicks lead when nobody says where: a long page, one whose picture moves along, one with a form. */
const usual = ['/solutions', '/solutions/travel', '/contact-es'];
const scrolled = ['/', '/solutions', '/partner-with-us-es'];

const repeat = async <Value>(runs: number, measure: () => Promise<Value>): Promise<Value[]> => {
  const values: Value[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return values;
};

const tell = ({ name, times }: Timed) => console.log(`${name}: ${median(times).toFixed(0)} ms`);

/** Only a page that was pointed at has a budget: how long the others take depends on the visitor's connection. */
const clickCases = [
  { isPrefetched: true, rate: 1, budget: 50, name: 'pointed at' },
  { isPrefetched: true, rate: slow, budget: 150, name: `pointed at, ${slow}× slower` },
  { isPrefetched: false, rate: 1, name: 'out of the blue' },
  { isPrefetched: false, rate: slow, name: `out of the blue, ${slow}× slower` },
];

const measureClicks = async ({ browser, site }: Where, routes: string[], runs: number) => {
  const timed: Timed[] = [];
  const clicks: Click[] = [];
  for (const to of routes)
    for (const { name, budget, ...how } of clickCases) {
      const found = await repeat(runs, () => measureClick(browser, { site, to, ...how }));
      const row = { name: `${to}, ${name}`, times: found.map(({ time }) => time) };
      timed.push(budget === undefined ? row : { ...row, budget });
      clicks.push(...found);
      tell(row);
    }
  return { timed, clicks };
};

const measureInteractions = async ({ browser, site }: Where, runs: number): Promise<Timed[]> => {
  const timed: Timed[] = [];
  for (const interaction of interactions) {
    const measure = () => measureInteraction(browser, { site, rate: slow, interaction });
    const row = { name: interaction.name, times: await repeat(runs, measure), budget: 100 };
    timed.push(row);
    tell(row);
  }
  return timed;
};

const scrollRows = async ({ browser, site }: Where): Promise<Cell[][]> => {
  const rows: Cell[][] = [];
  for (const route of scrolled)
    for (const rate of [1, slow]) {
      const tasks = await measureScrolling(browser, { url: site + route, rate });
      const name = rate === 1 ? route : `${route}, ${rate}× slower`;
      rows.push([name, tasks.length, Math.max(0, ...tasks), 0]);
    }
  return rows;
};

const row = ({ name, times, budget }: Timed): Cell[] => [
  name,
  times.length,
  median(times),
  high(times),
  `±${Math.round(spreadOf(times) * 50)} %`,
  ...budgetCells(median(times), budget),
];

const bars = (timed: Timed[]) =>
  timed.map(({ name, times, budget }) => ({
    name,
    value: median(times),
    ...(budget === undefined ? {} : { budget }),
  }));

const columns = ['', 'runs', 'median ms', 'p95 ms', 'spread', 'budget', 'ratio'];

const dataRows = (clicks: Click[]): Cell[][] => {
  const requests = Math.max(...clicks.map((click) => click.requests));
  const bytes = Math.max(...clicks.map((click) => click.bytes));
  return [
    ['requests for data, most', requests, ...budgetCells(requests, 1)],
    ['bytes of data, most', bytes, ...budgetCells(bytes, 6000)],
  ];
};

/** What was measured of clicks, of menus and forms, and of scrolling. */
type Measured = { clicked: Timed[]; clicks: Click[]; used: Timed[]; scrolling: Cell[][] };

/** Writes what was measured to docs/performance: a table each for clicks, bytes, interactions and scrolling. */
const publishClicks = ({ clicked, clicks, used, scrolling }: Measured): void => {
  publishReport({
    bench: 'navigate',
    title: 'Going on, and interacting',
    notes: [
      `From a click on the home page to the frame that shows the new page's heading, each time in a new window of headless Chromium; "pointed at" links are prefetched, for others everything comes over a connection without delay.`,
    ],
    columns,
    rows: clicked.map(row),
    more: [
      {
        title: 'What a page fetches when a link is followed',
        columns: ['', 'measured', 'budget', 'ratio'],
        rows: dataRows(clicks),
      },
      {
        title: `Interactions on a ${slow}× slower processor: the longest event until its next frame`,
        columns,
        rows: used.map(row),
      },
      {
        title: 'Long tasks while scrolling',
        columns: ['', 'tasks', 'longest ms', 'budget'],
        rows: scrolling,
      },
    ],
    plots: [
      { title: 'From a click to the new page', unit: 'ms', bars: bars(clicked) },
      { title: `Interactions, ${slow}× slower`, unit: 'ms', bars: bars(used) },
    ],
  });
};

/** Clicks links, uses menus and forms, and scrolls, on a fast and on a slow processor. */
export const benchNavigate = async ({ routes, runs }: BenchOptions): Promise<void> => {
  const served = await serveBenchSite();
  const browser = await launchChromium();
  const where = { browser, site: served.site };
  try {
    const targets = routes.length === 0 ? usual : knownRoutes(routes, served.routes);
    const { timed: clicked, clicks } = await measureClicks(where, targets, runs);
    const used = await measureInteractions(where, runs);
    publishClicks({ clicked, clicks, used, scrolling: await scrollRows(where) });
  } finally {
    await browser.close();
    await served.stop();
  }
};
