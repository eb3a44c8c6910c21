import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';
import { byText } from '../../../src/engine/core/json/by-text.ts';
import { codeKey } from '../../cache/code-key.ts';
import { keepEnvironment } from '../../cache/keep-environment.ts';
import { leadsOut } from '../../cache/leads-out.ts';
import { codeRoot } from '../../cli/code-root.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { removeAbandoned, temporaryName } from '../../locks/temporary-name.ts';
import type { StyleRule } from './bundled-styles.ts';
import { cacheRemoved } from './cache-removed.ts';
import type { CodeBundle } from './code-bundle.ts';
import { asCodeFault } from './code-fault.ts';
import type { ExtractedModule } from './extract-styles.ts';
import type { Extracted } from './extracted-styles.ts';
import { importAgain } from './import-again.ts';
import { elementsModule, inlineElements } from './inline-elements.ts';
import { keepBundle, readBundle } from './kept-bundle.ts';
import { clientChunks, leanClient } from './lean-client.ts';
import { refuseStrangeFolder } from './refuse-strange-folder.ts';
import { placedStyle, styleFault } from './style-fault.ts';

/** The bundler is loaded only when there is something to bundle. */
const build = async (config: InlineConfig) => {
  const vite = await import('vite');
  // The error itself says all of it, and the command tells that in its own words.
  const customLogger = { ...vite.createLogger('warn'), error: () => undefined };
  return vite.build({ ...config, customLogger });
};

const shared = (outDir: string): InlineConfig => ({
  root: codeRoot,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
});

const merged = (outDir: string, options: InlineConfig): InlineConfig => {
  const base = shared(outDir);
  const rolldownOptions = { checks: { pluginTimings: false }, ...options.build?.rolldownOptions };
  return { ...base, ...options, build: { ...base.build, ...options.build, rolldownOptions } };
};

const bundleStyles = async (outDir: string) => {
  const rolldownOptions = { output: { assetFileNames: 'assets/[name].[hash][extname]' } };
  await build(
    merged(outDir, { build: { ssr: 'src/entry-styles.ts', ssrEmitAssets: true, rolldownOptions } }),
  );
  const bundle = path.join(outDir, 'entry-styles.js');
  const module = await import(pathToFileURL(bundle).href).catch((error: unknown) => {
    throw styleFault(error, bundle, codeRoot);
  });
  return module as { styleModules: Record<string, Record<string, unknown>>; preloadedFonts: string[] };
};

const stylePlugin = async (extracted: Extracted) =>
  (await import('./extracted-styles.ts')).extractedStyles(codeRoot, extracted);

const bundleServer = async (outDir: string, extracted: Extracted) =>
  build(
    merged(outDir, {
      plugins: [
        inlineElements(codeRoot),
        await stylePlugin({ ...extracted, runtime: elementsModule(codeRoot) }),
      ],
      ssr: { noExternal: true },
      // Faults of sections are told at their own lines (`code-place.ts`). Nothing of this is published.
      build: { ssr: 'src/entry-server.tsx', sourcemap: true },
    }),
  );

const entryFile = (output: Rolldown.RolldownOutput, name: string): string => {
  const chunk = output.output.find((item) => item.type === 'chunk' && item.isEntry && item.name === name);
  if (!chunk) throw new Error(`The bundle has no entry ${name}`);
  return `/${chunk.fileName}`;
};

const bundleClient = async (outDir: string, extracted: Extracted) => {
  const result = await build(
    merged(outDir, {
      plugins: [leanClient(), importAgain(), await stylePlugin(extracted)],
      build: {
        modulePreload: false,
        // Names the places of faults in `dev`. No file of the client mentions it, and it is not published.
        sourcemap: 'hidden',
        rolldownOptions: {
          input: { player: path.join(codeRoot, 'src/entry-client.tsx') },
          // The boot script calls it by name.
          preserveEntrySignatures: 'allow-extension',
          output: clientChunks,
        },
      },
    }),
  );
  return entryFile(result as Rolldown.RolldownOutput, 'player');
};

