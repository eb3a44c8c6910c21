import { publicFile } from '../../file-names.ts';
import type { Asset, Json } from '../../types.ts';
import type { CheckContext } from '../context/check-context.ts';
import { filesOfConfig } from '../context/files/files-of-config.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { perContext } from '../context/per-context.ts';
import type { Place } from '../problems/problem.ts';

/** A picture of a document with the file it shows. */
export type PlacedPicture = { picture: Json; src: string; place: Place; asset: Asset };

/** Every picture whose file exists; the others are `ref/missing-asset`'s. */
export const pictures = perContext((context): PlacedPicture[] =>
  marksOfKind(context, 'picture').flatMap(({ picture, value, place }) => {
    const asset = context.source.assets[value];
    return picture && asset ? [{ picture, src: value, place, asset }] : [];
  }),
);

/** A file of the public folder with a place that names it. */
type NamedFile = { asset: Asset; src: string; place: Place };

/** The pictures that the configuration names, and the site's own icons, which documents name without their folder. */
const besidePages = (context: CheckContext): NamedFile[] => {
  const { assets } = context.source;
  const ofConfig = filesOfConfig(context).flatMap(({ value: src, place }): NamedFile[] => {
    const asset = Object.hasOwn(assets, src) ? assets[src] : undefined;
    return asset ? [{ asset, src, place }] : [];
  });
  const icons = Object.values(assets).filter(({ url }) => /^\/icons\/[^/]+\.svg$/.test(url));
  const ofIcons = icons.map((asset) => {
    return { asset, src: asset.url, place: { file: publicFile(asset.url), pointer: '' } };
  });
  return [...ofConfig, ...ofIcons];
};

/** Each file that a document or the configuration shows or links, with the first place that names it. */
export const usedFiles = perContext((context: CheckContext): NamedFile[] => {
  const { marks, source } = context;
  const first = new Map<string, NamedFile>();
  for (const { kind, value, place } of marks) {
    const asset = kind === 'asset' || kind === 'link' ? source.assets[value] : undefined;
    if (asset && !first.has(value)) first.set(value, { asset, src: value, place });
  }
  for (const named of besidePages(context)) if (!first.has(named.src)) first.set(named.src, named);
  return [...first.values()];
});

/** A size of a file as people say it. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
