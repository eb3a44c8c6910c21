import { expect, it } from 'vitest';
import { changedSource } from '../../../../src/engine/core/checks/i18n/i18n-stale.ts';
import { withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { tinySource } from '../../../../src/engine/core/testing/tiny-site.ts';
import type { SiteFiles } from '../../../site/site-files.ts';
import { withFormerSource } from './with-former-source.ts';

const file = 'locales/en.json';

const toldOf = (former: string | undefined, value: string) => {
  const textOf = (words: string) => JSON.stringify({ title: words });
  const told = withRemedy(changedSource('en', value), 'Adapt this one.');
  const past = {
    since: 'HEAD',
    former: new Map(former === undefined ? [] : [[file, textOf(former)]]),
    files: { texts: new Map([[file, textOf(value)]]), source: tinySource() } as unknown as SiteFiles,
  };
  const origin = { file, pointer: '/title' };
  const place = { file: 'locales/es.json', pointer: '/title', origin };
  return withFormerSource(past, {
    check: 'i18n/stale',
    severity: 'warning',
    ...place,
    ...told,
    tells: 'changed',
  }).message;
};

it('a stale translation is told with what its source said at the last commit, where that is known and short', () => {
  expect(toldOf('t:title|$& and $1', 'Sea')).toBe(
    'The text in "en" has changed since this was translated: at the last commit it was "$& and $1", and now it is "Sea". Adapt this one.',
  );
  for (const former of [undefined, 'Sea', 'Lake '.repeat(30)])
    expect(toldOf(former, 'Sea')).toContain('translated: "Sea". Adapt');
});
