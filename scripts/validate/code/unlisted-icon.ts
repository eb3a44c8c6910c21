import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { listOf } from '../../../src/engine/core/json/json-value.ts';
import { ownKeyword } from '../../../src/engine/core/schema/own-keyword.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { CodeCheck } from './code-check.ts';
import { sectionCode } from './section-code.ts';

const drawnIcon = /<Icon\b[^>]*?\bname="([\w-]+)"/g;

type Drawn = { icon: string; file: string };

/** The icons that the components of a section type name themselves. */
const drawnBy = async (type: string, project: string): Promise<Drawn[]> =>
  (await sectionCode(type, project)).flatMap(({ file, text }) =>
    [...text.matchAll(drawnIcon)].map(([, icon = '']) => ({ icon, file })),
  );

/** The schema of a section type lists what it draws: other icons are drawn only where another section has them, too. */
export const unlistedIcon: CodeCheck = {
  id: 'schema/unlisted-icon',
  severity: 'error',
  description: 'The schema of a section type lists the icons that its component draws itself.',
  advice:
    'A page carries only the icons that its documents name and that the schemas of its sections list under "x-icons"; any other is not seen. Add the icon to the list, such as "x-icons": ["arrow-right"] for a component with <Icon name="arrow-right" />.',
  run: async ({ types, source, project }) => {
    const found = types.map(async (type): Promise<Finding[]> => {
      const name = sectionSchemaFile(type);
      const listed = ownKeyword(source.schemas[name], 'x-icons');
      const lost = (await drawnBy(type, project)).filter(({ icon }) => !listOf(listed).includes(icon));
      const [first] = lost;
      if (!first) return [];
      const icons = [...new Set(lost.map(({ icon }) => `"${icon}"`))].join(', ');
      const message = `${first.file} draws ${icons}, which "x-icons" does not list, so that nothing may be seen there. Add what is missing to the list.`;
      const place = listed === undefined ? { pointer: '', missing: 'x-icons' } : { pointer: '/x-icons' };
      return [{ file: `schemas/${name}`, ...place, message }];
    });
    return (await Promise.all(found)).flat();
  },
};
