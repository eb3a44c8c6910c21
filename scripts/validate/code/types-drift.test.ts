import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../src/engine/core/types.ts';
import { readRecordedSchemas, recordFile, schemaRecordOf } from '../../site/recorded-schemas.ts';
import { readSchemas } from '../../site/site-files.ts';
import { generateTypes } from '../../types/generate-types.ts';
import { typesDrift } from './types-drift.ts';

const schemas = readSchemas();
const hero = 'sections/hero.schema.json';
const types = 'src/generated/types.ts';

let project = '';
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'types-'));
  await mkdir(path.join(project, 'src/generated'), { recursive: true });
  await writeFile(path.join(project, types), await generateTypes());
});
afterEach(() => rm(project, { recursive: true }));

/** Where the types of a project, which were made from some schemas, do not follow its own. */
const placesOf = async (own: Schemas, recorded: Schemas) => {
  await writeFile(path.join(project, recordFile), schemaRecordOf(recorded));
  return (await typesDrift(own, readRecordedSchemas(project), project)).map(
    ({ file, pointer }) => file + pointer,
  );
};

describe('the types of a project', () => {
  it('follow the schemas that they were made from, also when they are looked at again', async () => {
    expect(await placesOf(schemas, schemas)).toEqual([]);
    expect(await placesOf(schemas, schemas)).toEqual([]);
  });

  it('do not follow a schema that has changed since', async () => {
    const changed = { ...schemas, [hero]: { ...schemas[hero], 'x-limit': 2 } };
    expect(await placesOf(changed, schemas)).toEqual([`schemas/${hero}/x-limit`]);
  });

  it('do not follow schemas of which one came or is gone', async () => {
    const { [hero]: _, ...others } = schemas;
    expect(await placesOf(schemas, others)).toEqual([`schemas/${hero}`]);
    expect(await placesOf(others, schemas)).toEqual([recordFile]);
  });

  it('are to be made anew when it is not recorded what they were made from', async () => {
    expect(await placesOf(schemas, {})).toEqual([types]);
    await rm(path.join(project, recordFile));
    expect(await typesDrift(schemas, readRecordedSchemas(project), project)).toHaveLength(1);
  });

  it('are not those of the schemas once somebody has edited them', async () => {
    expect(await placesOf(schemas, schemas)).toEqual([]);
    await writeFile(path.join(project, types), '// old');
    expect(await placesOf(schemas, schemas)).toEqual([types]);
  });
});
