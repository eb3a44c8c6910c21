// What the schema checks alone take: reads and parses a site and measures each document against its schemas.
import path from 'node:path';
import { createValidators } from '../../src/engine/core/checks/schema/validators.ts';
import { readSite } from '../site/site-files.ts';

const [root = ''] = process.argv.slice(2);
const { source } = await readSite(path.resolve(root));
const validators = createValidators(source.schemas);
const faults = source.pages.flatMap(({ document }) => [
  ...validators.errors('page.schema.json', document),
  ...document.sections.flatMap(({ type, props }) => validators.errors(`sections/${type}.schema.json`, props)),
]);
for (const words of Object.values(source.locales))
  faults.push(...validators.errors('locale.schema.json', words));
console.log(`${source.pages.length} pages, ${faults.length} faults`);
