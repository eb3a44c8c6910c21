import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { asCodeFault, CodeFault, codeProblem } from './code-fault.ts';

const bundle = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: (id) => (id === '/part.tsx' ? id : null), load: () => code }],
    build: { write: false, rolldownOptions: { input: '/part.tsx' } },
  }).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a fault of the code', () => {
  it('of its grammar is told in one line at its place', async () => {
    const fault = codeProblem(await bundle('export const a = 1;\nexport const b = <div>;\n'));
    expect(fault).toMatchObject({ check: 'run/failed', message: 'Unexpected token', line: 2 });
    expect(fault.file).toMatch(/part\.tsx$/);
  });
  it('of a missing file, too', async () => {
    const fault = codeProblem(await bundle("export { x } from './nowhere.ts';\n"));
    expect(fault).toMatchObject({ line: 1, column: 19 });
    expect(fault.message).toMatch(/^Could not resolve '\.\/nowhere\.ts'/);
  });
  it('of a section whose component is gone says what to do', () => {
    const gone =
      "Could not resolve './logos/Component.tsx' in src/site/sections/static-components.ts\n[ src/site/sections/static-components.ts:3:9 ]";
    expect(codeProblem(new Error(gone)).message).toMatch(
      /Put the file back, or delete the section: npm run content -- delete section logos$/,
    );
  });
  it('is told by a build in one line, without colours or the stack of the bundler', async () => {
    const fault = asCodeFault(await bundle('export const b = <div>;\n'));
    expect(fault).toBeInstanceOf(CodeFault);
    expect((fault as CodeFault).message).toMatch(/part\.tsx:1:\d+ {2}Unexpected token$/);
    const other = new Error('The bundle has no entry');
    expect(asCodeFault(other)).toBe(other);
  });
  it('without a place is one of the code', () => {
    expect(codeProblem(new Error('No'))).toMatchObject({ file: 'src', message: 'No', line: 1, column: 1 });
  });
});
