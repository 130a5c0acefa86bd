import { type ComponentPropsWithRef, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { DownloadIcon, PlayIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { clock, type Failure, failureOf, nextState } from './player.ts';
import * as styles from './VideoPlayer.css.ts';

export type VideoFile = {
  /** Address of the file. */
  src: string;
  /** As the attribute of that name: `video/webm`, `video/mp4; codecs="avc1.640028"`. */
  type: string;
};

export type VideoTrack = {
  /** Address of the file. */
  src: string;
  /** Language tag: `en`, `zh-CN`. */
  srcLang: string;
  /** Name in the menu of the browser's controls, in its own language. */
  label: string;
  /** What it is for, as the attribute of that name. @default 'captions' */
  kind?: 'captions' | 'subtitles' | 'descriptions' | undefined;
  /** Shown at first. One of all. @default false */
  default?: boolean | undefined;
};

export type VideoPlayerTranslations = {
  /** "Play" */
  play: string;
  /** The tone of the message, as a word: "Error". */
  error: string;
  /** What happened. */
  failed: string;
  /** Why, and what to do. */
  reason: (failure: Failure) => string;
  /** "Download the film" */
  download: string;
};

export type VideoPlayerProps = Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> & {
  /** The heading. */
  title: string;
  /** Length of the film. @unit s */
  duration: number;
  /** Spoken language and captions: "English, captions in English and Chinese". */
  language: ReactNode;
  /** A Picture of the film that covers its frame (`fit="cover"`). */
  poster: ReactNode;
  /** Address of a small file of that picture: browsers that run no script paint the film's own place grey without it. */
  posterSrc?: string | undefined;
  /** The best first. The first one is what is offered for download. */
  files: readonly [VideoFile, ...VideoFile[]];
  /** Captions, subtitles and descriptions. @default none: the film says nothing */
  tracks?: readonly VideoTrack[] | undefined;
  /** Width to height of the film. @default 16 / 9 */
  ratio?: number | undefined;
  /** Printed below the picture: where the film can be seen. @default the first file's */
  address?: string | undefined;
  /** Its words, in the language of the page. */
  translations: VideoPlayerTranslations;
};

/**
 * One film. Nothing of it loads before it is asked for, and only one of a page plays at a time. Without script the browser's own controls
 * stand over the picture; with it a press starts the film, and then they take over.
 */
export function VideoPlayer({
  title,
  duration,
  language,
  poster,
  posterSrc,
  files,
  tracks = [],
  ratio = 16 / 9,
  address = files[0].src,
  translations,
  className,
  ...rest
}: VideoPlayerProps) {
  const [state, dispatch] = useReducer(nextState, { name: 'native' });
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { name } = state;

  useEffect(() => {
    if (video.current?.paused !== false) dispatch({ type: 'script' });
  }, []);

  // One film at a time: another one with sound that starts pauses this one, and so does leaving the page.
  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    const yieldTo = ({ target }: Event) => {
      if (target !== film && target instanceof HTMLMediaElement && !target.muted) film.pause();
    };
    // It does not bubble.
    document.addEventListener('play', yieldTo, { capture: true });
    return () => {
      document.removeEventListener('play', yieldTo, { capture: true });
      film.pause();
    };
  }, []);

  // The button that was pressed has gone, or the film has: the focus goes to what took the place.
  useEffect(() => {
    if (name === 'started') video.current?.focus();
    if (name === 'failed') button.current?.focus();
  }, [name]);

  const press = () => {
    const { current } = video;
    if (!current) return;
    // After a failure the element must choose a file again.
    if (name === 'failed') current.load();
    dispatch({ type: 'press' });
    // Why it does not play comes as an event of the element or of its last file.
    current.play().catch(() => undefined);
  };

  const fail = () =>
    dispatch({ type: 'fail', failure: failureOf(video.current?.error?.code, navigator.onLine) });

  const asks = name === 'resting' || name === 'failed';
  return (
    <figure className={cx(styles.root, className)} data-state={name} {...rest}>
      <div className={styles.frame} style={{ aspectRatio: ratio }}>
        <div className={styles.poster}>{poster}</div>
        {/* Its captions are its tracks; a film without words has none. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- for that reason */}
        <video
          ref={video}
          className={styles.video}
          aria-label={title}
          controls={!asks}
          tabIndex={asks ? undefined : 0}
          inert={asks}
          preload="none"
          poster={posterSrc}
          playsInline
          onError={fail}
        >
          {files.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              // Only when the last one has failed is there nothing left to play.
              onError={index === files.length - 1 ? fail : undefined}
            />
          ))}
          {tracks.map(({ kind = 'captions', ...track }) => (
            <track key={`${kind} ${track.srcLang}`} kind={kind} {...track} />
          ))}
        </video>
        {asks ? (
          <button ref={button} type="button" className={styles.press} onClick={press}>
            <span className={styles.plate}>
              <span className={styles.cell}>
                <PlayIcon size={20} />
                {translations.play}
              </span>
              <span className={styles.cell}>{clock(duration)}</span>
            </span>
            <VisuallyHidden>{title}</VisuallyHidden>
          </button>
        ) : null}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          <time dateTime={`PT${Math.round(duration)}S`}>{clock(duration)}</time>
          <span>{language}</span>
        </span>
        <span className={styles.address}>{address}</span>
      </figcaption>
      {state.failure ? (
        <Banner
          className={styles.failure}
          tone="critical"
          live="assertive"
          toneLabel={translations.error}
          title={translations.failed}
          actions={
            <Button size="toolbar" href={files[0].src} download start={<DownloadIcon size={20} />}>
              {translations.download}
            </Button>
          }
        >
          {translations.reason(state.failure)}
        </Banner>
      ) : null}
    </figure>
  );
}
