import type { Image } from '../../generated/types.ts';

type PictureProps = {
  image: Image;
  className?: string;
  /** Above the fold: loaded at once and before what else waits. Everything else waits until it comes near the window. */
  eager?: boolean;
  /** How wide the picture is drawn, as in HTML's sizes attribute. */
  sizes?: string;
  /** Another picture on phones. */
  phone?: Image | undefined;
};

const phoneWindow = '(max-width: 42.4375em)';

const PhoneSources = ({ image, sizes }: { image: Image; sizes: string }) => (
  <>
    {image.sources?.map(({ type, srcset }) => (
      <source key={type} media={phoneWindow} type={type} srcSet={srcset} sizes={sizes} />
    ))}
    <source media={phoneWindow} srcSet={image.src} width={image.width} height={image.height} />
  </>
);

/** A picture with its size, so that nothing moves when it arrives, and its lighter variants where it has them. */
export const Picture = ({ image, className, eager = false, sizes = '100vw', phone }: PictureProps) => {
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
  if (!image.sources && !phone) return img;
  return (
    <picture>
      {phone && <PhoneSources image={phone} sizes={sizes} />}
      {image.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
};
