import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sections } from '../../src/site/sections/index.ts';
import * as staticComponents from '../../src/site/sections/static-components.ts';
import { projectText } from './project-text.ts';

const imports = /^(?:import|export)\s[^;]*?from '(\.[^']+\.tsx?)'/gm;

/** What tells that a component lives: a hook of its own, a handler, a class with state. */
const life = /\buse[A-Z]\w*\(|\bon[A-Z]\w*=\{|\bref=\{|extends (?:Pure)?Component\b/g;

/** Parts of the engine that work in a prerendered page without React: links are marked there and followed for them. */
const allowed = new Set(['src/engine/react/Link.tsx', 'src/engine/react/page-store.ts']);

/** The nothing that it prerenders needs no code; visits that must be asked load it by its name. */
const loadedByName = new Set(['consent']);

const sourcesOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || file.endsWith('styles.ts')) return found;
  found.add(file);
  for (const [, target = ''] of projectText(file).matchAll(imports))
    sourcesOf(path.posix.join(path.posix.dirname(file), target), found);
  return found;
};

const lives = (file: string): string[] =>
  [...projectText(file).matchAll(life)].map(([what]) => `${file}: ${what}`);

const livesIn = (type: string): string[] =>
  [...sourcesOf(`src/site/sections/${type}/Component.tsx`)]
    .filter((file) => !allowed.has(file))
    .flatMap(lives);

const types = Object.entries(sections as Record<string, { isStatic?: boolean }>);

describe('section types that are declared to need no code where they are prerendered', () => {
  it.each(Object.keys(staticComponents).filter((type) => !loadedByName.has(type)))(
    '%s has no state, no effect and no handler',
    (type) => expect(livesIn(type)).toEqual([]),
  );

  it('are those that the registry takes from their one file', () => {
    const declared = types.filter(([, { isStatic }]) => isStatic).map(([type]) => type);
    expect(declared.sort()).toEqual(Object.keys(staticComponents).sort());
  });

  it.each(['comparison', 'footer', 'process', 'contact'])('%s would be found to be alive', (type) => {
    expect(livesIn(type)).not.toEqual([]);
    expect(types.find(([name]) => name === type)?.[1].isStatic).toBeUndefined();
  });
});
