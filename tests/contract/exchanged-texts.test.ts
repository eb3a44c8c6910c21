import { describe, expect, it } from 'vitest';
import { committedSite } from './committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const config = 'site.config.json';

type Column = { title: string; links: unknown[] };
type Config = { layout: { after: { props: { columns: Column[] } }[] } };

const edit = (change: (columns: Column[]) => void) =>
  site().edit<Config>(config, ({ layout }) => change(layout.after[0]?.props.columns ?? []));

const exchangeTitles = ([one, other]: Column[]) => {
  if (one && other) [one.title, other.title] = [other.title, one.title];
};

describe('two titles that have each other’s place since the last commit', () => {
  it('are one remark when what stands under them has not changed', async () => {
    await edit(exchangeTitles);
    expect(await onlyProblem(site(), `content/exchanged-text ${config}`)).toBe(
      'Section "footer" of the layout: At the last commit "t:footer.quickLinks" stood here, and "t:footer.company" in "columns #2.title": the two have changed places, and what stands with them has not. Exchange them again, unless that is meant.',
    );
  });

  it('are none when the columns changed places, or when it was committed', async () => {
    await edit((columns) => columns.reverse());
    expect(await problemsSinceCommit(site())).toEqual([]);
    await edit(exchangeTitles);
    git('commit', '--quiet', '--all', '--message', 'Other titles');
    expect(await problemsSinceCommit(site())).toEqual([]);
  });
});
