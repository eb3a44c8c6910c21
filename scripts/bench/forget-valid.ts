import { rmSync } from 'node:fs';
import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import { validFile } from '../validate/known-valid.ts';

const cache = path.join(codeRoot, '.cache');

/** Has the next build look for errors in a site again, as after an edit. */
export const forgetValid = (root: string): void => rmSync(validFile({ root, cache }), { force: true });
