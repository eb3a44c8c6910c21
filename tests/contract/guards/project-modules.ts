import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../command.ts';

/** The modules of this project with their source, by file, also those of tests; what is generated or bench input is none. */
export const projectModules = new Map(
  globSync('{src,scripts,supabase,tests}/**/*.{ts,tsx}', {
    cwd: project,
    exclude: ['**/node_modules/**', 'scripts/bench/peers/**', 'src/generated/**', 'tests/fixtures/**'],
  }).map((file) => [file, readFileSync(path.join(project, file), 'utf8')]),
);

/** What a module exports. */
type Exported = { name: string; isType: boolean };

const statement = /^export (const|type|class|interface|(?:async )?function\*?) (\w+)/gm;

/** What a module's source exports by name and itself defines. */
export const exportsOf = (source: string): Exported[] =>
  [...source.matchAll(statement)].map(([, kind = '', name = '']) => ({
    name,
    isType: kind === 'type' || kind === 'interface',
  }));
