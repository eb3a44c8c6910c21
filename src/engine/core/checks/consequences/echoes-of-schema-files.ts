import { sectionTypeOf } from '../../schema/section-schema-file.ts';
import type { Problem } from '../problems/problem.ts';
import { type Echo, follows } from './follows.ts';
import type { Kind } from './kinds.ts';

const wrongId: Kind = { check: 'schema/self', pointer: /^\/\$id$/ };

/** The type of section that a list of steps to new versions is for. */
const typeOfSteps = /migrations\/(.+)\.json$/;

/** The schemas of forms, and of files that have no sections. */
const ofOtherThings = /^schemas\/(forms\/|(locale|migration|translations-lock)\.)/;

/** Stands for the schemas that all types of sections use, and for sections whose type is not known. */
const [ofAllTypes, ofSomeType] = ['all types', 'some type'];

/** The type of section that a schema is for, or all. */
const typesOfSchema = ({ file }: Problem): string[] => [
  sectionTypeOf(file.replace(/^schemas\//, '')) ?? ofAllTypes,
  ofSomeType,
];

const typesOfSection = ({ named }: Problem): string[] =>
  named?.types ? [...named.types, ofAllTypes] : [ofSomeType];

/** What follows from a schema that is missing, misplaced or wrong. */
export const echoesOfSchemaFiles = {
  /** A schema in a file of another name is missing under its own, and has no component under the other. */
  echoesRenamedSchema: follows(
    {
      cause: wrongId,
      effect: [
        ['schema/no-schema', 'schema/unknown-section-type'],
        { check: 'ref/missing-entry', pointer: /\/schema$/ },
      ],
      by: 'site',
    },
    { cause: wrongId, effect: 'schema/no-component', by: 'file' },
  ),
  /** Sections that have a component but no schema are of a type whose file is gone, which is one fault. */
  echoesMissingSchema: follows({
    cause: 'schema/no-schema',
    effect: 'schema/unknown-section-type',
    by: 'site',
  }),
  /** Pages cannot satisfy a schema that is impossible: that of their type of section, or one that all of these use. */
  echoesImpossible: follows({
    cause: { check: 'schema/self', not: { file: (file) => ofOtherThings.test(file) } },
    effect: ['schema/section-props', 'schema/section-limit'],
    by: [typesOfSchema, typesOfSection],
  }),
  /** A default is measured once its own schema allows anything. */
  echoesDefault: follows({ cause: 'schema/self', effect: 'schema/default-invalid', by: 'parent' }),
  /** A property with a slip in its name is one that no component names. */
  echoesUnreadProperty: follows({ cause: 'schema/self', effect: 'schema/unread-property', by: 'place' }),
  /** Sections can be brought to a new version once the steps that lead there are written. */
  echoesSteps: follows({
    cause: 'schema/migrations',
    effect: 'schema/version',
    by: [({ file }) => typeOfSteps.exec(file)?.slice(1) ?? [], ({ named }) => named?.types ?? []],
  }),
} satisfies Record<string, Echo>;
