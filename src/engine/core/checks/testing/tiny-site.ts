import { expect } from 'vitest';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../../../generated/types.ts';
import { configFile, lockFile } from '../../file-names.ts';
import { isObject } from '../../json/json-value.ts';
import type { IconNode, Json, SiteSource } from '../../types.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { createValidators } from '../schema-errors/validators.ts';
import { checkInParts } from './check-in-parts.ts';
import { checkSite } from './check-site.ts';
import { tinyFiles } from './tiny-files.ts';
import { tinySchemas } from './tiny-schemas.ts';

/** What to change in the tiny site: `file#pointer` to a new value, or to undefined to take it away. */
export type Changes = Record<string, unknown>;

const changed = (node: unknown, [step, ...rest]: string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    const items: unknown[] = node;
    return items.with(Number(step), changed(items[Number(step)], rest, value));
  }
  const { [step]: old, ...others } = isObject(node) ? node : {};
  const result = changed(old, rest, value);
  return result === undefined ? others : { ...(node as Json), [step]: result };
};

const apply = (files: Record<string, unknown>, changes: Changes): Record<string, unknown> => {
  const result = { ...files };
  for (const [where, value] of Object.entries(changes)) {
    const [file = '', pointer = ''] = where.split('#');
    result[file] = changed(result[file], steps(pointer), value);
  }
  return result;
};

const validators = createValidators(tinySchemas);

const icon: IconNode[] = [['path', { d: 'M0 0' }]];

const nameIn = (file: string, pattern: RegExp) => pattern.exec(file)?.[1];

/** The tiny site with some changes, as it would be read from disk. */
export const tinySite = (changes: Changes = {}): SiteSource => {
  const files = Object.entries(apply(tinyFiles(), changes)).filter(([, value]) => value !== undefined);
  const lock = files.find(([file]) => file === lockFile)?.[1];
  const inFolder = (folder: string) => files.filter(([file]) => file.startsWith(`${folder}/`));
  return {
    clock: { now: Date.parse('2026-01-01T00:00:00Z'), drafts: false },
    config: files.find(([file]) => file === configFile)?.[1] as SiteConfig,
    pages: inFolder('pages').map(([file, document]) => {
      const slug = nameIn(file, /^pages\/products\/(.+)\.json$/);
      const entry = slug === undefined ? {} : { collection: 'products', slug };
      return { file, document: document as PageDocument, ...entry };
    }),
    locales: Object.fromEntries(
      inFolder('locales').map(([file, words]) => [nameIn(file, /\/(.+)\.json$/), words as LocaleDocument]),
    ),
    schemas: tinySchemas,
    assets: {
      '/images/cup.svg': { url: '/images/cup.svg', width: 10, height: 10 },
      '/menu.pdf': { url: '/menu.pdf' },
    },
    icons: { gift: icon, 'arrow-right': icon, star: icon },
    ...(lock === undefined ? {} : { lock: lock as Json }),
  };
};

const inWriting = (problems: Problem[]): string[] =>
  problems.map((problem) => JSON.stringify(problem)).sort();

/** Everything that is wrong with the tiny site after some changes, read as a whole and, which must not matter, in parts. */
export const problemsAfter = (changes: Changes): Problem[] => {
  const whole = checkSite(tinySite(changes), { validators });
  expect(inWriting(checkInParts(tinySite(changes), validators))).toEqual(inWriting(whole));
  return whole;
};

/** The problems in short: which check, and where. */
export const placesAfter = (changes: Changes): string[] =>
  problemsAfter(changes).map(({ check, file, pointer }) => `${check} ${file}#${pointer}`);

/** The words of the problems of one check. */
export const messagesAfter = (changes: Changes): string[] =>
  problemsAfter(changes).map(({ message }) => message);
