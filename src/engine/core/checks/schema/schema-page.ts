import type { Check } from '../check.ts';
import { withLostText } from '../context/marks/with-lost-text.ts';
import { schemaFindings } from '../schema-errors/schema-findings.ts';
import { withHomes } from '../schema-errors/with-homes.ts';

const schemaFile = 'page.schema.json';

/** The envelope of each page document, against schemas/page.schema.json. */
export const schemaPage: Check = {
  id: 'schema/page',
  severity: 'error',
  description:
    'A page document has an id, its words for search engines and a list of sections, and nothing unknown.',
  advice:
    'A page without an id or without its words for search engines cannot be linked or found, and a misspelt property changes nothing. Follow the message: add what is missing, or correct the name. Example: "pth": "/about" should be "path": "/about".',
  runOnPages: (context) =>
    context.given.pages.flatMap(({ file, document, outline }, index) => {
      if (outline) return [];
      const page = context.source.pages[index]?.document.id ?? '';
      const place = { file, pointer: '', page };
      const found = schemaFindings(context.validators, schemaFile, { value: document, place });
      const told = found.map((finding) => withLostText(context, finding));
      return withHomes(told, { schemas: context.given.schemas, file: schemaFile, value: document, place });
    }),
};
