import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { Figure, formatFigure } from '../Figure/index.ts';
import { Scale } from '../Scale/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SoundReach.css.ts';
import { drawSound, reachAxis, reachLabels, stairs } from './sound.ts';

export type SoundReachProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Sound pressure level in dB by distance in m, e.g. at 1, 50 and 100 m. */
  points: readonly {
    /** Distance from the device. @unit m */
    distance: number;
    /** Sound pressure level there. @unit dB */
    level: number;
  }[];
  /** Distance at which a spoken order is still understood. @unit m */
  reach: number;
  /** Its words, in the language of the page. */
  translations: {
    /** Text for those who do not see the drawing. */
    description: string;
    /** "A spoken order carries" beside the reach. */
    reach: ReactNode;
    /** "at 50 m"; the distance comes formatted with its unit. */
    at: (distance: string) => ReactNode;
  };
};

/** Height of the drawing and of a line of words in pixels. */
const height = 240;
const row = 26;

const percent = (part: number) => `${part * 100}%`;

/**
 * How a sound falls with distance, drawn from its figures: both scales begin at zero, the curve goes
 * through the measured levels and ends at the reach. The words in the drawing are given to assistive
 * technology once, beside it.
 */
export function SoundReach({ points, reach, translations, className, ...rest }: SoundReachProps) {
  const gradient = useId();
  const axis = reachAxis(reach);
  const drawing = drawSound(points, reach, axis);
  const edges = stairs(
    drawing.points.map(({ down }) => down * height),
    row,
  );
  const line = drawing.curve.map(({ along, down }) => `${along} ${down}`).join('L');
  const first = drawing.curve[0]!;
  const comb = (isMajor: boolean) =>
    drawing.ticks
      .filter((tick) => tick.isMajor === isMajor)
      .map(({ along, down }) => `M${along} 1V${down}`)
      .join('');

  return (
    <figure className={cx(styles.figure, className)} {...rest}>
      <figcaption>
        <VisuallyHidden>
          {translations.description}
          {points.map(({ distance, level }) => (
            <span key={distance}>
              {' '}
              <Figure value={level} unit="dB" /> {translations.at(formatFigure(distance, 'm'))}.
            </span>
          ))}{' '}
          <Figure value={reach} unit="m" />: {translations.reach}.
        </VisuallyHidden>
      </figcaption>
      <div aria-hidden="true">
        <div
          className={styles.stage}
          style={customProperties({
            '--height': `${height}px`,
            '--above': `${Math.max(0, row - Math.min(...edges))}px`,
          })}
        >
          <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" focusable="false">
            <linearGradient id={gradient}>
              <stop className={styles.near} offset="0" />
              <stop className={styles.far} offset="1" />
            </linearGradient>
            <path d={`M${first.along} 1L${line}L${drawing.reach.along} 1Z`} fill={`url(#${gradient})`} />
            <path className={styles.curve} d={`M${line}`} />
          </svg>
          <svg
            className={cx(styles.drawing, styles.comb)}
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            focusable="false"
          >
            <path className={styles.minor} d={comb(false)} />
            <path className={styles.major} d={comb(true)} />
          </svg>
          {points.map(({ distance, level }, index) => {
            const { along, down } = drawing.points[index]!;
            return (
              <span
                key={distance}
                className={styles.point}
                style={customProperties({
                  '--along': percent(along),
                  '--down': percent(down),
                  '--edge': `${edges[index]!}px`,
                })}
              >
                <span className={styles.words}>
                  <Figure className={styles.level} value={level} unit="dB" size="card" />
                  <span>{translations.at(formatFigure(distance, 'm'))}</span>
                </span>
              </span>
            );
          })}
          <span
            className={styles.reach}
            style={customProperties({
              '--along': percent(drawing.reach.along),
              '--down': percent(drawing.reach.down),
            })}
          >
            <span className={styles.reachWords}>
              <Figure className={styles.distance} value={reach} unit="m" size="stage" />
              <span className={styles.meaning}>{translations.reach}</span>
            </span>
          </span>
        </div>
        <Scale
          ticks={axis.ticks}
          labels={reachLabels(reach).map((at) => ({ at: at / axis.tick, label: formatFigure(at, 'm') }))}
        />
      </div>
    </figure>
  );
}
