import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../command.ts';

/** The text of a file of this project. */
export const projectText = (file: string): string => readFileSync(path.join(project, file), 'utf8');
