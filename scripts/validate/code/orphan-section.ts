import { listOf, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { ownKeyword } from '../../../src/engine/core/schema/own-keyword.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { CodeCheck } from './code-check.ts';

/** The types of the sections that pages and the layout have. */
const shownTypes = ({ config, pages }: SiteSource): Set<unknown> => {
  const layout = objectOf(objectOf(config).layout);
  const sections = [
    ...listOf(layout.before),
    ...listOf(layout.after),
    layout.error,
    layout.untranslated,
    ...pages.flatMap(({ document }) => listOf(objectOf(document).sections)),
  ];
  return new Set(sections.map((section) => objectOf(section).type));
};

/** Section types are shown by a page or the layout, except those that are marked as spare. */
export const orphanSection: CodeCheck = {
  id: 'ref/orphan-section',
  severity: 'warning',
  description: 'Every section type stands on some page.',
  advice:
    'A section that no page shows is kept, translated and tested for nobody. Use it on a page, or remove its schema, its component and its line in the registry: "testimonials-v1" after all pages show "testimonials".',
  run: ({ source, types }) => {
    const shown = shownTypes(source);
    const isSpare = (type: string) => ownKeyword(source.schemas[sectionSchemaFile(type)], 'x-spare');
    return types
      .filter((type) => !shown.has(type) && !isSpare(type))
      .map((type) => ({
        file: `schemas/${sectionSchemaFile(type)}`,
        pointer: '',
        message: `No page shows "${type}". Use it, remove it, or mark its schema with "x-spare": true when it is kept for pages to come.`,
      }));
  },
};
