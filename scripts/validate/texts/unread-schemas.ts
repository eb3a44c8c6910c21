import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { isSchemaFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import { missingSchemas } from '../../site/missing-schemas.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { syntaxProblems } from './check-texts.ts';

const missingProblem = (name: string): Problem => {
  const file = `schemas/${name}`;
  const message = 'This schema is gone, and other files are measured by it. Take it back from git.';
  return { check: 'schema/self', severity: 'error', file, pointer: '', message, named: { files: [file] } };
};

/** Everything is measured by the schemas: as long as one of them is gone or cannot be read, there is nothing else to say. */
export const unreadSchemas = ({
  texts,
  faults,
  source,
}: Pick<SiteFiles, 'texts' | 'faults' | 'source'>): Problem[] => {
  const unread = faults.filter(({ file }) => isSchemaFile(file));
  const told = new Set(unread.map(({ file }) => file));
  const shapeless = Object.entries(source.schemas).flatMap(([name, schema]): Problem[] => {
    const file = `schemas/${name}`;
    if (isObject(schema) || told.has(file)) return [];
    const message = 'This file must hold a group of values in { }, which says what is allowed.';
    return [{ check: 'schema/self', severity: 'error', file, pointer: '', message }];
  });
  return [
    ...syntaxProblems({ texts, faults: unread }),
    ...shapeless,
    ...missingSchemas(source.schemas).map(missingProblem),
  ];
};
