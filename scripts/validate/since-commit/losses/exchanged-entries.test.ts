import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { exchangedEntries } from './exchanged-entries.ts';

const file = 'pages/home.json';
const [link, picture, faulty] = [{ link: 'page:home' }, { src: '/one.svg' }, { tone: 'blue' }];

/** A page with two lists, of links and of pictures. */
const page = (links: object[], pictures: object[]) =>
  JSON.stringify({ id: 'home', sections: [{ id: 'top', props: { links, pictures } }] });

const told = (before: string, now: string) => {
  const past = { since: 'HEAD', former: new Map([[file, before]]), files: { texts: new Map([[file, now]]) } };
  const problem = { check: 'schema/invalid', file, pointer: '/sections/0/props/links/0' };
  return exchangedEntries(past as never, [problem as Problem]).map((loss) => loss.told.message);
};

describe('entries of two lists of a page', () => {
  it('are told when each has the place that the other had at the last commit', () => {
    expect(told(page([link], [picture]), page([picture], [link]))).toEqual([
      expect.stringContaining('the two have changed places'),
    ]);
  });

  it('are not told when they say the same and stand where they stood, beside others that have changed', () => {
    const lists = (other: object) => page([faulty, other], [faulty, other]);
    expect(told(lists(link), lists(picture))).toEqual([]);
  });
});
