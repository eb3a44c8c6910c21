import { configFile } from '../../file-names.ts';
import { objectOf } from '../../json/json-value.ts';
import { shareImageSize } from '../../render/share-image.ts';
import type { Asset } from '../../types.ts';
import type { Check } from '../check.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import type { Place } from '../problems/problem.ts';

const { width, height } = shareImageSize;

const faultOf = (file: string, asset: Asset, isTemplate: boolean): string | undefined => {
  const kind = /\.(svg|avif|webp)$/i.exec(file)?.[1];
  if (!isTemplate && kind !== undefined)
    return `"${file}" is of the kind ${kind.toUpperCase()}, which not every social network shows. Save it as PNG or JPEG of ${width} × ${height}.`;
  if (asset.width === undefined || (asset.width === width && asset.height === height)) return undefined;
  return `"${file}" is ${asset.width} × ${asset.height} pixels. Save it as ${width} × ${height}, the size of pictures of shared links.`;
};

/** Without this place nothing can be drawn for any page. */
const untitled = (file: string, { titled }: Asset): string | undefined =>
  titled
    ? undefined
    : `"${file}" does not say where the title of the page stands. Put a rectangle into the drawing: <rect id="title" x="72" y="150" width="548" height="316" font-size="84"/>.`;

/** Pictures of shared links that networks crop, blur or do not show. */
export const seoOgImage: Check = {
  id: 'seo/og-image',
  severity: 'error',
  description: `The picture of shared links is ${width} × ${height} pixels, in a format that networks show.`,
  advice: `When somebody shares a page, its picture is most of what others see; one of another size is cropped, and one in SVG, AVIF or WebP is left out by some. Save it as PNG or JPEG of ${width} × ${height}, or remove "image" from "meta": the site then draws one with the title of the page.`,
  runOnPages: (context) => {
    const { source, given } = context;
    const template = objectOf(objectOf(given.config).shareImage).template;
    const place: Place = { file: configFile, pointer: '/shareImage/template' };
    const named = marksOfKind(context, 'asset').filter(
      ({ place: { pointer, section } }) => section === undefined && pointer.startsWith('/meta/image/'),
    );
    return [
      ...(typeof template === 'string' ? [{ value: template, place, isTemplate: true }] : []),
      ...named.map((mark) => ({ ...mark, isTemplate: false })),
    ].flatMap(({ value, place: at, isTemplate }) => {
      const asset = Object.hasOwn(source.assets, value) ? source.assets[value] : undefined;
      // A drawing that is damaged is told as that: what else it lacks may follow from it.
      if (!asset || asset.fault) return [];
      const lack = isTemplate ? untitled(value, asset) : undefined;
      if (lack) return [{ ...at, message: lack }];
      const message = faultOf(value, asset, isTemplate);
      return message === undefined ? [] : [{ ...at, message, severity: 'warning' }];
    });
  },
};
