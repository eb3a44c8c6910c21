import { configFile } from '../../file-names.ts';
import { objectOf } from '../../json/json-value.ts';
import { shareImageSize } from '../../render/share-image.ts';
import type { Asset } from '../../types.ts';
import type { Check } from '../check.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import type { Finding, Place } from '../problems/problem.ts';

const { width, height } = shareImageSize;

type Told = Pick<Finding, 'message' | 'severity'>;

const wrongKind = (file: string): Told | undefined => {
  const kind = /\.(svg|avif|webp)$/i.exec(file)?.[1];
  const message = `"${file}" is of the kind ${kind?.toUpperCase()}, which not every social network shows. Save it as PNG or JPEG of ${width} × ${height}.`;
  return kind === undefined ? undefined : { message, severity: 'warning' };
};

const wrongSize = (file: string, asset: Asset): Told | undefined => {
  if (asset.width === undefined || (asset.width === width && asset.height === height)) return undefined;
  const message = `"${file}" is ${asset.width} × ${asset.height} pixels. Save it as ${width} × ${height}, the size of pictures of shared links.`;
  return { message, severity: 'warning' };
};

/** Without this place nothing can be drawn for any page. */
const untitled = (file: string, { titled }: Asset): Told | undefined => {
  const message = `"${file}" does not say where the title of the page stands. Put a rectangle into the drawing: <rect id="title" x="72" y="150" width="548" height="316" font-size="84"/>.`;
  return titled ? undefined : { message };
};

/** The drawing that the site draws such pictures into. */
const faultOfTemplate = (file: string, asset: Asset) => untitled(file, asset) ?? wrongSize(file, asset);

/** A picture that a page names. */
const faultOfPicture = (file: string, asset: Asset) => wrongKind(file) ?? wrongSize(file, asset);

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
      ...(typeof template === 'string' ? [{ value: template, place, faultOf: faultOfTemplate }] : []),
      ...named.map((mark) => ({ ...mark, faultOf: faultOfPicture })),
    ].flatMap(({ value, place: at, faultOf }) => {
      const asset = Object.hasOwn(source.assets, value) ? source.assets[value] : undefined;
      // A drawing that is damaged is told as that: what else it lacks may follow from it.
      if (!asset || asset.fault) return [];
      const fault = faultOf(value, asset);
      return fault ? [{ ...at, ...fault }] : [];
    });
  },
};
