import type { Check } from '../check.ts';
import { propertiesOf } from '../context/schemas/walk-schema.ts';

/** More than a person keeps in mind while filling in a section. */
const most = 24;

/** Section types with so many properties that nobody can fill them in without mistakes. */
export const schemaComplexity: Check = {
  id: 'schema/complexity',
  severity: 'warning',
  description: `A section type asks for at most ${most} properties of its own.`,
  advice:
    'A section with fifty settings is filled in by trial and error. Group what belongs together, such as "buttonLabel" and "buttonLink" to one "button", or make two section types out of one.',
  run: ({ source }) =>
    Object.entries(source.schemas)
      .filter(([file]) => file.startsWith('sections/'))
      .flatMap(([file, schema]) => {
        const { length } = propertiesOf(schema, '');
        if (length <= most) return [];
        const message = `This section type has ${length} properties, more than ${most}. Group them, or make two types of it.`;
        return [{ file: `schemas/${file}`, pointer: '/properties', message }];
      }),
};
