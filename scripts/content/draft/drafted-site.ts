import path from 'node:path';
import { buildRoutes, type Manifest } from '../../../src/engine/core/addresses/routes.ts';
import { configFile, lockFile, publicAddress } from '../../../src/engine/core/file-names.ts';
import type { Asset, Json, PageFile, Schemas, SiteSource } from '../../../src/engine/core/types.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import { collectionOf, withSurroundings } from '../../site/site-files.ts';
import type { Workspace } from '../workspace.ts';
import type { Draft } from './draft.ts';

const jsonBelow = (draft: Draft, folder: string): string[] =>
  draft.list(folder).filter((file) => file.endsWith('.json'));

const parsed = (draft: Draft, file: string): unknown => JSON.parse(draft.read(file));

const schemasOf = (draft: Draft): Schemas =>
  Object.fromEntries(
    jsonBelow(draft, 'schemas')
      .filter((file) => !file.startsWith('schemas/migrations/'))
      .map((file) => [file.slice('schemas/'.length), parsed(draft, file) as Json]),
  );

const migrationsOf = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(
    jsonBelow(draft, 'schemas/migrations').map((file) => [path.basename(file, '.json'), parsed(draft, file)]),
  );

const assetsOf = ({ draft, files }: Workspace): Record<string, Asset> => {
  const moves = new Map(
    draft.changes().flatMap((change) => (change.kind === 'move' ? [[change.to, change.file]] : [])),
  );
  return Object.fromEntries(
    draft.list('public').map((file) => {
      const url = publicAddress(file);
      const known = files.source.assets[publicAddress(moves.get(file) ?? file)];
      return [url, { ...known, url }];
    }),
  );
};

const iconsOf = ({ draft, files }: Workspace): SiteSource['icons'] => {
  const icons = { ...files.source.icons };
  for (const change of draft.changes()) {
    const name = /^public\/icons\/(.+)\.svg$/.exec(change.file)?.[1];
    if (name === undefined || change.kind === 'write') continue;
    const drawing = icons[name];
    const to = change.kind === 'move' ? /([^/]+)\.svg$/.exec(change.to)?.[1] : undefined;
    if (drawing && to !== undefined) icons[to] = drawing;
    delete icons[name];
  }
  return icons;
};

/** The site as a draft would leave it, for the checks. */
export const draftedSite = (workspace: Workspace): SiteSource => {
  const { draft, files } = workspace;
  const { clock } = files.source;
  const schemas = schemasOf(draft);
  const config = parsed(draft, configFile) as SiteConfig;
  return {
    clock,
    ...withSurroundings(config, { schemas, clock }),
    pages: jsonBelow(draft, 'pages').map((file): PageFile => {
      const document = parsed(draft, file) as PageDocument;
      return { file, document, ...collectionOf(file.slice('pages/'.length), config) };
    }),
    locales: Object.fromEntries(
      jsonBelow(draft, 'locales').map((file) => [
        file.slice('locales/'.length, -'.json'.length),
        parsed(draft, file) as LocaleDocument,
      ]),
    ),
    schemas,
    assets: assetsOf(workspace),
    icons: iconsOf(workspace),
    migrations: migrationsOf(draft),
    ...(draft.has(lockFile) ? { lock: parsed(draft, lockFile) as Json } : {}),
  };
};

/** The addresses of the site as a draft would leave it. */
export const draftedManifest = (workspace: Workspace): Manifest => {
  const { config, pages } = draftedSite(workspace);
  return buildRoutes(config, pages);
};
