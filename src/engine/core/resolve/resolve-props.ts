import type { Image } from '../../../generated/types.ts';
import type { Shape } from '../schema/shape.ts';
import type { Asset, Json } from '../types.ts';

/** How each kind of marked value becomes final. `list` turns a reference such as collection:solutions into its items. */
export type Resolvers = {
  text: (value: string) => string;
  link: (value: string) => string;
  icon: (value: string) => string;
  image: (value: Image) => Image;
  list: (reference: string) => unknown[];
};

/** The picture of a language with its address, size and variants; unknown files keep what the document says. */
export const resolveImage = (image: Image, assets: Record<string, Asset>, locale: string): Image => {
  const { srcByLocale, ...rest } = image;
  const src = srcByLocale?.[locale] ?? image.src;
  const asset = assets[src];
  if (!asset) return { ...rest, src };
  const { url, width, height, sources } = asset;
  return {
    ...(width && height ? { width, height } : {}),
    ...(sources ? { sources } : {}),
    ...rest,
    src: url,
  };
};

const mapObject = (value: Json, props: Record<string, Shape>, resolvers: Resolvers): Json => {
  const result: Json = { ...value };
  // Lists of entries would be made for every object of every page.
  for (const key in props) {
    if (value[key] !== undefined) result[key] = resolveProps(value[key], props[key], resolvers);
  }
  return result;
};

/** A copy of `value` in which everything marked by `shape` is final. Pure; unmarked parts are shared, not copied. */
export const resolveProps = (value: unknown, shape: Shape | undefined, resolvers: Resolvers): unknown => {
  if (shape === undefined || value === null || value === undefined) return value;
  switch (shape.kind) {
    case 'text':
    case 'link':
    case 'icon':
      return typeof value === 'string' ? resolvers[shape.kind](value) : value;
    case 'entry':
      return value;
    case 'image': {
      const image = resolvers.image(value as Image);
      return image.alt === undefined ? image : { ...image, alt: resolvers.text(image.alt) };
    }
    case 'array': {
      const items = typeof value === 'string' ? resolvers.list(value) : (value as unknown[]);
      return items.map((item) => resolveProps(item, shape.items, resolvers));
    }
    case 'object':
      return mapObject(value as Json, shape.props, resolvers);
    case 'variants': {
      const variant = shape.variants[String((value as Json).type)];
      return variant ? resolveProps(value, variant, resolvers) : value;
    }
  }
};
