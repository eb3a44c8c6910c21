import { homePageOf } from '../../../src/engine/core/addresses/routes.ts';
import { versionMark } from '../../../src/engine/core/checks/context/schemas/migrations.ts';
import { enabledOn, hasMainHeading } from '../../../src/engine/core/checks/context/schemas/section-marks.ts';
import { camelCase } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { nearestName } from '../../../src/engine/core/checks/suggestions/closest.ts';
import { howToMakeSection } from '../../../src/engine/core/checks/suggestions/how-to-make-section.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { sectionSchemaFile, sectionTypes } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { textNamed } from '../../../src/engine/core/words/text-reference.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { demandFreePage, demandFreeWords, demandPageId } from '../page-names.ts';
import { type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { type Stubbing, stubProps } from './stub-props.ts';
import { stub, writeStubs } from './stub-words.ts';

/** A page to be made: its name, its address and the types of its sections. */
type NewPage = { id: string; path?: string | undefined; types?: string[] | undefined };

/** The material for the stubs of a site. But for pictures, they name only things that exist, so that they have no errors. */
const stubbingOf = ({ context }: Workspace): Stubbing => {
  const { source, manifest, marks } = context;
  return {
    schemas: source.schemas,
    stubs: new Map(),
    home: homePageOf(manifest) ?? source.pages[0]?.document.id ?? '',
    icon: marks.find(({ kind }) => kind === 'icon')?.value ?? Object.keys(source.icons)[0] ?? '',
    collection: Object.keys(source.config.collections ?? {})[0],
  };
};

/** The types of the sections that a new page begins with: one that carries its main heading. */
export const usualSections = ({ context: { source } }: Workspace): string[] => {
  const opening = source.schemas[sectionSchemaFile('page-hero')] ? 'page-hero' : undefined;
  return [opening ?? source.pages[0]?.document.sections[0]?.type ?? ''];
};

const numbered = (types: string[]): { type: string; id: string }[] =>
  types.map((type, index) => {
    const same = types.slice(0, index).filter((other) => other === type).length;
    return { type, id: same === 0 ? type : `${type}-${same + 1}` };
  });

const stubSections = (site: Stubbing, group: string, types: string[]): Json[] =>
  numbered(types).map(({ type, id }) => ({
    type,
    ...versionMark(site.schemas[sectionSchemaFile(type)]),
    id,
    props: stubProps(site, type, `${group}.${camelCase(id)}`),
  }));

/** The first sections of a new page, with its heading, and stubs for their words in a group of texts. */
export const openingSections = (
  workspace: Workspace,
  group: string,
): { sections: Json[]; stubs: Stubbing['stubs'] } => {
  const site = stubbingOf(workspace);
  return { sections: stubSections(site, group, usualSections(workspace)), stubs: site.stubs };
};

/** Writes a document as it would stand in the site: two spaces for each level and a line break at the end. */
export const documentText = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`;

/** Puts a page that is still a draft into the site, with stubs for its words. */
export const addPage = (workspace: Workspace, { id, path, types }: NewPage): void => {
  const { draft, context } = workspace;
  const site = stubbingOf(workspace);
  const group = camelCase(id);
  const sections = stubSections(site, group, types ?? usualSections(workspace));
  site.stubs.set(`${group}.meta.title`, stub(`The title of the page ${id}.`));
  site.stubs.set(`${group}.meta.description`, stub(`What the page ${id} is about, in one or two sentences.`));
  const meta = {
    title: textNamed(`${group}.meta.title`),
    description: textNamed(`${group}.meta.description`),
  };
  const $schema = '../schemas/page.schema.json';
  draft.write(
    `pages/${id}.json`,
    documentText({ $schema, id, path: path ?? `/${id}`, draft: true, meta, sections }),
  );
  writeStubs(workspace, site.stubs, context.locales);
};

/** Notes about what is left to do for a draft page. */
export const draftNotes = (file: string): string[] => [
  `${file} is a draft: "npm run dev -- --drafts" shows it, visitors do not see it.`,
  'Write its words and name its pictures ("npm run validate" lists what is to do), then remove "draft": true.',
];

const demandOneHeading = ({ context: { source } }: Workspace, types: string[]): void => {
  const [first, second] = types.filter((type) => hasMainHeading(source.schemas[sectionSchemaFile(type)]));
  if (second !== undefined)
    throw new RefusedChange(
      `A page has one main heading, and both "${first}" and "${second}" would bring one. Name only one of them.`,
    );
};

/** Sections of the layout stand on every page already, and the fields of a form follow from its rules. */
const demandForPages = ({ context: { source } }: Workspace, types: string[]): void => {
  for (const type of types) {
    const schema = source.schemas[sectionSchemaFile(type)];
    if (enabledOn(schema)?.includes('page') === false)
      throw new RefusedChange(
        `A section of the type "${type}" is one of the layout in site.config.json, not of a page.`,
      );
    if (JSON.stringify(objectOf(schema?.properties).form ?? '').includes('#/$defs/form"'))
      throw new RefusedChange(
        `A section of the type "${type}" has a form, which needs rules. Make the page with: npm run content -- new form <name>`,
      );
  }
};

const inOrder = (type: string): string => type.split('-').sort().join('-');

/** A name with the same words in another order, or else one that looks alike. */
const meantType = (type: string, known: string[]): string | undefined =>
  known.find((other) => inOrder(other) === inOrder(type)) ?? nearestName(type, known);

const unknownType = (type: string, known: string[]): UsageError =>
  new UsageError(
    withSuggestion(`There is no section type "${type}".`, meantType(type, known), howToMakeSection(type))
      .message,
  );

/** `new page`: a draft with the given sections, and stubs for its words in every language. */
export const newPage = (workspace: Workspace, page: NewPage): Plan => {
  const { context } = workspace;
  const file = `pages/${page.id}.json`;
  demandPageId(page.id);
  if (context.pages.get(page.id)?.file === file) return { done: `There is a page "${page.id}" already.` };
  demandFreePage(workspace, page.id, file);
  demandFreeWords(workspace, camelCase(page.id));
  const known = sectionTypes(context.source.schemas);
  const unknown = page.types?.find((type) => !known.includes(type));
  if (unknown !== undefined) throw unknownType(unknown, known);
  demandForPages(workspace, page.types ?? []);
  demandOneHeading(workspace, page.types ?? []);
  addPage(workspace, page);
  return { done: `The page "${page.id}" is there.`, notes: draftNotes(file) };
};
