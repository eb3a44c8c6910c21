import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { project } from '../../command.ts';
import { projectModules } from './project-modules.ts';
import { projectText } from './project-text.ts';

const files = [...projectModules.keys()].map((file) => `/${file}`);
const texts = ['README.md', ...globSync('docs/**/*.md', { cwd: project })];

/** The modules that a text names, by their file alone or with folders before it. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);

describe('the texts of the project', () => {
  it.each(texts)('%s names only modules that are there', (text) => {
    const gone = namedIn(projectText(text)).filter(
      (name) => !files.some((file) => file.endsWith(`/${name}`)),
    );
    expect(gone).toEqual([]);
  });
});
