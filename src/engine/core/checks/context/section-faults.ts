import type { Json } from '../../types.ts';
import { below } from '../problem.ts';
import { reduceErrors } from '../schema/reduce-errors.ts';
import { type SchemaFinding, schemaFindings } from '../schema/schema-findings.ts';
import type { Validators } from '../schema/validators.ts';
import { listOf, objectOf } from './json-value.ts';
import { type PlacedSection, sectionSchemaFile } from './placed-sections.ts';
import { noProps } from './sound-source.ts';

const typePattern = /^sections\/(.+)\.schema\.json$/;

/** The type of section that some props were written for: its schema knows and gets every one of them. */
const fittingType = (
  props: Json,
  schemas: Record<string, Json>,
  validators: Validators,
): string | undefined => {
  const fits = (file: string) => {
    const known = objectOf(objectOf(schemas[file]).properties);
    const needed = listOf(objectOf(schemas[file]).required);
    return (
      Object.keys(props).every((name) => known[name] !== undefined) &&
      needed.every((name) => props[String(name)] !== undefined) &&
      reduceErrors(validators.errors(file, props)).length === 0
    );
  };
  const file = Object.keys(schemas).find((name) => typePattern.test(name) && fits(name));
  return file === undefined ? undefined : typePattern.exec(file)?.[1];
};

const wrongType = ({ section, place }: PlacedSection, fitting: string): SchemaFinding => ({
  ...place,
  pointer: below(place.pointer, 'type'),
  keyword: 'const',
  suggestion: fitting,
  message: `What stands in this section is not for the type "${section.type}", but for "${fitting}". Write that, or other values.`,
});

/** What is wrong with the props of sections by the schemas of their types; a wrong type is one fault. */
export const findSectionFaults = (
  sections: PlacedSection[],
  schemas: Record<string, Json>,
  validators: Validators,
): SchemaFinding[] =>
  sections.flatMap((placed) => {
    const { section, place } = placed;
    const file = sectionSchemaFile(section.type);
    if (!validators.has(file) || section.props === noProps) return [];
    const at = { value: section.props, place: { ...place, pointer: below(place.pointer, 'props') } };
    const found = schemaFindings(validators, file, at);
    const isOften = found.length > 0 && reduceErrors(validators.errors(file, section.props)).length > 1;
    const fitting = isOften ? fittingType(section.props, schemas, validators) : undefined;
    return fitting === undefined ? found : [wrongType(placed, fitting)];
  });
