import { listOf, objectOf } from '../../../json/json-value.ts';
import { sectionSchemaFile, sectionTypeOf } from '../../../schema/section-schema-file.ts';
import type { Json, Schemas } from '../../../types.ts';
import { below } from '../../problems/pointer-steps.ts';
import { withoutMending } from '../../problems/restated.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { reduceErrors } from '../../schema-errors/reduce-errors.ts';
import { type SchemaFinding, schemaFindingsOf } from '../../schema-errors/schema-findings.ts';
import type { Validators } from '../../schema-errors/validators.ts';
import { withHomes } from '../../schema-errors/with-homes.ts';
import { exchangedPairs } from '../exchanged-pairs.ts';
import { noProps } from '../sound-source.ts';
import type { PlacedSection } from './placed-sections.ts';
import { wrongPart } from './wrong-part.ts';

/** What measures the props of sections. */
type Measures = { schemas: Schemas; validators: Validators };

/** Whether the schema of a section type knows and gets every one of some props. */
const fits = (props: Json, file: string, { schemas, validators }: Measures): boolean => {
  const known = objectOf(objectOf(schemas[file]).properties);
  const needed = listOf(objectOf(schemas[file]).required);
  return (
    Object.keys(props).every((name) => known[name] !== undefined) &&
    needed.every((name) => props[String(name)] !== undefined) &&
    reduceErrors(validators.errors(file, props)).length === 0
  );
};

/** The types of sections that some props may have been written for, each looked for when it is asked for. */
export function* fittingTypes(props: Json, measures: Measures): Generator<string> {
  for (const file of Object.keys(measures.schemas)) {
    const type = sectionTypeOf(file);
    if (type !== undefined && fits(props, file, measures)) yield type;
  }
}

/** A section with faults, and the type that its props fit if that is another one. */
type Faulty = { placed: PlacedSection; found: SchemaFinding[]; fitting: string | undefined };

const wrongType = ({ section, place }: PlacedSection, fitting: string, remedy: string): SchemaFinding => ({
  ...place,
  pointer: below(place.pointer, 'type'),
  keyword: 'const',
  suggestion: fitting,
  message: `What stands in this section is not for the type "${section.type}", but for "${fitting}". ${remedy}`,
});

/** Whether two sections of one document have each props for the type of the other, as seen from the first. */
const hasOthers = (one: Faulty, other: Faulty, measures: Measures): boolean =>
  one.placed.place.file === other.placed.place.file &&
  one.fitting === other.placed.section.type &&
  fits(other.placed.section.props, sectionSchemaFile(one.placed.section.type), measures);

/** Whether the id of a section says what its type does. */
const isNamedAsType = ({ section: { id, type } }: PlacedSection): boolean =>
  type.includes(String(id)) || String(id).includes(type);

const propsOf = ({ place }: PlacedSection): string => below(place.pointer, 'props');

/** What two sections have of each other: their props where an id suits the type beside it, and else their types. */
const exchanged = (one: PlacedSection, other: PlacedSection): SchemaFinding => {
  const { type } = other.section;
  if (![one, other].some(isNamedAsType))
    return wrongType(
      one,
      type,
      `The section "${other.place.section}" has that type and what this one needs: exchange the two types.`,
    );
  const fault = `These are the props of a section of the type "${type}", and the section "${other.place.section}", which is one, has those that belong here.`;
  const at = (placed: PlacedSection) => ({ ...placed.place, pointer: propsOf(placed) });
  return { ...toldExchange(at(one), at(other), fault), keyword: 'const' };
};

/** The findings. Two exchanged types are reported at the first section, with the name of the other. */
const findingsOf = (faulty: Faulty[], measures: Measures): SchemaFinding[] => {
  const areExchanged = (one: Faulty, other: Faulty) =>
    hasOthers(one, other, measures) || hasOthers(other, one, measures);
  const twins = new Map(exchangedPairs(faulty, areExchanged));
  const second = new Set(twins.values());
  return faulty.flatMap((one) => {
    const { placed, found, fitting } = one;
    if (second.has(one)) return [];
    if (fitting === undefined) return found;
    const other = twins.get(one);
    return [
      other ? exchanged(placed, other.placed) : wrongType(placed, fitting, 'Write that, or other values.'),
    ];
  });
};

/** What a section may say beside its props. If such a name stands among the props, the advice is not to remove it. */
const namesBeside = (schemas: Schemas): string[] => {
  const { properties, required } = objectOf(objectOf(objectOf(schemas['page.schema.json']).$defs).section);
  return Object.keys(objectOf(properties)).filter((name) => !listOf(required).includes(name));
};

const besideProps = (finding: SchemaFinding, props: string, schemas: Schemas): SchemaFinding => {
  if (finding.keyword !== 'additionalProperties') return finding;
  const name = namesBeside(schemas).find((known) => finding.pointer === below(props, known));
  // If several are reported together, not all of them need belong there.
  if (name === undefined || finding.named !== undefined) return finding;
  return { ...withoutMending(finding), message: `"${name}" stands beside "props", not in it. Move it out.` };
};

/** What the schema of its type finds wrong with a section, and the type that its props would fit. */
const faultsOf = (placed: PlacedSection, measures: Measures): Faulty[] => {
  const { section, place } = placed;
  const { schemas, validators } = measures;
  const file = sectionSchemaFile(section.type);
  if (!validators.has(file) || section.props === noProps) return [];
  const faults = reduceErrors(validators.errors(file, section.props));
  if (faults.length === 0) return [];
  const pointer = below(place.pointer, 'props');
  const at = { ...place, pointer };
  const found = withHomes(schemaFindingsOf(faults, at), {
    schemas,
    file,
    value: section.props,
    place: at,
  }).map((finding) => besideProps(finding, pointer, schemas));
  const part = wrongPart(section.props, faults, { file, validators, schemas });
  if (part) return [{ placed, found: schemaFindingsOf([part], at), fitting: undefined }];
  // What is missing may have been deleted; what is too much, and whole in another type, was written for that.
  const [first] = faults;
  const isSurplus = first?.keyword === 'additionalProperties' && first.suggestion === undefined;
  const [fitting] = isSurplus || faults.length > 1 ? fittingTypes(section.props, measures) : [];
  return [{ placed, found, fitting }];
};

/**
 * The faults of the props of sections by the schemas of their types. A wrong type is one fault, and so are two
 * exchanged ones.
 */
export const findSectionFaults = (sections: PlacedSection[], measures: Measures): SchemaFinding[] =>
  findingsOf(
    sections.flatMap((placed) => faultsOf(placed, measures)),
    measures,
  );
