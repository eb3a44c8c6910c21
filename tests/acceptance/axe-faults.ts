import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type AxeResult = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] };

/** What axe finds against WCAG 2.2 AA, one line a fault. The page's policy must be bypassed. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ path: axePath });
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } };
    return axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
};
