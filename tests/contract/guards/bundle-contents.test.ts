import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../src/engine/core/addresses/output-paths.ts';
import type { LocaleGroup } from '../../../src/generated/types.ts';
import { project } from '../../command.ts';
import { only } from '../build/built-folder.ts';
import { withBuiltSite } from '../build/edited-site.ts';

const built = withBuiltSite();

const scripts = () =>
  [...only(built(), /\.js$/)].map(([file, { bytes }]) => [file, bytes.toString('utf8')] as const);
const filesWith = (mark: string) =>
  scripts()
    .filter(([, text]) => text.includes(mark))
    .map(([file]) => file);
const source = (file: string) => readFile(path.join(project, 'node_modules', file), 'utf8');

const wordsIn = (value: LocaleGroup | string): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap((item) => wordsIn(item as LocaleGroup));

describe('a visitor’s browser never gets', () => {
  const libraries: [name: string, mark: string, file: string][] = [
    [
      'Ajv',
      'must NOT have additional properties',
      'ajv/dist/vocabularies/applicator/additionalProperties.js',
    ],
    ['Ajv', 'schemaPath', 'ajv/dist/compile/errors.js'],
    ['polyglot', 'smart_count', 'node-polyglot/index.js'],
    ['polyglot', 'onMissingKey', 'node-polyglot/index.js'],
    ['jsonc-parser', 'InvalidCommentToken', 'jsonc-parser/lib/esm/main.js'],
  ];
  it.each(libraries)('%s (%s)', async (_, mark, file) => {
    expect(await source(file)).toContain(mark);
    expect(filesWith(mark)).toEqual([]);
  });

  it.each(['en', 'es'])('the words of locales/%s.json in a script', async (locale) => {
    const text = await readFile(path.join(project, `locales/${locale}.json`), 'utf8');
    const { $schema: _, ...words } = JSON.parse(text) as Record<string, LocaleGroup>;
    const sentences = wordsIn(words).filter((word) => word.length > 20);
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.flatMap((sentence) => filesWith(sentence))).toEqual([]);
  });

  it('a locale file, a page document or the configuration', () => {
    const json = [...only(built(), /\.json$/).keys()];
    expect(json.length).toBeGreaterThan(30);
    // What begins with a dot is for the server, which gives it to nobody (served-builds.test.ts).
    expect(json.filter((file) => !file.startsWith(`${dataFolder}/`) && !file.startsWith('.'))).toEqual([]);
  });
});
