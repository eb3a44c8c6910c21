import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { listOf } from '../../../src/engine/core/json/json-value.ts';
import { ownKeyword } from '../../../src/engine/core/schema/own-keyword.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { Schemas } from '../../../src/engine/core/types.ts';
import { sectionCode } from './section-code.ts';

const drawnIcon = /<Icon\b[^>]*?\bname="([\w-]+)"/g;

type Drawn = { icon: string; file: string };

/** The icons that the components of a section type name themselves. */
const drawnBy = async (type: string, project: string): Promise<Drawn[]> =>
  (await sectionCode(type, project)).flatMap(({ file, text }) =>
    [...text.matchAll(drawnIcon)].map(([, icon = '']) => ({ icon, file })),
  );

/** Icons that a section type draws and its schema does not list: they are drawn only where another section has them, too. */
export const unlistedIcons = async (
  types: string[],
  schemas: Schemas,
  project: string,
): Promise<Problem[]> => {
  const found = types.map(async (type): Promise<Problem[]> => {
    const name = sectionSchemaFile(type);
    const listed = ownKeyword(schemas[name], 'x-icons');
    const lost = (await drawnBy(type, project)).filter(({ icon }) => !listOf(listed).includes(icon));
    const [first] = lost;
    if (!first) return [];
    const icons = [...new Set(lost.map(({ icon }) => `"${icon}"`))].join(', ');
    const message = `${first.file} draws ${icons}, which "x-icons" does not list, so that nothing may be seen there. Add what is missing to the list.`;
    const place = listed === undefined ? { pointer: '', missing: 'x-icons' } : { pointer: '/x-icons' };
    return [{ check: 'schema/unlisted-icon', severity: 'error', file: `schemas/${name}`, ...place, message }];
  });
  return (await Promise.all(found)).flat();
};
