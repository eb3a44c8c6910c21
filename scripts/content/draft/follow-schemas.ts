import { isSchemaFile } from '../../../src/engine/core/file-names.ts';
import type { Change } from '../../site/change-plan.ts';

/** Whether changes concern the schemas, of which `src/generated` is made. */
export const changesSchemas = (changes: Change[]): boolean => changes.some(({ file }) => isSchemaFile(file));

/** Makes the types anew when schemas were changed; the schemas must be in their places. */
export const followSchemas = async (changes: Change[]): Promise<void> => {
  if (!changesSchemas(changes)) return;
  const { writeTypes } = await import('../../types/write-types.ts');
  await writeTypes();
};
