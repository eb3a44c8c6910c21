import { sectionSchemaFile, sectionTypes } from '../../schema/section-schema-file.ts';
import type { SiteCheck } from '../check.ts';
import { type MigrationStep, migrationsFile, versionOfType } from '../context/schemas/migrations.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { schemaFindings } from '../schema-errors/schema-findings.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Steps = { type: string; steps: MigrationStep[]; current: number; place: Place };

const missingSteps = ({ type, steps, current, place }: Steps): Finding[] => {
  const there = new Set(steps.map(({ to }) => to));
  return Array.from({ length: current - 1 }, (_, index) => index + 2)
    .filter((version) => !there.has(version))
    .map((version) => ({
      ...place,
      pointer: steps.length > 0 ? '/steps' : '',
      message: `The step to version ${version} of "${type}" is missing. Write { "to": ${version}, "changes": [] } among "steps", with what becomes of the props.`,
    }));
};

const needlessSteps = ({ type, steps, current, place }: Steps): Finding[] => {
  const known = new Set<number>();
  return steps.flatMap(({ to }, index) => {
    const pointer = below('/steps', index, 'to');
    if (known.has(to))
      return [
        { ...place, pointer, message: `A step to version ${to} is there already. Make one of the two.` },
      ];
    known.add(to);
    if (to <= current) return [];
    const message = `"${type}" is only at version ${current}. Write "x-version": ${to} in schemas/${sectionSchemaFile(type)}, or remove this step.`;
    return [{ ...place, pointer, message }];
  });
};

const stars = (pointer: string) => pointer.split('/').filter((step) => step === '*').length;

/** A place that a value goes to takes the items from the place it comes from. */
const unknownItems = ({ steps, place }: Steps): Finding[] =>
  steps.flatMap(({ changes }, step) =>
    changes.flatMap((change, index) => {
      if (!('move' in change) || stars(change.move[1]) <= stars(change.move[0])) return [];
      const pointer = below('/steps', step, 'changes', index, 'move', 1);
      const message = `There are more * than in "${change.move[0]}", so nobody knows which items are meant. Write as many at most.`;
      return [{ ...place, pointer, message }];
    }),
  );

const brokenVersion = (type: string): Finding => ({
  file: `schemas/${sectionSchemaFile(type)}`,
  pointer: '/x-version',
  message: 'The version of a section type is a whole number from 1 on.',
});

/** The steps from version to version: each once, none too many, and for a type that exists. */
export const schemaMigrations: SiteCheck = {
  id: 'schema/migrations',
  severity: 'error',
  description:
    'schemas/migrations has a step to each version of a section type after the first, and no other.',
  advice:
    'Sections of an older version can only follow when every step to the present one is written. Write a step for each version in schemas/migrations/<type>.json. Example: { "to": 2, "changes": [{ "rename": ["text", "subtitle"] }] } for a schema with "x-version": 2.',
  run: ({ source: { schemas, migrations = {} }, validators }) => {
    const known = sectionTypes(schemas);
    const inFile = ([type, value]: [string, unknown]): Finding[] => {
      const place = { file: migrationsFile(type), pointer: '' };
      const meant = closest(type, known);
      if (!known.includes(type))
        return [{ ...place, ...withSuggestion(`There is no section type "${type}".`, meant) }];
      return schemaFindings(validators, 'migration.schema.json', { value, place });
    };
    const faults = Object.entries(migrations).flatMap(inFile);
    const faulty = new Set(faults.map(({ file }) => file));
    const ofTypes = known.flatMap((type): Finding[] => {
      const place = { file: migrationsFile(type), pointer: '' };
      const current = versionOfType(schemas[sectionSchemaFile(type)] ?? {});
      if (current === undefined) return [brokenVersion(type)];
      if (faulty.has(place.file)) return [];
      const { steps = [] } = (migrations[type] ?? {}) as { steps?: MigrationStep[] };
      const all = { type, steps, current, place };
      return [...missingSteps(all), ...needlessSteps(all), ...unknownItems(all)];
    });
    return [...faults, ...ofTypes];
  },
};
