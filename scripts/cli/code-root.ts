import path from 'node:path';

/** The folder of this project, with the code, the schemas and the caches. A site may lie elsewhere. */
export const codeRoot: string = path.resolve(import.meta.dirname, '../..');
