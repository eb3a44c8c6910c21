import { placeForms } from '../../../src/engine/core/checks/context/marks/forms.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { formNames, formSchemaFile } from '../../../src/engine/core/schema/form-schema-file.ts';
import { demandOwnSite } from '../demand-own-site.ts';
import { type Use, useAt } from '../find-uses.ts';
import { type Plan, unknownName, type Workspace } from '../workspace.ts';
import { codeUses } from './code-uses.ts';
import { refuseUsed } from './refuse-used.ts';

const shown = (workspace: Workspace, name: string): Use[] => {
  const { sections, source } = workspace.context;
  return placeForms(sections, source.schemas)
    .filter(({ form }) => form.schema === name)
    .map(({ form, place }) =>
      useAt(workspace, { ...place, pointer: below(place.pointer, 'schema') }, `the form "${form.id}"`),
    );
};

/** `delete form`: the rules of a form that no page shows and no service takes. */
export const deleteForm = (workspace: Workspace, name: string): Plan => {
  const names = formNames(workspace.context.source.schemas);
  demandOwnSite(workspace, "A form's schema");
  if (!names.includes(name)) throw unknownName('form', name, names);
  const file = `schemas/${formSchemaFile(name)}`;
  const uses = [...shown(workspace, name), ...codeUses(workspace, (other) => other === file, [])];
  const deletes = `the form "${name}"`;
  refuseUsed(deletes, uses);
  workspace.draft.remove(file);
  return { deletes, done: `The form "${name}" is deleted.` };
};
