import type { PageData } from '../../../src/engine/core/types.ts';
import { sections } from '../../../src/site/sections/index.ts';
import { type BuiltFolder, textOf } from './built-folder.ts';

const statement = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** These files and all they import at once; what is imported when it is needed is left out. */
export const withImports = (built: BuiltFolder, files: string[]): string[] => {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const [, name = ''] of textOf(built, file).matchAll(statement)) add(`assets/${name}`);
  };
  for (const file of files) add(file);
  return [...all];
};

const loaded = await Promise.all(
  Object.entries(sections.live).map(async ([type, load]) => {
    const component = load();
    await component;
    return component instanceof Promise ? [] : [type];
  }),
);
const cameWithPlayer = new Set(loaded.flat());

/** The files of the sections that make a prerendered page interactive; what came with the player has none. */
export const sectionsOf = (built: BuiltFolder, { page }: PageData): string[] => {
  const types = [...page.before, ...page.sections, ...page.after].map(({ type }) => type);
  return [...new Set(types)].flatMap((type) => {
    if (!(type in sections.live) || cameWithPlayer.has(type)) return [];
    const file = [...built.keys()].find((name) => name.startsWith(`assets/section-${type}.`));
    if (!file) throw new Error(`The code of the section type ${type} was not found`);
    return [file];
  });
};
