import type { SectionDocument } from '../../../../../generated/types.ts';
import { ownKeyword } from '../../../schema/own-keyword.ts';
import type { Json } from '../../../types.ts';

/** One change of a section's props, as a migrations file writes it. */
export type MigrationChange =
  | { rename: [from: string, name: string] }
  | { move: [from: string, to: string] }
  | { set: [place: string, value: unknown] }
  | { remove: string };

/** The changes from one version of a section type to the next. */
export type MigrationStep = { to: number; changes: MigrationChange[] };

/** The file that says how sections of a type come from one version to the next. */
export const migrationsFile = (type: string): string => `schemas/migrations/${type}.json`;

const isVersion = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

/** The version of a section type, by the mark `x-version` of its schema; undefined when that is no version. */
export const versionOfType = (schema: Json): number | undefined => {
  const version = ownKeyword(schema, 'x-version') ?? 1;
  return isVersion(version) ? version : undefined;
};

/** The version that a section was written for; undefined when it names none. */
export const versionOfSection = ({ version = 1 }: SectionDocument): number | undefined =>
  isVersion(version) ? version : undefined;

/** The version that a new section of a type must state: none as long as it is the first. */
export const versionMark = (schema: Json | undefined): { version?: number } => {
  const version = versionOfType(schema ?? {}) ?? 1;
  return version > 1 ? { version } : {};
};
