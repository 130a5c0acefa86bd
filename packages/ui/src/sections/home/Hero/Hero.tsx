import { type AnimationEvent, type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { PhraseText } from '../../../components/PhraseText/index.ts';
import { Picture, type PictureProps } from '../../../components/Picture/index.ts';
import * as styles from './Hero.css.ts';

/** What the Hero needs of a Picture: it fills the view with it and waits for it. */
export type HeroPicture = Pick<
  PictureProps,
  'candidates' | 'crops' | 'version' | 'width' | 'height' | 'alt' | 'placeholder'
>;

export type HeroProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Landscape 2:1; the portrait 3:4 for phones is a crop with `(max-width: 768px)`. */
  picture: HeroPicture;
  /** The headline, a phrase a line. */
  phrases: readonly string[];
  /** Last word of the headline, warmed by the light. */
  warm?: string | undefined;
  /** One or two sentences under the title. */
  lead: ReactNode;
  /** The button and a link. */
  actions?: ReactNode;
  /** A Plate with `onPicture`, on a leader line from the lamp. */
  plate?: ReactNode;
  /** Closes the first view, still in the night: the CategoryStrip. */
  strip?: ReactNode;
  /** Sections below. They appear when the picture has loaded, at the latest after two seconds. */
  children?: ReactNode;
};

/**
 * The first view of the home page. 800 px are reserved for the picture, so that nothing shifts; its
 * beam comes on once. It is always night, and leaves room for the site's header lying over it.
 */
export function Hero({
  picture,
  phrases,
  warm,
  lead,
  actions,
  plate,
  strip,
  children,
  className,
  onAnimationEnd,
  ...rest
}: HeroProps) {
  const [isReady, setReady] = useState(false);
  // A cached page that is shown again must not light up again.
  const [ended, setEnded] = useState({ reveal: false, below: false });

  function noteEnd(event: AnimationEvent<HTMLDivElement>) {
    onAnimationEnd?.(event);
    const part = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined;
    if (part === 'reveal' || part === 'below') setEnded((now) => ({ ...now, [part]: true }));
  }

  return (
    <div className={className} data-state={isReady ? 'ready' : 'loading'} onAnimationEnd={noteEnd} {...rest}>
      <section className={styles.stage} data-theme="night">
        <Picture
          {...picture}
          className={styles.picture}
          sizes="(max-width: 768px) 150vw, max(100vw, 1600px)"
          fit="cover"
          priority
          onSettled={() => setReady(true)}
        />
        <div className={styles.scrim} />
        {ended.reveal ? null : <div className={styles.reveal} data-part="reveal" />}
        <div className={styles.content}>
          <div className={styles.copy}>
            <h1 className={styles.headline}>
              <PhraseText phrases={phrases} warm={warm} lines />
            </h1>
            <p className={styles.lead}>{lead}</p>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
        </div>
        {plate ? (
          <div className={styles.anchor}>
            <svg className={styles.leader} width="48" height="112" viewBox="-4 -4 48 112" aria-hidden="true">
              <path className={styles.leaderLine} d="M0 0L32 107.5H44" />
              <circle className={styles.leaderDot} r="3" />
            </svg>
            <div className={styles.plate}>{plate}</div>
          </div>
        ) : null}
      </section>
      {strip ? (
        <div className={styles.strip} data-theme="night">
          {strip}
        </div>
      ) : null}
      {children ? (
        <div className={styles.below} data-part="below" data-ended={ended.below ? '' : undefined}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
