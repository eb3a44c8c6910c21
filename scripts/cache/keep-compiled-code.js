// Keeps what Node made of the code, so that the next command need not strip its types and compile it again. The commands
// in package.json preload it, also into their threads: what strips types would be loaded for a single module of types.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compiled'));
