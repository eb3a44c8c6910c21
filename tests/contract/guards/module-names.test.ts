import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportsOf, projectModules } from './project-modules.ts';

type Module = { file: string; values: string[]; types: string[] };

const moduleOf = (file: string, source: string): Module => {
  const exported = exportsOf(source);
  return {
    file,
    values: exported.filter(({ isType }) => !isType).map(({ name }) => name),
    types: exported.filter(({ isType }) => isType).map(({ name }) => name),
  };
};

const baseOf = (file: string): string => path.basename(file).replace(/\.tsx?$/, '');

const isComponent = (file: string, name: string): boolean => file.endsWith('.tsx') && /^[A-Z]/.test(name);

const kebabOf = (name: string): string => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

const isNamedAfter = (file: string, name: string): boolean =>
  baseOf(file) === (isComponent(file, name) ? name : kebabOf(name));

/** Instead of a class there is a function: what `createPageLoader` makes is all that `page-loader.ts` defines. */
const isNamedAfterMade = (file: string, name: string): boolean => `create-${baseOf(file)}` === kebabOf(name);

/** Without what a word ends in when it is many or something done: "signing" and "signs" are about `sign`. */
const stemOf = (word: string): string => word.replace(/(?:ies|s|ing|e)$/, '');

/** A group of functions is named for what it is about: a word of its name is in theirs. */
const isAbout = (file: string, names: string[]): boolean =>
  baseOf(file)
    .toLowerCase()
    .split('-')
    .filter((word) => word.length > 2)
    .some((word) => names.some((name) => name.toLowerCase().includes(stemOf(word))));

/** A group of components is named for what each of them is: charts, lists. */
const isGroupOfComponents = ({ file, values }: Module): boolean =>
  /^[a-z-]+s\.tsx$/.test(path.basename(file)) && values.every((name) => isComponent(file, name));

/** Types that go together and are nothing without each other. */
const isGroupOfTypes = ({ file, values }: Module): boolean =>
  values.length === 0 && /(?:^|-)types$/.test(baseOf(file));

const isGroup = (module: Module): boolean =>
  isAbout(module.file, [...module.values, ...module.types]) ||
  isGroupOfComponents(module) ||
  isGroupOfTypes(module);

/** What has its name from elsewhere. */
const otherNames: { why: string; is: (module: Module) => boolean }[] = [
  {
    why: 'nothing is imported from it by name',
    is: ({ values, types }) => values.length + types.length === 0,
  },
  { why: 'the entry of a bundle', is: ({ file }) => /^src\/entry-\w+\.tsx?$/.test(file) },
  { why: 'the registry of its folder', is: ({ file }) => path.basename(file) === 'index.ts' },
  { why: 'the styles of the component beside it', is: ({ file }) => /(?:^|[/.])styles\.ts$/.test(file) },
  { why: 'Vitest calls it', is: ({ file, values }) => file.startsWith('tests/') && `${values}` === 'setup' },
  {
    why: 'several things that tests share, named for what they set up or look at',
    is: ({ file, values }) => /^tests\/|\/testing\//.test(file) && values.length > 1,
  },
];

const isWellNamed = (module: Module): boolean => {
  const { file, values, types } = module;
  const [main, ...others] = values.length > 0 ? values : types;
  if (main === undefined || otherNames.some(({ is }) => is(module))) return true;
  if (others.length === 0) return isNamedAfter(file, main) || isNamedAfterMade(file, main);
  return [...values, ...types].some((name) => isNamedAfter(file, name)) || isGroup(module);
};

const exporting = (file: string, names: string): Module => ({ file, values: names.split(' '), types: [] });

describe('a module is named after what it exports', () => {
  const modules = [...projectModules]
    .filter(([file]) => !/\.test\.tsx?$/.test(file))
    .map(([file, source]) => moduleOf(file, source));

  it('in all of the project', () => {
    expect(modules.length).toBeGreaterThan(1000);
    const misnamed = modules.filter((module) => !isWellNamed(module));
    expect(misnamed.map(({ file, values, types }) => `${file} exports ${[...values, ...types]}`)).toEqual([]);
  });

  it.each(otherNames)('or is one of several such: $why', ({ is }) => {
    expect(modules.some(is)).toBe(true);
  });

  it.each([
    ['scripts/find-page.ts', 'findPage'],
    ['scripts/page-loader.ts', 'createPageLoader'],
    ['scripts/drafts.ts', 'readDraft writeDraft'],
    ['scripts/find-page.ts', 'countPages findPage'],
    ['src/Link.tsx', 'Link'],
    ['src/charts.tsx', 'Bar Ring'],
  ])('%s may export %s', (file, names) => {
    expect(isWellNamed(exporting(file, names))).toBe(true);
  });

  it.each([
    ['scripts/page.ts', 'findPage'],
    ['scripts/page-loader.ts', 'openPageLoader'],
    ['scripts/storage.ts', 'readDraft writeDraft'],
    ['scripts/of-in.ts', 'pageOf placeIn'],
    ['src/link.tsx', 'Link'],
    ['src/drawing.tsx', 'Bar Ring'],
  ])('%s must not export %s', (file, names) => {
    expect(isWellNamed(exporting(file, names))).toBe(false);
  });

  it('after a type only where it has no value', () => {
    const type = 'export type Page = 1;\n';
    expect(isWellNamed(moduleOf('src/page.ts', type))).toBe(true);
    expect(isWellNamed(moduleOf('src/page.ts', `${type}export const findPage = 1;\n`))).toBe(false);
  });
});
