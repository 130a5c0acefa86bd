import type { Picture as Content } from '../../content/types.ts';

const srcSet = ({ files }: Content, ending: string) =>
  files.map(({ name, width }) => `${name}.${ending} ${width}w`).join(', ');

/** AVIF with WebP behind it, sized; lazy unless it is the first view's. `upright` takes its place on a phone. */
export function Picture({
  picture,
  sizes,
  upright,
  isFirst = false,
}: {
  picture: Content;
  sizes: string;
  upright?: Content;
  isFirst?: boolean;
}) {
  return (
    <picture>
      {upright &&
        ['avif', 'webp'].map((ending) => (
          <source
            key={ending}
            type={`image/${ending}`}
            media="(max-width: 768px)"
            srcSet={srcSet(upright, ending)}
            sizes="100vw"
            width={upright.width}
            height={upright.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet(picture, 'webp')}
        src={`${picture.files.at(-1)?.name}.webp`}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
    </picture>
  );
}
