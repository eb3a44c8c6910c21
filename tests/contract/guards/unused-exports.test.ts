import path from 'node:path';
import { expect, it } from 'vitest';
import { exportsOf, projectModules as files } from './project-modules.ts';

/** What is called by name: by Vite and the build, by Vitest, by the thread that a task is given to. */
const byName: RegExp[] = [
  /^src\/entry-\w+\.tsx? /,
  /^src\/site\/(?:global\.styles\.ts global|print\.styles\.ts print)$/,
  /^src\/engine\/react\/(?:extracted\.ts extracted|inlined-jsx\.ts jsxs?)$/,
  /^tests\/(functions\/database-template|contract\/standing-problems)\.ts setup$/,
  /^scripts\/build\/code\/import-again\.ts __vitePreload$/,
  /^scripts\/validate\/run-validate\.ts checkAsWorker$/,
  /^scripts\/threads\/with-thread-pool\.test\.ts /,
  // The code of a new section stands there as text.
  /^scripts\/content\/new\/section-texts\.ts (?:Component|Text)$/,
];

const isOfTests = (file: string): boolean => /\.test\.tsx?$|^tests\/|\/testing\//.test(file);

/** `import { a, type B as C } from '../d.ts'`, and `export` alike. */
const named = /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm;

/** A whole module: `import * as a`, or one that is loaded late. What is taken from it stands in the same file. */
const whole = /(?:\* as [\w'-]+ from |\bimport\()\s*'(\.[^']+)'/g;

const handedOn = /^export (?:type )?\* from '(\.[^']+)'/gm;

const wordsIn = (source: string): string[] => source.match(/\w+/g) ?? [];

const besideOf = (file: string, spec: string): string => path.posix.join(path.posix.dirname(file), spec);

/** The file, and those whose exports it hands on. */
const sourcesOf = (file: string): string[] => [
  file,
  ...[...(files.get(file) ?? '').matchAll(handedOn)].map(([, spec = '']) => besideOf(file, spec)),
];

/** What a file takes from others of the project, as "file name". */
const takenBy = (file: string, source: string): string[] => {
  const from = (spec: string, names: (string | undefined)[]) =>
    sourcesOf(besideOf(file, spec)).flatMap((target) => names.map((name) => `${target} ${name}`));
  return [
    ...[...source.matchAll(named)].flatMap(([, names = '', spec = '']) =>
      from(
        spec,
        names.split(',').map((name) => /\w+/.exec(name.replace(/\btype /, ''))?.[0]),
      ),
    ),
    ...[...source.matchAll(whole)].flatMap(([, spec = '']) => from(spec, wordsIn(source))),
  ];
};

const isUsedInside = (source: string, name: string): boolean =>
  wordsIn(source).filter((word) => word === name).length > 1;

it('what a file exports is taken by another: by tests alone only what its own file uses, too', () => {
  const takers = [...files].map(([file, source]) => ({ file, taken: takenBy(file, source) }));
  const byCode = new Set(takers.filter(({ file }) => !isOfTests(file)).flatMap(({ taken }) => taken));
  const byAny = new Set(takers.flatMap(({ taken }) => taken));
  const unused = [...files].flatMap(([file, source]) =>
    exportsOf(source)
      .map(({ name }) => ({ name, one: `${file} ${name}` }))
      .filter(({ name, one }) => {
        const isTested = byAny.has(one) && (isOfTests(file) || isUsedInside(source, name));
        return !byCode.has(one) && !isTested && !byName.some((known) => known.test(one));
      })
      .map(({ one }) => one),
  );
  expect(files.size).toBeGreaterThan(1000);
  expect(unused).toEqual([]);
});
