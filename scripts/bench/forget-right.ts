import { rmSync } from 'node:fs';
import path from 'node:path';
import { rightFile } from '../build/known-right.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache');

/** Has the next build look for errors in a site again, as after an edit. */
export const forgetRight = (root: string): void => rmSync(rightFile({ root, cache }), { force: true });
