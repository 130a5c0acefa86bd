import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { cx } from '../../theme/cx.ts';
import { largestOf, type PictureCandidate, srcSetOf } from './addresses.ts';
import {
  type AttemptEvent,
  type AttemptState,
  addressOf,
  defaultAttempts,
  firstAttempt,
  nextAttempt,
  type PictureState,
} from './attempts.ts';
import * as styles from './Picture.css.ts';
import { defaultPreloadFactor, defaultThrottle, watchNearness } from './watchNearness.ts';

/** Another crop of the picture for some screens. The first whose condition holds is taken. */
export type PictureCrop = {
  /** A media condition, for example `(max-width: 768px)`. */
  media: string;
  /** The files, in each format and width. */
  candidates: readonly PictureCandidate[];
  /** Width of the file. @unit px */
  width: number;
  /** Height of the file. @unit px */
  height: number;
  /** How wide it is shown, as in the `sizes` attribute. @default the picture's own `sizes` */
  sizes?: string;
};

export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> & {
  /** The sizes there are, as WebP; an AVIF file of the same name lies beside each. */
  candidates: readonly PictureCandidate[];
  /** Version of the file. It is asked for with `?v=` first, then without. @default none: no version is asked for */
  version?: string | undefined;
  /** How wide it is shown, as the attribute of that name: `(max-width: 768px) 100vw, 400px`. */
  sizes: string;
  /** Width of the largest file; with the height it reserves the space. @unit px */
  width: number;
  /** Height of the file, which keeps its room free. @unit px */
  height: number;
  /** What it shows. Empty for decoration. */
  alt: string;
  /** Address of the picture that stands in when nothing else loads. */
  placeholder: string;
  /**
   * What stands in instead of the placeholder, for example a plate; also before a picture that is slow to come. With null
   * its place stays empty.
   * @default none
   */
  fallback?: ReactNode;
  /** In the first view: loaded at once and before others. Only what is largest there. @default false */
  priority?: boolean;
  /** Crops for other screens. @default none */
  crops?: readonly PictureCrop[];
  /** How it fills a frame of its own size. Natural keeps its proportions. @default 'natural' */
  fit?: 'natural' | 'cover' | 'contain';
  /** Height of the area within which pictures load. @unit viewport heights @default 1.3 */
  preloadFactor?: number;
  /** Time between two looks at what has come into that area. @unit ms @default 100 */
  throttle?: number;
  /** Tries before the placeholder. @default 3 */
  attempts?: number;
  /** Called once the picture has arrived or has been given up. */
  onSettled?: (state: Exclude<PictureState, 'loading'>) => void;
};

/**
 * A picture as AVIF with WebP behind it, lazy below the first view.
 *
 * The HTML holds a whole `<picture loading="lazy">`, which needs no script. The observer only lifts
 * the laziness of that same element when it comes near, so nothing is loaded twice and nothing
 * flashes; a browser may load earlier than `preloadFactor` says, but not later. While the document's root has
 * `data-loading`, nothing that is `data-lazy` is asked for, however near: a page sets it until its first view is there,
 * and keeps it on a slow line, where what comes near is lifted by this component or by whoever takes `data-lazy` away.
 * Where an address
 * fails, the next attempt asks for another (see `addressOf`); after the last one the placeholder or
 * the fallback takes the place, never a broken image.
 */
export function Picture(props: PictureProps) {
  // Another picture starts over in an element of its own, so that the old one is never seen as the new.
  const identity = [props.version, ...props.candidates.map(({ src }) => src)].join(' ');
  return <OnePicture key={identity} {...props} />;
}

