import path from 'node:path';
import { buildRoutes, type Manifest } from '../../../src/engine/core/addresses/routes.ts';
import { configFile, lockFile, publicAddress } from '../../../src/engine/core/file-names.ts';
import type { Asset, Json, Schemas, SiteSource } from '../../../src/engine/core/types.ts';
import type { SiteConfig } from '../../../src/generated/types.ts';
import { type Around, frameOf, localesIn, readPage } from '../../site/site-files.ts';
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

/** What a site names but does not contain, as a draft would leave it. */
const aroundOf = (workspace: Workspace): Around => ({
  assets: assetsOf(workspace),
  icons: iconsOf(workspace),
  schemas: schemasOf(workspace.draft),
  migrations: migrationsOf(workspace.draft),
});

/** The site as a draft would leave it, for the checks. */
export const draftedSite = (workspace: Workspace): SiteSource => {
  const { draft, files } = workspace;
  const read = (file: string) => parsed(draft, file);
  const config = read(configFile) as SiteConfig;
  const lock = draft.has(lockFile) ? { lock: read(lockFile) as Json } : {};
  return {
    ...frameOf(aroundOf(workspace), { config, ...lock }, files.source.clock),
    pages: jsonBelow(draft, 'pages').map((file) => readPage(file, config, read)),
    locales: localesIn(draft.list('locales'), read),
  };
};

/** The addresses of the site as a draft would leave it. */
export const draftedManifest = (workspace: Workspace): Manifest => {
  const { config, pages } = draftedSite(workspace);
  return buildRoutes(config, pages);
};
