import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { SiteCheck } from '../check.ts';
import { versionOfSection, versionOfType } from '../context/schemas/migrations.ts';
import { below } from '../problems/pointer-steps.ts';

/** Sections that were written for another version of their type than the one there is. */
export const schemaVersion: SiteCheck = {
  id: 'schema/version',
  severity: 'error',
  description: 'A section is written for the version of its type that its schema describes.',
  advice:
    'When the properties of a section type change, its schema gets a new version, and sections written for an older one must follow: "npm run content -- migrate" rewrites them. A section that is newer than its schema comes from a newer state of the code: take the code of that state, or the page as it was before. Example: "version": 1 of a section whose schema says "x-version": 2.',
  run: ({ sections, source: { schemas } }) =>
    sections.flatMap(({ section, place }) => {
      const schema = schemas[sectionSchemaFile(section.type)];
      const current = schema && versionOfType(schema);
      const own = versionOfSection(section);
      if (current === undefined || own === undefined || own === current) return [];
      const is = `is written for version ${own} of "${section.type}"`;
      const message =
        own < current
          ? `This ${is}, and the type is at version ${current}. Run "npm run content -- migrate".`
          : `This ${is}, and the type is only at version ${current}. Update the code, or take the section as it was before.`;
      const pointer = below(place.pointer, section.version ? 'version' : 'type');
      return [{ ...place, pointer, message, named: { types: [section.type] } }];
    }),
};
