import { describe, expect, it } from 'vitest';
import { readSite } from '../../../scripts/site/site-files.ts';
import { lifeOf, liveStatic } from '../../../scripts/validate/code/live-static.ts';
import { sectionTypes } from '../../../src/engine/core/schema/section-schema-file.ts';
import { sections } from '../../../src/site/sections/index.ts';
import { project } from '../../command.ts';

describe('section types that are declared to need no code where they are prerendered', () => {
  it('have no state, no effect and no handler', async () => {
    const { source } = await readSite(project);
    const types = sectionTypes(source.schemas);
    expect(await liveStatic.run({ source, project, types, unreadable: new Set() })).toEqual([]);
  });

  it.each(['comparison', 'footer', 'process', 'contact'])('%s would be found to be alive', async (type) => {
    expect(await lifeOf(project, type)).toBeDefined();
    expect(Object.keys(sections.live)).toContain(type);
  });
});
