import type { Image } from '../../generated/types.ts';

type PictureProps = {
  image: Image;
  className?: string;
  /** Above the fold: loaded at once and before what else waits. Everything else waits until it comes near the window. */
  eager?: boolean;
  /** How wide the picture is drawn, as in HTML's sizes attribute. */
  sizes?: string;
  /** Another picture in some windows, and the media query of these. */
  other?: { image: Image; media: string } | undefined;
};

type OtherSourcesProps = { image: Image; media: string; sizes: string };

const OtherSources = ({ image, media, sizes }: OtherSourcesProps) => (
  <>
    {image.sources?.map(({ type, srcset }) => (
      <source key={type} media={media} type={type} srcSet={srcset} sizes={sizes} />
    ))}
    <source media={media} srcSet={image.src} width={image.width} height={image.height} />
  </>
);

/** A picture with its size, so that nothing moves when it arrives, and its lighter variants where it has them. */
export const Picture = ({ image, className, eager = false, sizes = '100vw', other }: PictureProps) => {
  const img = (
    <img
      src={image.src}
      alt={image.alt ?? ''}
      width={image.width}
      height={image.height}
      className={className}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
    />
  );
  if (!image.sources && !other) return img;
  return (
    <picture>
      {other && <OtherSources {...other} sizes={sizes} />}
      {image.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
};
