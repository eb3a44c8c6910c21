import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { leanClient } from '../../../scripts/build/code/lean-client.ts';
import { project } from '../../command.ts';

const name = '/form-code.ts';
const entry = [
  `export { Form } from '${project}/src/site/ui/form/Form.tsx';`,
  `export { createServices } from '${project}/src/site/services/services.ts';`,
  `export { createTabStorage } from '${project}/src/site/services/tab-storage.ts';`,
].join('\n');

const loader = 'export const __vitePreload = (load) => load();';

/** What every page has without a form: libraries, the engine, shared elements, and styles, which are extracted. */
const shared = /^(react|zustand|@emotion)|\/engine\/|\.styles\.ts$|\/(Button|DrawnIcon)\.tsx$/;

const buildForm = async (): Promise<Rolldown.OutputChunk[]> => {
  const { output } = (await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      leanClient(),
      {
        name: 'form-code',
        enforce: 'pre',
        resolveId: (id) => (id === name ? id : undefined),
        // What loads code is there on every page, with a form or without.
        load: (id) => (id.includes('preload-helper') ? loader : id === name ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: name,
        preserveEntrySignatures: 'strict',
        external: (id) => shared.test(id),
        // Whole paths would make the size depend on the folder that the project lies in.
        output: { paths: (id) => path.basename(id) },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
};

describe('the code of the forms', () => {
  let chunks: Rolldown.OutputChunk[];
  beforeAll(async () => {
    chunks = await buildForm();
  });

  /** The chunk with this module and everything that it waits for. */
  const needed = (module: string): Rolldown.OutputChunk[] => {
    const first = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    const found = new Set(first);
    for (const { imports } of found) {
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    }
    return [...found];
  };
  const modulesOf = (parts: Rolldown.OutputChunk[]) =>
    parts.flatMap(({ moduleIds }) => moduleIds.map((id) => path.relative(project, id)));

  it('is at most 3 kB gzip before a visitor touches a form', () => {
    const code = needed('use-form-session.ts').map((chunk) => chunk.code);
    expect(modulesOf(needed('use-form-session.ts'))).toContain('src/site/ui/form/Form.tsx');
    expect(gzipSync(code.join('\n'), { level: 9 }).length).toBeLessThanOrEqual(3072);
  });

  it('brings final-form, the rules and supabase-js only then', () => {
    const later = /final-form|form-rules|schemas\/forms|@supabase|notistack/;
    expect(modulesOf(needed('use-form-session.ts')).filter((id) => later.test(id))).toEqual([]);
    expect(modulesOf(chunks).filter((id) => id.includes('@supabase')).length).toBeGreaterThan(0);
    expect(modulesOf(needed('LiveForm.tsx')).filter((id) => id.includes('@supabase'))).toEqual([]);
  });
});
