import defs from '../../../../../schemas/defs.schema.json' with { type: 'json' };
import locale from '../../../../../schemas/locale.schema.json' with { type: 'json' };
import migration from '../../../../../schemas/migration.schema.json' with { type: 'json' };
import page from '../../../../../schemas/page.schema.json' with { type: 'json' };
import site from '../../../../../schemas/site.schema.json' with { type: 'json' };
import translationsLock from '../../../../../schemas/translations-lock.schema.json' with { type: 'json' };
import vignette from '../../../../../schemas/vignette.schema.json' with { type: 'json' };
import type { Json, Schemas } from '../../types.ts';

const shared = (name: string): Json => ({
  description: `A ${name}.`,
  $ref: `../defs.schema.json#/$defs/${name}`,
});

const propsOf = (required: string[], properties: Json): Json => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const kind = (name: string): Json => ({ const: name });

/** The project's own schemas with three section types and a form for the checks' tests. */
export const tinySchemas: Schemas = {
  'defs.schema.json': defs,
  'locale.schema.json': locale,
  'migration.schema.json': migration,
  'page.schema.json': page,
  'site.schema.json': site,
  'translations-lock.schema.json': translationsLock,
  'vignette.schema.json': vignette,
  'sections/banner.schema.json': {
    'x-icons': ['arrow-right'],
    ...propsOf(['title'], {
      title: { ...shared('text'), description: 'The heading.' },
      columns: { description: 'How many columns.', type: 'integer', minimum: 1, maximum: 4 },
      tone: shared('tone'),
      image: shared('image'),
      logo: { ...shared('image'), 'x-altRequired': true },
      button: shared('button'),
    }),
  },
  'sections/grid.schema.json': propsOf(['title'], {
    title: shared('text'),
    cards: shared('cards'),
    featured: shared('entry'),
    features: shared('features'),
    items: {
      description: 'Words and pictures.',
      type: 'array',
      maxItems: 2,
      items: {
        oneOf: [
          propsOf(['type', 'text'], { type: kind('words'), text: shared('text') }),
          propsOf(['type', 'icon'], { type: kind('picture'), icon: shared('icon') }),
        ],
      },
    },
  }),
  'sections/ask.schema.json': propsOf(['form'], { form: shared('form') }),
  'forms/ask.schema.json': propsOf(['name', 'topic'], {
    name: { description: 'The name.', type: 'string', minLength: 2 },
    topic: { description: 'The topic.', type: 'string', enum: ['cups', 'other'] },
  }),
};
