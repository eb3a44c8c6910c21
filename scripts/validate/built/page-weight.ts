import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltCheck, type BuiltFinding, onPage } from './built-check.ts';
import { type BuiltPage, type BuiltSite, elementsOf } from './built-site.ts';

/** What fits into the first packets that a server may send: no visitor waits for a second round. */
const budget = 14 * 1024;

const sizeOf = (text: string | Uint8Array): number => brotliCompressSync(text).length;

const stylesOf = (page: BuiltPage): string[] =>
  elementsOf(page, 'link', ['rel', 'stylesheet']).flatMap(({ attributes }) => {
    const href = attributes.get('href');
    return href === undefined || attributes.has('media') ? [] : [href];
  });

const createStyleSizes = ({ folder }: BuiltSite) => {
  const sizes = new Map<string, number>();
  return async (style: string): Promise<number> => {
    const file = path.join(folder, style);
    if (!sizes.has(style)) sizes.set(style, existsSync(file) ? sizeOf(await readFile(file)) : 0);
    return sizes.get(style) ?? 0;
  };
};

/** Pages whose document and styles are too heavy: a browser needs both before it can show the page. */
export const pageWeight: BuiltCheck = {
  id: 'perf/page-weight',
  severity: 'warning',
  description: `A built page with its styles is at most ${budget / 1024} kB on its way (brotli).`,
  advice:
    'The first 14 kB of a page arrive in one go; what is beyond waits for another round trip, on a phone for half a second. Show less on one page, for example by moving a long list to a page of its own.',
  run: async (site) => {
    const styleSize = createStyleSizes(site);
    const findings: BuiltFinding[] = [];
    for (const page of site.pages.values()) {
      let size = sizeOf(page.html);
      for (const style of stylesOf(page)) size += await styleSize(style);
      if (size <= budget) continue;
      const kilobytes = (size / 1024).toFixed(1);
      findings.push(
        onPage(
          page,
          `The page and its styles are ${kilobytes} kB on their way; ${budget / 1024} kB arrive at once.`,
        ),
      );
    }
    return findings;
  },
};
