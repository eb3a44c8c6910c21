import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * Keeps what Node made of the code, so that the next command need not strip its types and compile it again. Only
 * modules that are imported afterwards gain: a command imports its work when this is done.
 */
export const keepCompiledCode = (): void => {
  enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compiled'));
};
