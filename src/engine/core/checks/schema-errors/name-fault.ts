import type { ErrorObject } from 'ajv/dist/2020.js';
import { lastStep } from '../problems/pointer-steps.ts';
import { unseenSignIn } from '../suggestions/strange-letters.ts';
import { purposeOf } from './fault.ts';

/** What stands in groups is found by their names with full stops between them, and nothing by such a name itself. */
const grouped = (name: string, around: string): string => {
  const [first, ...rest] = name.split('.');
  if (first === around)
    return `The name "${name}" is not allowed here, and this stands in "${around}" already. Did you mean "${rest.join('.')}"?`;
  const groups = name.split('.').map((part) => `"${part}"`);
  const last = groups.pop();
  const braces = `${groups.join(': { ')}: {${' }'.repeat(groups.length)}`;
  return `The name "${name}" is not allowed here. Groups stand in braces: write ${last}: … inside of ${braces}, which may be there already.`;
};

/** Nobody sees the space at the end of a name, nor a sign without width. */
const spelt = (name: string, schema: unknown): string => {
  const hidden = unseenSignIn(name);
  if (hidden) return `The name "${name}" is not allowed here. ${hidden} Type it again.`;
  return name.trim() === name || name.trim() === ''
    ? `The name "${name}" is not allowed here.${purposeOf(schema) || ' Use letters and digits.'}`
    : `The name "${name}" ${name.trimStart() === name ? 'ends' : 'begins'} with a space. Remove it.`;
};

/** What is wrong with a name that its schema does not allow. */
export const nameFault = (name: string, { instancePath, parentSchema }: ErrorObject): string =>
  /^\w+(\.\w+)+$/.test(name) ? grouped(name, lastStep(instancePath)) : spelt(name, parentSchema);
