// What the schema checks alone take: reads and parses a site, one file after the other, and measures each against its schemas.
import path from 'node:path';
import { sectionSchemaFile } from '../../src/engine/core/schema/section-schema-file.ts';
import type { Json } from '../../src/engine/core/types.ts';
import { createReader } from '../site/file-reader.ts';
import { pageFilesIn, present, readFrame, readLocales, readPage } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';

const root = path.resolve(process.argv[2] ?? '');
const { parse } = createReader(root);
const { config, schemas } = await readFrame(root, parse, { clock: present() });
const { errors } = await storedValidators(schemas);
const files = pageFilesIn(root);
let faults = 0;
const measure = (schema: string, value: unknown): void => {
  faults += errors(schema, value).length;
};
for (const file of files) {
  const { document } = readPage(file, config, parse);
  measure('page.schema.json', document);
  for (const { type, props } of document.sections) measure(sectionSchemaFile(type), props as Json);
}
for (const words of Object.values(readLocales(root, parse))) measure('locale.schema.json', words);
console.log(`${files.length} pages, ${faults} faults`);
