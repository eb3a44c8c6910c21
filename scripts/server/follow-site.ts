import path from 'node:path';
import { servedFile } from '../../src/engine/core/addresses/output-paths.ts';
import type { Manifest } from '../../src/engine/core/addresses/routes.ts';
import { signatureOf } from '../cache/sign-files.ts';
import { readServed } from '../output/served-site.ts';
import { securityHeaders } from './security-headers.ts';

/** The data that a server answers by, besides the files of a site. */
export type FollowedSite = { manifest: Manifest; headers: [name: string, value: string][] };

const read = (folder: string): FollowedSite | undefined => {
  const manifest = readServed(folder);
  return manifest && { manifest, headers: Object.entries(securityHeaders(manifest.config.services ?? {})) };
};

/**
 * Follows the site that is built into a folder: returns its addresses, redirects and headers as the last build left
 * them; undefined as long as there was no build. `renewed` is called when there is another build than before.
 */
export const followSite = (folder: string, renewed?: () => void): (() => FollowedSite | undefined) => {
  const file = path.join(folder, servedFile);
  let site: FollowedSite | undefined;
  let seen = '';
  return () => {
    const now = signatureOf(file);
    if (now !== seen) site = read(folder) ?? site;
    if (now !== seen && seen !== '') renewed?.();
    seen = now;
    return site;
  };
};
