import { createHash } from 'node:crypto';
import type { Manifest, Route } from '../../src/engine/core/addresses/routes.ts';
import { publishedPages, publishedSource } from '../../src/engine/core/publication/publication.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { UsageError } from '../cli/usage-error.ts';

/** One machine's part of a build that several share: the `index`-th of `of`, from 1. */
export type Shard = { index: number; of: number };

/** The notes of a part beside its pages. The `key` tells the parts of one site and code from all others. */
export type ShardNote = Shard & {
  key: string;
  /** The hash of each file, by which a damaged one is found. */
  files?: Record<string, string>;
  /** Tells whole notes from damaged ones. */
  seal?: string;
};

/** Reads `--shard 2/5`. */
export const parseShard = (text: string): Shard => {
  const [, index = '', of = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new UsageError(
    `--shard "${text}" is not one part of several. Write the part and their number, from 1/4 to 4/4 for four machines.`,
  );
};

/** Every n-th item, so that the parts take alike long whatever stands together. */
export const shardOf = <Item>(items: Iterable<Item>, { index, of }: Shard): Item[] =>
  [...items].filter((_, position) => position % of === index - 1);

/** The input of a part's key; the pages are whole, also where the source has only their outlines. */
type ShardContent = { source: SiteSource; pages: Iterable<PageFile>; version: string };

/** The key of everything a site is made of: the same content and code give the same on every machine. */
export const shardKey = ({ source, pages, version }: ShardContent): string => {
  const { clock } = source;
  // Two machines never build at the same moment, so the published content counts, not the moment.
  const { icons: _, clock: __, locales, ...rest } = publishedSource({ ...source, pages: [] });
  const hash = createHash('sha256').update(version).update(JSON.stringify(rest));
  for (const words of Object.entries(locales)) hash.update(JSON.stringify(words));
  for (const page of pages)
    for (const { file, document } of publishedPages({ pages: [page], clock }))
      hash.update(file).update(JSON.stringify(document));
  return hash.digest('base64url').slice(0, 16);
};

/** The routes that a part of a build makes; all of them where it is no part. */
export const routesOfPart = ({ byPath }: Manifest, shard: Shard | undefined): Route[] =>
  shard ? shardOf(byPath.values(), shard) : [...byPath.values()];
