import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

type Layer = {
  name: string;
  files: string;
  /** What lies in the same folder and is a layer of its own. */
  without?: RegExp;
  /** The folders and files of this project that it may use. */
  folders: string[];
  packages: RegExp;
};

/** Who may import whom. */
const layers: Layer[] = [
  {
    name: 'engine/core',
    files: 'src/engine/core/**/*.ts',
    without: /^src\/engine\/core\/checks\//,
    folders: ['src/generated', 'src/engine/core'],
    packages: /^(node-polyglot)$/,
  },
  {
    name: 'engine/core/checks',
    files: 'src/engine/core/checks/**/*.ts',
    folders: ['src/generated', 'src/engine/core'],
    packages: /^(node-polyglot|ajv(\/.*)?)$/,
  },
  {
    name: 'engine/react',
    files: 'src/engine/react/**/*.{ts,tsx}',
    folders: ['src/generated', 'src/engine/core', 'src/engine/react'],
    packages: /^(react|react-dom)(\/.*)?$|^zustand$/,
  },
  {
    name: 'site/services',
    files: 'src/site/services/**/*.{ts,tsx}',
    folders: ['src/generated', 'src/engine/core', 'src/site/services'],
    packages: /^@supabase\//,
  },
  {
    name: 'site/ui',
    files: 'src/site/ui/**/*.{ts,tsx}',
    folders: [
      'src/generated',
      'src/engine/core',
      'src/engine/react',
      'src/site/ui',
      'src/site/services',
      'src/site/theme.ts',
      'schemas/forms',
      'supabase/functions/_shared/form-rules.ts',
    ],
    packages: /^(react|react-dom)(\/.*)?$|^@emotion\/|^notistack$|^(react-)?final-form$|^zustand$/,
  },
  {
    name: 'site/sections',
    files: 'src/site/sections/**/*.{ts,tsx}',
    folders: [
      'src/generated',
      'src/engine/core',
      'src/engine/react',
      'src/site/ui',
      'src/site/services',
      'src/site/sections',
      'src/site/theme.ts',
    ],
    packages: /^react(-dom)?$|^@emotion\//,
  },
  {
    name: 'supabase/functions/_shared',
    files: 'supabase/functions/_shared/**/*.ts',
    folders: ['supabase/functions/_shared', 'schemas/forms'],
    packages: /^$/,
  },
  {
    name: 'supabase/functions/_shared/form-rules',
    files: 'supabase/functions/_shared/form-rules.ts',
    // The browser gets it, too: what it imports counts for the bundle's key in scripts/cache/code-key.ts.
    folders: ['supabase/functions/_shared/well-formed.ts'],
    packages: /^$/,
  },
  { name: 'boot', files: 'src/boot.ts', folders: [], packages: /^$/ },
  {
    name: 'scripts',
    files: 'scripts/**/*.ts',
    // The bench uses what the tests do, and a new section's code stands in section-texts.ts as text.
    without: /^scripts\/(bench\/|content\/new\/section-texts)/,
    folders: [
      'src/generated',
      'src/engine/core',
      'src/site/tokens.json',
      'supabase/functions/_shared',
      'schemas',
      'scripts',
    ],
    packages: /^(?!react|zustand|notistack|final-form|@supabase)/,
  },
];

const statement = /^(?:import|export)\s[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

const imported = (source: string): string[] =>
  [...source.matchAll(statement)].map(([, from, alone, lazy]) => from ?? alone ?? lazy ?? '');

const violations = ({ files, folders, packages }: Layer, file: string): string[] => {
  const allowed = (target: string) =>
    folders.some((folder) => target === folder || target.startsWith(`${folder}/`));
  return imported(readFileSync(path.join(root, file), 'utf8')).flatMap((name) => {
    if (!name.startsWith('.')) return packages.test(name) ? [] : [`${file} imports ${name}`];
    const target = path.posix.join(path.posix.dirname(file), name.replace(/\?url$/, ''));
    return allowed(target) ? [] : [`${file} imports ${target} (${files})`];
  });
};

const isSource = (file: string) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/');

/** The folders of `scripts` row by row, as the map of the architecture lists them. */
const rowsOfScripts = (): string[][] =>
  readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `scripts/'))
    .map((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`scripts\/([^`]+)`/g)].map(([, name = '']) => name),
    );

/** The folder of `scripts` in which a file lies; undefined for a file of `scripts` itself. */
const folderOf = (file: string): string | undefined => /^scripts\/([^/]+)\//.exec(file)?.[1];

describe('who may import whom', () => {
  it.each(layers)('$name imports only from the layers above it', (layer) => {
    const files = globSync(layer.files, { cwd: root })
      .filter(isSource)
      .filter((file) => !layer.without?.test(file));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => violations(layer, file))).toEqual([]);
  });

  it('nothing but the checks knows Ajv, and core outside of them does not know the checks', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(isSource);
    const outside = files.filter((file) => !file.startsWith('src/engine/core/checks/'));
    const knows = outside.filter((file) =>
      imported(readFileSync(path.join(root, file), 'utf8')).some((name) => /^ajv|\/checks\//.test(name)),
    );
    expect(knows).toEqual([]);
  });

  it('a folder of scripts imports only from its own row of the map, and from rows above it', () => {
    const rows = rowsOfScripts();
    const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder));
    const files = globSync('scripts/*/**/*.ts', { cwd: root }).filter(isSource);
    expect(rows.flat().sort()).toEqual([...new Set(files.map(folderOf))].sort());
    const upwards = files.flatMap((file) =>
      imported(readFileSync(path.join(root, file), 'utf8'))
        .map((name) => path.posix.join(path.posix.dirname(file), name))
        .filter((target) => rowOf(folderOf(target) ?? '') > rowOf(folderOf(file) ?? ''))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upwards).toEqual([]);
  });
});
