import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordFile, schemaRecordOf } from '../../../scripts/site/recorded-schemas.ts';
import { readSchemas } from '../../../scripts/site/site-files.ts';
import { generateTypes } from '../../../scripts/types/generate-types.ts';
import { ownKeywords } from '../../../src/engine/core/schema/own-keyword.ts';
import { sections } from '../../../src/site/sections/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const names = (pattern: string, name: RegExp) =>
  globSync(pattern, { cwd: root })
    .map((file) => name.exec(file)?.[1])
    .sort();

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every property of a schema that has no description of its own, by its place. */
const undescribed = (node: unknown, place: string): string[] => {
  if (!isNode(node)) return [];
  const properties = isNode(node.properties) ? Object.entries(node.properties) : [];
  const bare = properties
    .filter(
      ([, value]) => isNode(value) && typeof value.description !== 'string' && value.const === undefined,
    )
    .map(([name]) => `${place}.${name}`);
  return [...bare, ...Object.entries(node).flatMap(([key, value]) => undescribed(value, `${place}/${key}`))];
};

/** Every object of a schema that lets unknown properties through. */
const open = (node: unknown, place: string): string[] => {
  if (!isNode(node)) return [];
  const own = isNode(node.properties) && node.additionalProperties === undefined ? [place] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => open(value, `${place}/${key}`))];
};

describe('the schemas', () => {
  it('explain each word of their own to whoever adds a section', () => {
    const explained = readFileSync(path.join(root, 'docs/sections.md'), 'utf8');
    expect(ownKeywords.filter((name) => !explained.includes(`"${name}"`))).toEqual([]);
  });

  const files = globSync('schemas/**/*.schema.json', { cwd: root });
  const schemas = files.map(
    (file) => [file, JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Node] as const,
  );

  it('each have a component of the same name, registered once, and the reverse', async () => {
    const types = names('schemas/sections/*.schema.json', /([^/]+)\.schema\.json$/);
    expect(types.length).toBeGreaterThan(0);
    expect(names('src/site/sections/*/Component.tsx', /sections\/([^/]+)\//)).toEqual(types);
    expect([sections.live, await sections.loadStatic()].flatMap(Object.keys).sort()).toEqual(types);
  });
  it('are what the generated types were made from', async () => {
    expect(readFileSync(path.join(root, 'src/generated/types.ts'), 'utf8')).toBe(await generateTypes());
    expect(readFileSync(path.join(root, recordFile), 'utf8')).toBe(schemaRecordOf(readSchemas()));
  });
  it('describe every property for a content owner', () => {
    expect(schemas.flatMap(([file, schema]) => undescribed(schema, file))).toEqual([]);
  });
  it('let no unknown property through', () => {
    expect(schemas.flatMap(([file, schema]) => open(schema, file))).toEqual([]);
  });
});
