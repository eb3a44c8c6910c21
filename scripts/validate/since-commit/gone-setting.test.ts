import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { goneSetting } from './gone-setting.ts';

const { config } = tinySource();
const before = {
  ...config,
  titlePattern: '%{title} – Cups',
  organization: { email: 'a@cups.example', address: { city: 'Cup City' } },
};

const told = (now: Json, former: object = before) => {
  const past = {
    former: new Map([[configFile, JSON.stringify(former)]]),
    files: { texts: new Map([[configFile, JSON.stringify(now)]]) },
    since: 'HEAD',
  };
  return goneSetting
    .run(past as never)
    .map((finding) => problemOf(goneSetting, finding))
    .map(({ pointer, message }) => `${pointer} ${message}`);
};

describe('config/gone-setting: a setting that the last commit had', () => {
  it('is told when it is gone, with what it was', () => {
    const { titlePattern: _, ...without } = before;
    expect(told(without)).toEqual([
      ' "titlePattern" was "%{title} – Cups" at the last commit and is gone: if that is meant, commit. Write it again.',
    ]);
  });

  it('is told with how to take it back when it was a group', () => {
    const { organization: _, ...without } = before;
    expect(told(without)).toEqual([
      ' "organization" was here at the last commit and is gone: if that is meant, commit. Take it back: git checkout HEAD -- site.config.json',
    ]);
  });

  it('is told where its list was emptied', () => {
    const withLinks = (...sameAs: string[]) => ({ ...config, organization: { sameAs } });
    expect(told(withLinks(), withLinks('https://cups.example.org'))).toEqual([
      '/organization/sameAs "sameAs" was here at the last commit and is empty: if that is meant, commit. Take it back: git checkout HEAD -- site.config.json',
    ]);
    expect(told(withLinks(), withLinks())).toEqual([]);
  });

  it('is told within a group, a language or a collection', () => {
    expect(told({ ...before, organization: { address: {} } })).toHaveLength(2);
    const locales = config.locales.map(({ dir: _, ...locale }) => locale).reverse();
    expect(told({ ...before, locales }).map((line) => line.slice(0, 17))).toEqual([
      '/locales/0 "dir" ',
      '/locales/1 "dir" ',
      '/locales/2 "dir" ',
    ]);
    const [name = ''] = Object.keys(config.collections ?? {});
    const collection = { path: '/a/{slug}' };
    const shown = { ...before, collections: { [name]: { ...collection, overview: 'page:home' } } };
    expect(told({ ...before, collections: { [name]: collection } }, shown)).toHaveLength(1);
  });

  it('is told in a section of the layout, whose words come and go', () => {
    const form = { errorsAs: 'toasts', columns: 2, title: 't:about.title', link: 'page:about' };
    const layout = (props: object) => ({ before: [{ type: 'banner', id: 'top', props }], after: [] });
    expect(
      told({ ...before, layout: layout({ form: {} }) }, { ...before, layout: layout({ form }) }),
    ).toEqual([
      '/layout/before/0/props/form Section "top" of the layout: "errorsAs" was "toasts" at the last commit and is gone: if that is meant, commit. Write it again.',
      '/layout/before/0/props/form Section "top" of the layout: "columns" was 2 at the last commit and is gone: if that is meant, commit. Write it again.',
    ]);
    expect(told({ ...before, layout: layout({}) }, { ...before, layout: layout({ form }) })).toEqual([]);
  });

  it('may have another value, and facts, languages and collections come and go', () => {
    const { collections: _, facts: __, ...without } = before;
    const locales = config.locales.slice(0, 1);
    expect(told({ ...without, titlePattern: '%{title}', locales })).toEqual([]);
    expect(told(before)).toEqual([]);
  });
});
