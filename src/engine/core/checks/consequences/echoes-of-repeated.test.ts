import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import { echoesOfRepeated } from './echoes-of-repeated.ts';

const second: Problem = {
  check: 'json/duplicate-key',
  severity: 'error',
  file: 'pages/home.json',
  pointer: '/sections/0/props/link',
  message: '"link" stands twice in this group.',
};
const problem = (more: Partial<Problem>): Problem => ({ ...second, check: 'ref/missing-entry', ...more });
const isEcho = (more: Partial<Problem>) =>
  echoesOfRepeated.echoesDuplicateKey([second, problem(more)])(problem(more));

describe('a name that stands twice is one problem', () => {
  it('with what is wrong at the second, or follows from it', () => {
    expect(isEcho({})).toBe(true);
    expect(isEcho({ pointer: '/sections/0/props/link/to' })).toBe(true);
    expect(isEcho({ file: 'locales/es.json', pointer: '/a', origin: second })).toBe(true);
  });

  it('with unknown names that came into its group with it', () => {
    const type = { check: 'schema/section-props', pointer: '/sections/0/props/type', at: 'key' } as const;
    expect(isEcho(type)).toBe(true);
    expect(isEcho({ ...type, pointer: '/sections/1/props/type' })).toBe(false);
  });

  it('and says nothing of other places', () => {
    expect(isEcho({ pointer: '/sections/0/props/links' })).toBe(false);
    expect(isEcho({ file: 'pages/about.json' })).toBe(false);
    expect(echoesOfRepeated.echoesDuplicateKey([second])(second)).toBe(false);
  });
});
