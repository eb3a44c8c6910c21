import type { PlacedSection } from '../../../src/engine/core/checks/context/marks/placed-sections.ts';
import {
  type MigrationStep,
  migrationsFile,
  versionOfSection,
  versionOfType,
} from '../../../src/engine/core/checks/context/schemas/migrations.ts';
import { isAtOrWithin } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { schemaMigrations } from '../../../src/engine/core/checks/schema/schema-migrations.ts';
import { schemaVersion } from '../../../src/engine/core/checks/schema/schema-version.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import { createLocator } from '../../site/locate-problem.ts';
import { componentFile } from '../../site/section-folder.ts';
import { type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { migrateSection, Taken } from './migrate-section.ts';

/** A section that is behind its type, and how far. */
type Old = PlacedSection & { from: number; to: number };

/** Lines with the place of each finding, as an editor counts it. */
const listed = ({ files }: Workspace, findings: Finding[]): string => {
  const locate = createLocator(files);
  return findings
    .map(locate)
    .map(({ file, line, column, message }) => `  ${file}:${line}:${column}  ${message}`)
    .join('\n');
};

const oldSections = ({ context: { sections, source } }: Workspace): Old[] =>
  sections.flatMap((placed) => {
    const schema = source.schemas[sectionSchemaFile(placed.section.type)];
    const from = versionOfSection(placed.section);
    const to = schema && versionOfType(schema);
    return from !== undefined && to !== undefined && from < to ? [{ ...placed, from, to }] : [];
  });

/** The findings of `schema/version` about sections that are behind their type, and about those that are ahead. */
const findings = ({ context }: Workspace, old: Old[]): { behind: Finding[]; ahead: Finding[] } => {
  const isBehind = (finding: Finding) => old.some(({ place }) => isAtOrWithin(finding, place));
  const found = schemaVersion.run(context);
  return { behind: found.filter(isBehind), ahead: found.filter((finding) => !isBehind(finding)) };
};

const stepsBetween = ({ context }: Workspace, { section, from, to }: Old): MigrationStep[] => {
  const { steps = [] } = (context.source.migrations?.[section.type] ?? {}) as { steps?: MigrationStep[] };
  return steps.filter((step) => step.to > from && step.to <= to).sort((one, other) => one.to - other.to);
};

/** Throws a RefusedChange unless the steps of all needed types are whole. */
const demandSteps = (workspace: Workspace, old: Old[]): void => {
  const types = new Set(old.flatMap(({ section: { type } }) => [migrationsFile(type)]));
  const faults = schemaMigrations.run(workspace.context).filter(({ file }) => types.has(file));
  if (faults.length > 0)
    throw new RefusedChange(`The migrations cannot be taken as they are.\n${listed(workspace, faults)}`);
};

const migrateOne = (workspace: Workspace, old: Old): void => {
  const { draft } = workspace;
  const { file, pointer } = old.place;
  try {
    draft.write(file, migrateSection(draft.read(file), pointer, stepsBetween(workspace, old)));
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    const message = `In this section, ${error.message}.`;
    throw new RefusedChange(
      `Nothing was changed.\n${listed(workspace, [{ ...old.place, pointer: error.pointer, message }])}`,
    );
  }
};

/** The components that may still read the old names: nothing here knows what they are called there. */
const componentNotes = (old: Old[]): string[] => {
  const files = [...new Set(old.map(({ section }) => componentFile(section.type)))];
  return [
    `The code must follow: ${files.join(', ')}. "npm run types && npm run check-types" says what it still names otherwise.`,
  ];
};

const counted = (number: number) => (number === 1 ? 'One section is' : `${number} sections are`);

/** `migrate`: every section that is behind the version of its type gets the props of that version. */
export const migrateSections = (workspace: Workspace, { check }: { check?: boolean | undefined }): Plan => {
  const old = oldSections(workspace);
  const { behind, ahead } = findings(workspace, old);
  if (ahead.length > 0)
    throw new RefusedChange(`Nothing can be migrated back to an older version.\n${listed(workspace, ahead)}`);
  if (old.length === 0) return { done: 'Every section is of the version of its type.' };
  if (check) throw new RefusedChange(`${counted(old.length)} behind.\n${listed(workspace, behind)}`);
  demandSteps(workspace, old);
  for (const section of old) migrateOne(workspace, section);
  return { done: `${counted(old.length)} up to date now.`, notes: componentNotes(old) };
};
