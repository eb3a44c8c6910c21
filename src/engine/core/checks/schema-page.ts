import type { Check } from './check.ts';
import { schemaFindings } from './schema/schema-findings.ts';

/** The envelope of each page document, against schemas/page.schema.json. */
export const schemaPage: Check = {
  id: 'schema/page',
  severity: 'error',
  description:
    'A page document has an id, its words for search engines and a list of sections, and nothing unknown.',
  run: (context) =>
    context.given.pages.flatMap(({ file, document, outline }, index) => {
      if (outline) return [];
      const page = context.source.pages[index]?.document.id ?? '';
      return schemaFindings(context.validators, 'page.schema.json', {
        value: document,
        place: { file, pointer: '', page },
      });
    }),
};
