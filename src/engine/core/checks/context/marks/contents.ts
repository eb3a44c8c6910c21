import { configFile } from '../../../file-names.ts';
import { isObject } from '../../../json/json-value.ts';
import type { Json, SiteSource } from '../../../types.ts';

/**
 * What a document holds anywhere: its texts, its lists, its objects with a name as "key", and whether it has a form.
 * One walk finds them, so checks for something rare work out places only where there is any.
 */
export type Contents = { texts: string[]; lists: unknown[][]; keyed: Json[]; hasForm: boolean };

/** Whether a value is a form: it has fields and the name of its schema. */
export const isForm = (value: Json): boolean =>
  typeof value.schema === 'string' && Array.isArray(value.fields);

const gather = (value: unknown, found: Contents): void => {
  if (typeof value === 'string') found.texts.push(value);
  else if (Array.isArray(value)) {
    found.lists.push(value);
    for (const item of value) gather(item, found);
  } else if (isObject(value)) {
    if (isForm(value)) found.hasForm = true;
    if (typeof value.key === 'string') found.keyed.push(value);
    for (const name in value) gather(value[name], found);
  }
};

const contentsOf = (document: unknown): Contents => {
  const found: Contents = { texts: [], lists: [], keyed: [], hasForm: false };
  gather(document, found);
  return found;
};

/** The contents of the configuration and of each page, by their files. */
export const contentsByFile = ({
  config,
  pages,
}: Pick<SiteSource, 'config' | 'pages'>): Map<string, Contents> =>
  new Map([
    [configFile, contentsOf(config)],
    ...pages.map(({ file, document }) => [file, contentsOf(document)] as const),
  ]);