function OnePicture({
  candidates,
  version,
  sizes,
  width,
  height,
  alt,
  placeholder,
  fallback,
  priority = false,
  crops = [],
  fit = 'natural',
  preloadFactor = defaultPreloadFactor,
  throttle = defaultThrottle,
  attempts = defaultAttempts,
  onSettled,
  className,
  ...rest
}: PictureProps) {
  const [{ state, attempt }, dispatch] = useReducer(
    (now: AttemptState, event: AttemptEvent) => nextAttempt(now, event, attempts),
    firstAttempt,
  );
  const [near, setNear] = useState(priority);
  // A second attempt follows a first one, so it is near.
  const eager = near || attempt > 1;
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // Its box: while it is held back, what is in it has no place.
    const box = image.current?.parentElement;
    if (eager || !box) return undefined;
    return watchNearness(box, () => setNear(true), preloadFactor, throttle);
  }, [eager, preloadFactor, throttle]);

  // The image of the prerendered page may have arrived or failed before this script could listen.
  useEffect(() => {
    const { complete = false, currentSrc, naturalWidth } = image.current ?? {};
    if (complete && currentSrc) dispatch({ type: naturalWidth ? 'load' : 'error', attempt: 1 });
  }, []);

  useEffect(() => {
    if (state !== 'placeholder' && state !== 'failed') return undefined;
    const retry = () => dispatch({ type: 'online' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state]);

  const reportSettled = useEffectEvent((now: Exclude<PictureState, 'loading'>) => onSettled?.(now));
  useEffect(() => {
    if (state !== 'loading') reportSettled(state);
  }, [state]);

  const shared = { 'data-state': state, 'data-fit': fit, ...rest };
  const isLazy = !eager && state === 'loading';
  // Its place while it is held back. A frame, or a crop for another screen, has proportions of its own.
  const place =
    isLazy && fit === 'natural' && crops.length === 0 ? { aspectRatio: `${width} / ${height}` } : undefined;
  const lazy = { 'data-lazy': isLazy || undefined };

  const address = addressOf(attempt, version !== undefined);
  const requestedVersion = address.versioned ? version : undefined;
  const formats = address.avif ? (['avif', 'webp'] as const) : (['webp'] as const);
  const sources = () => (
    <>
      {crops.map((crop) =>
        formats.map((format) => (
          <source
            key={`${crop.media} ${format}`}
            type={`image/${format}`}
            media={crop.media}
            sizes={crop.sizes ?? sizes}
            srcSet={srcSetOf(crop.candidates, format, requestedVersion)}
            width={crop.width}
            height={crop.height}
          />
        )),
      )}
      {address.avif && (
        <source type="image/avif" sizes={sizes} srcSet={srcSetOf(candidates, 'avif', requestedVersion)} />
      )}
      <img
        ref={image}
        className={styles.image}
        // Before the addresses: Firefox and Safari read the attributes in the order they are set.
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={srcSetOf(candidates, 'webp', requestedVersion)}
        src={largestOf(candidates, requestedVersion)}
        width={width}
        height={height}
        alt={alt}
        onLoad={() => dispatch({ type: 'load', attempt })}
        onError={() => dispatch({ type: 'error', attempt })}
      />
    </>
  );

  if (fallback !== undefined) {
    // One element around both, so that neither coming nor going takes the picture again.
    return (
      <span className={cx(styles.root, styles.frame, className)} {...shared}>
        {state === 'placeholder' || state === 'failed' ? (
          fallback !== null && <span className={styles.standIn}>{fallback}</span>
        ) : (
          <picture
            key={attempt}
            className={cx(styles.root, styles.framed)}
            data-fit={fit}
            style={place}
            {...lazy}
          >
            {sources()}
          </picture>
        )}
        {state === 'loading' && fallback !== null ? (
          <span className={styles.waiting} aria-hidden="true">
            {fallback}
          </span>
        ) : null}
      </span>
    );
  }
  if (state === 'failed') {
    return (
      <span
        className={cx(styles.words, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...shared}
      >
        {alt}
      </span>
    );
  }
  if (state === 'placeholder') {
    return (
      <picture className={cx(styles.root, className)} {...shared}>
        <img
          className={cx(styles.image, styles.placeholder)}
          width={width}
          height={height}
          alt={alt}
          src={placeholder}
          onError={() => dispatch({ type: 'placeholder-error' })}
        />
      </picture>
    );
  }

  return (
    <picture
      key={attempt}
      className={cx(styles.root, className)}
      {...shared}
      {...lazy}
      style={{ ...place, ...rest.style }}
    >
      {sources()}
    </picture>
  );
}
