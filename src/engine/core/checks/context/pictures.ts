import type { Asset, Json } from '../../types.ts';
import type { Place } from '../problem.ts';
import type { CheckContext } from './check-context.ts';
import { perContext } from './per-context.ts';

/** A picture of a document with the file it shows. */
export type PlacedPicture = { picture: Json; src: string; place: Place; asset: Asset };

/** Every picture whose file exists; the others are `ref/missing-asset`'s. */
export const pictures = perContext(({ marks, source }): PlacedPicture[] =>
  marks
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ picture, value, place }) => {
      const asset = source.assets[value];
      return picture && asset ? [{ picture, src: value, place, asset }] : [];
    }),
);

/** Each file that a document shows or links, with the first place that names it. */
export const namedFiles = perContext(
  ({ marks, source }: CheckContext): { asset: Asset; src: string; place: Place }[] => {
    const first = new Map<string, { asset: Asset; src: string; place: Place }>();
    for (const { kind, value, place } of marks) {
      const asset = kind === 'asset' || kind === 'link' ? source.assets[value] : undefined;
      if (asset && !first.has(value)) first.set(value, { asset, src: value, place });
    }
    return [...first.values()];
  },
);

/** A size of a file as people say it. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
