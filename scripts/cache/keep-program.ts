import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { dropUnused } from './drop-unused.ts';
import { fileStamps } from './file-stamps.ts';
import { installedNote } from './installed-versions.ts';
import { keepEnvironment } from './keep-environment.ts';
import { writeKept } from './kept-json.ts';
import { type KeptProgram, noteOf, type Program } from './kept-program.ts';
import { signFiles } from './sign-files.ts';
import { longestUnused } from './stay-in-use.ts';

/** Packages that only some runs need are loaded from where they are, at the import that needs them. */
const isLate = (source: string, kind: string | undefined) =>
  source === 'json-schema-to-typescript' || (kind === 'dynamic-import' && /^[^./]/.test(source));

/**
 * Takes modules as they are written, so that they still look for files beside their sources, not beside the bundle.
 * Notes each in `files`; for packages their versions are enough.
 */
const asWritten = (project: string, files: Set<string>): Plugin => ({
  name: 'as-written',
  enforce: 'pre',
  resolveId: (source, _, { kind }: { kind?: string }) =>
    isLate(source, kind) ? { id: source, external: true } : null,
  transform: (code, id) => {
    // The bundler writes paths with slashes on every system.
    const file = path.normalize(id);
    if (!file.startsWith(project + path.sep) || file.includes('node_modules')) return null;
    files.add(path.relative(project, file));
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
  },
});

type Bundled = { module: string; files: string[] };

const bundle = async ({ project, source }: Program, outDir: string): Promise<Bundled> => {
  const { build } = await import('vite');
  const files = new Set([installedNote]);
  const output = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [asWritten(project, files)],
    resolve: { mainFields: ['module', 'main'] },
    ssr: { noExternal: true },
    build: { ssr: path.join(project, source), outDir, target: 'node24', minify: false },
  });
  const [{ fileName }] = (output as Rolldown.RolldownOutput).output;
  return { module: path.join(outDir, fileName), files: [...files].sort() };
};

/**
 * Keeps a command with all that it imports as one file: to find, strip and compile hundreds of modules takes longer
 * than a small edit. Says nothing when that fails: the command runs as it is written, too.
 */
export const keepProgram = async (program: Program): Promise<void> => {
  const { project, source } = program;
  // Without this file, a changed package would go unnoticed.
  if (!existsSync(path.join(project, installedNote))) return;
  const note = noteOf(program);
  const folder = path.join(path.dirname(note), `${path.basename(source, '.ts')}-${randomUUID().slice(0, 8)}`);
  const started = Date.now();
  try {
    const { module, files } = await keepEnvironment(() => bundle(program, folder));
    // A file that was edited meanwhile has no signature: the program is kept again next time.
    const signed = [...signFiles(project, files, started)];
    const kept: KeptProgram = { project, folder, stamps: fileStamps(folder), module, files: signed };
    writeKept(note, kept);
    dropUnused(path.dirname(note), { longest: longestUnused });
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
};
