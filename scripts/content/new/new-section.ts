import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import { sectionFolder } from '../../site/section-folder.ts';
import { demandOwnSite } from '../demand-own-site.ts';
import { demandSectionName } from '../demand-section-name.ts';
import { registerSection } from '../section-registry.ts';
import type { Plan, Workspace } from '../workspace.ts';
import { addPage, draftNotes, usualSections } from './new-page.ts';
import { componentText, schemaText, stylesText, testText } from './section-texts.ts';

/** `new section`: schema, component, styles and test that work, registered, and a draft of a page that previews it. */
export const newSection = (workspace: Workspace, type: string): Plan => {
  const { draft, context } = workspace;
  const schema = sectionSchemaFile(type);
  demandOwnSite(workspace, 'A section type');
  demandSectionName(type);
  if (context.source.schemas[schema]) return { done: `There is a section type "${type}" already.` };
  const folder = sectionFolder(type);
  draft.write(`schemas/${schema}`, schemaText(type));
  draft.write(`${folder}/Component.tsx`, componentText(type));
  draft.write(`${folder}/styles.ts`, stylesText);
  draft.write(`${folder}/Component.test.tsx`, testText(type));
  registerSection(draft, type);
  context.source.schemas[schema] = JSON.parse(schemaText(type)) as Record<string, unknown>;
  const preview = `preview-${type}`;
  if (!context.pages.has(preview) && !draft.has(`pages/${preview}.json`))
    addPage(workspace, { id: preview, types: [...usualSections(workspace), type] });
  return {
    done: `The section type "${type}" is there.`,
    notes: [
      'Write into its schema what a content owner may say, then run "npm run types": docs/sections.md.',
      `A prop that is required stands in ${folder}/Component.test.tsx, too.`,
      ...draftNotes(`pages/${preview}.json`),
    ],
  };
};
