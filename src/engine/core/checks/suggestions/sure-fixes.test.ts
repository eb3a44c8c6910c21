import { describe, expect, it } from 'vitest';
import { problemsAfter } from '../testing/tiny-site.ts';

const page = 'pages/about.json#';

describe('a slip that has one right answer', () => {
  it.each([
    [
      'a name put together in another way',
      { [`${page}/publish_at`]: '2020-01-01T00:00:00Z' },
      { rename: 'publishAt' },
    ],
    ['a switch in quotation marks', { [`${page}/draft`]: 'false' }, { set: false }],
    [
      'a number in the place of a text',
      { 'site.config.json#/organization/foundingDate': 2012 },
      { set: '2012' },
    ],
    [
      'a space behind page:',
      { [`${page}/sections/0/props/button/link`]: 'page: home' },
      { set: 'page:home' },
    ],
    [
      'a key with a small letter',
      { 'pages/home.json#/sections/0/props/title': 't:home.top.titel' },
      { set: 't:home.top.title' },
    ],
  ])('is mended unasked: %s', (_, changes, fix) => {
    expect(problemsAfter(changes)).toMatchObject([{ fix }]);
  });

  it('is none where another text has the name that is meant, or a number has lost its zeros', () => {
    const twice = {
      'pages/home.json#/sections/1/props/title': 't:home.top.title',
      'pages/home.json#/sections/0/props/title': 't:home.top.titel',
    };
    for (const problem of problemsAfter(twice)) expect(problem.fix).toBeUndefined();
    const [year] = problemsAfter({ 'site.config.json#/organization/foundingDate': 2012.1 });
    expect(year?.fix).toBeUndefined();
  });
});
