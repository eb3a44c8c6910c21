import path from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isObject } from '../../src/engine/core/json/json-value.ts';
import { followRef } from '../../src/engine/core/schema/shape.ts';
import type { Json, Schemas } from '../../src/engine/core/types.ts';
import { UsageError } from '../cli/usage-error.ts';
import { readSchemas } from '../site/site-files.ts';
import { whyNoTypes } from './why-no-types.ts';

const banner = '// Generated from schemas/ by `npm run types`. Do not edit.\n';

/** The name of the type that is made for a title: "Vignette words" is VignetteWords. */
const typeName = (title: string): string =>
  title.replace(/(?:^|\s+)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A reference becomes the name of its type, so that each shared definition is one type however often it is used. */
const nameReferences = (files: Schemas, file: string) => {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    if (typeof value.$ref === 'string') {
      const { $ref, ...own } = value;
      const found = followRef(files, $ref as string, file);
      const { tsType, title } = found.schema;
      const name = tsType ?? (typeof title === 'string' && typeName(title));
      return name
        ? { ...own, tsType: name }
        : { ...(nameReferences(files, found.file)(found.schema) as Json), ...own };
    }
    const { $id, $schema, $defs, ...rest } = value;
    return Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, visit(item)]));
  };
  return visit;
};

const allOf = (title: string, description: string, properties: Json): Json => ({
  title,
  description,
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const folderMap = (files: Schemas, folder: string): Json =>
  Object.fromEntries(
    Object.keys(files)
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => [path.posix.basename(name, '.schema.json'), nameReferences(files, name)(files[name])]),
  );

const definitions = (files: Schemas): Json =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, schema]) =>
      Object.entries(isObject(schema.$defs) ? schema.$defs : {})
        .filter(([, definition]) => isObject(definition) && definition.title)
        .map(([key, definition]) => [`${name}#${key}`, nameReferences(files, name)(definition)]),
    ),
  );

/** The TypeScript source of every type that the schemas describe. Throws when one is missing, or a reference leads nowhere. */
export const generateTypes = async (): Promise<string> => {
  const files = readSchemas();
  const fault = whyNoTypes(files);
  if (fault !== undefined) throw new UsageError(fault);
  const whole = (name: string) => nameReferences(files, name)(files[name]);
  const schema = allOf('Schemas', 'Everything the schemas describe.', {
    sections: allOf('SectionPropsByType', 'The props of each section type.', folderMap(files, 'sections')),
    forms: allOf('FormDataByName', 'What each form sends.', folderMap(files, 'forms')),
    page: whole('page.schema.json'),
    site: whole('site.schema.json'),
    locale: whole('locale.schema.json'),
    definitions: allOf('Definitions', 'The shared building blocks.', definitions(files)),
  });
  return compile(schema as JSONSchema, 'Schemas', {
    bannerComment: banner,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
};