const bundleBoot = async (outDir: string): Promise<string> => {
  const result = await build(
    merged(outDir, {
      build: {
        rolldownOptions: {
          input: { boot: path.join(codeRoot, 'src/boot.ts') },
          output: { format: 'iife', entryFileNames: 'assets/[name].[hash].js' },
        },
      },
    }),
  );
  return entryFile(result as Rolldown.RolldownOutput, 'boot');
};

const isPublished = (file: string): boolean => !file.endsWith('.map');

const rulesOf = (modules: Record<string, ExtractedModule>): StyleRule[] =>
  Object.entries(modules)
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([file, { elements }]) => {
      const layer = file.startsWith('./site/sections/') ? 'sections' : 'ui';
      return elements.map(({ className, css }) => ({ layer, className, css }) as const);
    });

const globalOf = (modules: Record<string, ExtractedModule>): string =>
  Object.values(modules)
    .map(({ global }) => global)
    .join('');

const extractedFrom = async (styleModules: Record<string, Record<string, unknown>>) => {
  const { extractStyles } = await import('./extract-styles.ts');
  try {
    return extractStyles(styleModules);
  } catch (error) {
    throw placedStyle(error, codeRoot);
  }
};

/** Bundles the code into a folder: styles first, so that server and client can do without the code that makes them. */
const bundle = async (folder: string, version: string): Promise<CodeBundle> => {
  const at = (name: string) => path.join(folder, name);
  const { styleModules, preloadedFonts } = await bundleStyles(at('styles'));
  const { bundledStyles, tokensOf } = await import('./bundled-styles.ts');
  const modules = await extractedFrom(styleModules);
  const global = globalOf(modules);
  const runtime = path.join(codeRoot, 'src/engine/react/extracted.ts');
  const extracted = { modules, runtime, write: tokensOf(global) };
  const [, player, boot] = await Promise.all([
    bundleServer(at('server'), extracted),
    bundleClient(at('client'), extracted),
    bundleBoot(at('boot')),
  ]);
  for (const part of ['client', 'styles', 'boot'])
    await cp(at(`${part}/assets`), at('public/assets'), { recursive: true, filter: isPublished });
  return {
    version,
    publicFolder: 'public',
    server: 'server/entry-server.js',
    boot,
    player,
    clientFolder: 'client',
    fonts: preloadedFonts,
    styles: bundledStyles(global, rulesOf(modules)),
  };
};

/** Bundles the code as long as it stands still: if it was edited meanwhile, the result may contain either version. */
const makeBundle = async (cache: string, version: string): Promise<CodeBundle> => {
  refuseStrangeFolder(codeRoot);
  removeAbandoned(cache);
  const draft = temporaryName(path.join(cache, version));
  try {
    makeFolder(draft);
    const bundled = await keepEnvironment(() => bundle(draft, version)).catch((error: unknown) => {
      throw cacheRemoved(asCodeFault(error), draft);
    });
    const now = codeKey(codeRoot);
    return now === version ? keepBundle(draft, bundled) : await makeBundle(cache, now);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** The bundle of the code as it is now; undefined where it was not made yet. */
export const madeBundle = (cache: string): CodeBundle | undefined =>
  readBundle(path.join(cache, 'code', codeKey(codeRoot)));

const refuseLink = (cache: string): void => {
  if (leadsOut(cache))
    throw new UsageError(
      `${cache} is a link to another folder, from where code does not find its packages. Remove the link: the folder is made anew.`,
    );
};

/** The bundle of the code as it is now: from the cache when no file of the code changed, made anew otherwise. */
export const bundleCode = async (cache: string): Promise<{ bundle: CodeBundle; fresh: boolean }> => {
  refuseLink(cache);
  const version = codeKey(codeRoot);
  const folder = path.join(cache, 'code');
  const kept = readBundle(path.join(folder, version));
  return kept ? { bundle: kept, fresh: false } : { bundle: await makeBundle(folder, version), fresh: true };
};
