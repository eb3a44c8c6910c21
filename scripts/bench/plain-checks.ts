// The limit: plain workers that read and parse every document, measure it by its compiled schemas, and do nothing else.

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { sectionSchemaFile } from '../../src/engine/core/schema/section-schema-file.ts';
import type { Json } from '../../src/engine/core/types.ts';
import type { LocaleDocument, PageDocument } from '../../src/generated/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { readJsonFile } from './read-json-file.ts';

/** Each worker takes the files whose number in the list, divided by the number of workers, leaves its own. */
type Share = { root: string; own: number; workers: number };

const schemas = path.join(codeRoot, 'schemas');

const jsonIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.json')).sort();

const validators = () => {
  const files = jsonIn(schemas).filter((file) => !file.startsWith('migrations/'));
  return storedValidators(
    Object.fromEntries(files.map((file) => [file, readJsonFile<Json>(path.join(schemas, file))])),
  );
};

const measureShare = async ({ root, own, workers }: Share): Promise<number> => {
  const { errors } = await validators();
  const filesIn = (folder: string) => jsonIn(folder).filter((_, index) => index % workers === own);
  const [pages, locales] = [path.join(root, 'pages'), path.join(root, 'locales')];
  let faults = 0;
  for (const file of filesIn(pages)) {
    const page = readJsonFile<PageDocument>(path.join(pages, file));
    faults += errors('page.schema.json', page).length;
    for (const { type, props } of page.sections) faults += errors(sectionSchemaFile(type), props).length;
  }
  for (const file of filesIn(locales))
    faults += errors('locale.schema.json', readJsonFile<LocaleDocument>(path.join(locales, file))).length;
  return faults;
};

const startWorkers = async (root: string): Promise<void> => {
  const workers = Math.min(2, availableParallelism());
  const answers = Array.from({ length: workers }, (_, own) => {
    const share: Share = { root, own, workers };
    return once(new Worker(new URL(import.meta.url), { workerData: share }), 'message') as Promise<[number]>;
  });
  const faults = (await Promise.all(answers)).reduce((sum, [count]) => sum + count, 0);
  console.log(`${workers} workers, ${faults} faults`);
};

if (isMainThread) await startWorkers(path.resolve(process.argv[2] ?? ''));
else parentPort?.postMessage(await measureShare(workerData as Share));
