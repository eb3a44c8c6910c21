import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dependsOnVisitor } from '../../../src/engine/core/checks/context/schemas/section-marks.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { Schemas } from '../../../src/engine/core/types.ts';
import { componentFile, sectionsFolder } from '../../site/section-folder.ts';
import type { CodeCheck } from './code-check.ts';

/** The names of the section types whose components are not loaded where they are prerendered. */
const listed = /^export \* as ['"]?([\w-]+)['"]? from/gm;

const imports = /^(?:import|export)\s[^;]*?from '(\.[^']+\.tsx?)'/gm;

/** What tells that a component lives: a hook of its own, a handler, a class with state. */
const life = /\buse[A-Z]\w*\(|\bon[A-Z]\w*=\{|\bref=\{|extends (?:Pure)?Component\b/;

/** Parts of the engine that work in a prerendered page without React: links are marked there and followed for them. */
const allowed = new Set(['src/engine/react/Link.tsx', 'src/engine/react/page-store.ts']);

/** Where something is needed first, such as consent, nothing is prerendered, and the visits that need it load the code. */
const isLoadedOnNeed = (schemas: Schemas, type: string): boolean =>
  dependsOnVisitor(schemas[sectionSchemaFile(type)]);

type Live = { file: string; line: number; sign: string };

/** The first place at which a file, or one that it imports, has a hook, a handler or state; undefined when none has. */
const liveIn = async (project: string, file: string, seen: Set<string>): Promise<Live | undefined> => {
  if (seen.has(file) || allowed.has(file) || file.endsWith('styles.ts')) return undefined;
  seen.add(file);
  const text = await readFile(path.join(project, file), 'utf8').catch(() => '');
  const found = life.exec(text);
  if (found) return { file, line: text.slice(0, found.index).split('\n').length, sign: found[0] };
  for (const [, target = ''] of text.matchAll(imports)) {
    const inside = await liveIn(project, path.posix.join(path.posix.dirname(file), target), seen);
    if (inside) return inside;
  }
  return undefined;
};

/** Where the component of a section type has state, an effect or a handler; undefined when it needs no code. */
export const lifeOf = (project: string, type: string): Promise<Live | undefined> =>
  liveIn(project, componentFile(type), new Set());

/** Section types that are listed as needing no code need none: else nothing answers on their prerendered pages. */
export const liveStatic: CodeCheck = {
  id: 'schema/live-static',
  severity: 'error',
  description: 'A section type with state or handlers is loaded where it is shown.',
  advice:
    'The types that src/site/sections/static-components.ts lists are prerendered, and visitors get none of their code: a button with onClick would do nothing. When the component of a type gets a hook, a handler or a ref, such as useState or onClick={…}, move the line of the type to src/site/sections/index.ts, and write it as those there.',
  run: async ({ source: { schemas }, project, types: known }) => {
    const file = `${sectionsFolder}/static-components.ts`;
    const text = await readFile(path.join(project, file), 'utf8').catch(() => '');
    const types = [...text.matchAll(listed)]
      .map(([, type = '']) => type)
      .filter((type) => known.includes(type) && !isLoadedOnNeed(schemas, type));
    const found = types.map(async (type): Promise<Finding[]> => {
      const live = await lifeOf(project, type);
      if (!live) return [];
      const message = `"${type}" has "${live.sign}" in line ${live.line} of ${live.file}, and ${file} lists it as a type whose code visitors do not need: nothing would answer there. Move its line to ${sectionsFolder}/index.ts, and write it as those there.`;
      return [{ file: componentFile(type), pointer: '', message }];
    });
    return (await Promise.all(found)).flat();
  },
};
