import { isObject, objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';

/** Whether a text was once translated, as the lock file says: then something showed it. */
export const isRecorded = ({ lock }: Pick<SiteSource, 'lock'>, key: string): boolean =>
  Object.values(objectOf(lock)).some((records) => isObject(records) && records[key] !== undefined);
