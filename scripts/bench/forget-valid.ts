import { rmSync } from 'node:fs';
import path from 'node:path';
import { validFile } from '../validate/known-valid.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache');

/** Has the next build look for errors in a site again, as after an edit. */
export const forgetValid = (root: string): void => rmSync(validFile({ root, cache }), { force: true });
