import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Whether a folder of a project is a link out of it: code that is kept there finds none of the project's packages. */
export const leadsOut = (folder: string): boolean =>
  existsSync(folder) && !realpathSync(folder).startsWith(realpathSync(path.dirname(folder)) + path.sep);
