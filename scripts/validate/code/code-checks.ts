import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';

/** The checks that hold schemas and code together: `checkCode` runs them when the site is this project's own. */
export const codeChecks: CheckInfo[] = [
  {
    id: 'schema/no-component',
    severity: 'error',
    description: 'Every section type has a component of its name.',
    advice:
      'A page may name any type that has a schema, but without a component nothing can be drawn. Write src/site/sections/<type>/Component.tsx, or remove schemas/sections/<type>.schema.json, such as hero.schema.json for the type "hero".',
  },
  {
    id: 'schema/no-schema',
    severity: 'error',
    description: 'Every section component has a schema of its name.',
    advice:
      'Without a schema nobody can write a section of this type: every page that names it is refused. Write schemas/sections/<type>.schema.json, as docs/sections.md tells, or remove the component.',
  },
  {
    id: 'schema/unlisted-icon',
    severity: 'error',
    description: 'The schema of a section type lists the icons that its component draws itself.',
    advice:
      'A page carries only the icons that its documents name and that the schemas of its sections list under "x-icons"; any other is not seen. Add the icon to the list, such as "x-icons": ["arrow-right"] for a component with <Icon name="arrow-right" />.',
  },
  {
    id: 'schema/unread-property',
    severity: 'warning',
    description: 'The component of a section type names every property with words, links, pictures or lists.',
    advice:
      'A property that is in the schema alone is written, translated and shown nowhere; after a rename, such as "text" to "subtitle" with its step in schemas/migrations, an empty element stands where the words were. Draw it in src/site/sections/<type>/Component.tsx, and let "npm run check-types" say what still has the old name; or take the property out of the schema.',
  },
  {
    id: 'schema/live-static',
    severity: 'error',
    description: 'A section type with state or handlers is loaded where it is shown.',
    advice:
      'The types that src/site/sections/static-components.ts lists are prerendered, and visitors get none of their code: a button with onClick would do nothing. When the component of a type gets a hook, a handler or a ref, such as useState or onClick={…}, move the line of the type to src/site/sections/index.ts, and write it as those there.',
  },
  {
    id: 'schema/types-drift',
    severity: 'error',
    description: 'The schemas are those that the types were made from.',
    advice:
      'Components are written against the types; when a schema has changed since, they expect what pages no longer say, and a slip in a schema looks like a change. "npm run types" also records the schemas: the first change since then is told, whatever word of them it is, and what follows from it in the content is not. If it is meant, run "npm run types" and mend what the compiler and the checks then report, for example a property that got another name.',
  },
  {
    id: 'ref/orphan-section',
    severity: 'warning',
    description: 'Every section type stands on some page.',
    advice:
      'A section that no page shows is kept, translated and tested for nobody. Use it on a page, or remove its schema, its component and its line in the registry: "testimonials-v1" after all pages show "testimonials".',
  },
];
