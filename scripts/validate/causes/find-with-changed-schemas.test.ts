import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { tinySchemas } from '../../../src/engine/core/checks/testing/tiny-schemas.ts';
import { tinySite } from '../../../src/engine/core/checks/testing/tiny-site.ts';
import type { Schemas, SiteSource } from '../../../src/engine/core/types.ts';
import { recordFile, schemaRecordOf } from '../../site/recorded-schemas.ts';
import { findWithChangedSchemas } from './find-with-changed-schemas.ts';

let project = '';
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'record-'));
  await mkdir(path.dirname(path.join(project, recordFile)), { recursive: true });
  await writeFile(path.join(project, recordFile), schemaRecordOf(tinySchemas));
});
afterEach(() => rm(project, { recursive: true }));

const banner = 'sections/banner.schema.json';
const problem = (file: string, pointer = ''): Problem => ({
  check: 'schema/self',
  severity: 'error',
  file,
  pointer,
  message: 'Wrong.',
});
const independent = problem('locales/en.json');
const consequence = problem('pages/home.json');

const findAfter = async (withTypes: boolean, schemas: Schemas, caused: Problem[]) => {
  const find = async ({ schemas: { [banner]: one } }: SiteSource) =>
    JSON.stringify(one) === JSON.stringify(tinySchemas[banner]) ? [independent] : [independent, ...caused];
  const told = await findWithChangedSchemas(find, { ...tinySite(), schemas }, { project, withTypes });
  return told.map(({ check, file, pointer }) => `${check} ${file}${pointer}`);
};

/** A fault that is there anyway, and some that only the changed schema makes. */
const toldAfter = (schemas: Schemas, ...caused: Problem[]) => findAfter(true, schemas, caused);

const renamed: Schemas = { ...tinySchemas, [banner]: { ...tinySchemas[banner], title: 'Flag' } };
const drift = `schema/types-drift schemas/${banner}/title`;
const other = 'schema/self locales/en.json';

it('is all there is as long as the schemas are those that were recorded', async () => {
  expect(await toldAfter(tinySchemas, consequence)).toEqual([other]);
});

it('is a change of a schema, and not what follows from it', async () => {
  expect(await toldAfter(renamed, consequence)).toEqual([other, drift]);
  expect(await toldAfter(renamed, problem(`schemas/${banner}`, '/required'))).toEqual([other, drift]);
});

it('is what the change has made wrong in the schema, at its place', async () => {
  expect(await toldAfter(renamed, consequence, problem(`schemas/${banner}`, '/title'))).toEqual([
    other,
    `schema/self schemas/${banner}/title`,
  ]);
});

it('is the change alone where it is only warned of what no longer fits it', async () => {
  const warned = { ...problem(`schemas/${banner}`, '/title'), severity: 'warning' as const };
  expect(await toldAfter(renamed, warned)).toEqual([other, drift]);
});

it('is a move, and not what is wrong with a value where it does not belong', async () => {
  const { type, properties, ...others } = tinySchemas[banner] as { type: string; properties: object };
  const moved = { ...tinySchemas, [banner]: { ...others, properties: { ...properties, type } } };
  const place = '/properties/type';
  expect(await toldAfter(moved, problem(`schemas/${banner}`, place))).toEqual([
    other,
    `schema/types-drift schemas/${banner}${place}`,
  ]);
});

it('is what the change has made wrong of a limit beside it, told at the change', async () => {
  const most = { ...tinySchemas, [banner]: { ...tinySchemas[banner], maxProperties: 0 } };
  expect(await toldAfter(most, problem(`schemas/${banner}`, '/minProperties'))).toContain(
    `schema/self schemas/${banner}/maxProperties`,
  );
});

it('is what is wrong within a property that came, and not within a value that is another one', async () => {
  const property = { description: 'A badge.', type: 'txt' };
  const came = { ...tinySchemas, [banner]: { ...tinySchemas[banner], badge: property } };
  expect(await toldAfter(came, problem(`schemas/${banner}`, '/badge/type'))).toEqual([
    other,
    `schema/self schemas/${banner}/badge/type`,
  ]);
  const replaced = { ...tinySchemas, [banner]: { ...tinySchemas[banner], type: property } };
  expect(await toldAfter(replaced, problem(`schemas/${banner}`, '/type/type'))).toEqual([
    other,
    `schema/types-drift schemas/${banner}/type`,
  ]);
});

it('is told where the types are not checked only when it makes something wrong', async () => {
  expect(await findAfter(false, renamed, [])).toEqual([other]);
  expect(await findAfter(false, renamed, [consequence])).toEqual([other, drift]);
});

it('is what was written for a property that came, and then that it came', async () => {
  const { properties } = tinySchemas[banner] as { properties: object };
  const badge = { description: 'A badge.', type: 'string' };
  const came = { ...tinySchemas, [banner]: { ...tinySchemas[banner], properties: { ...properties, badge } } };
  expect(await toldAfter(came, consequence)).toEqual([other, 'schema/self pages/home.json']);
  const drift = `schema/types-drift schemas/${banner}/properties/badge`;
  expect(await toldAfter(came)).toEqual([other, drift]);
  const remark = { ...consequence, severity: 'info' as const };
  expect(await toldAfter(came, remark)).toEqual([other, 'schema/self pages/home.json', drift]);
});
