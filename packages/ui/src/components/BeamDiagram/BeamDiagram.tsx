import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { Figure, formatFigure } from '../Figure/index.ts';
import { Scale } from '../Scale/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './BeamDiagram.css.ts';
import { type BeamDrawing, drawBeam } from './beam.ts';

export type BeamDiagramProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Full beam angle. @unit ° */
  angle: number;
  /** Illuminance on the axis in lx by distance in m. */
  points: readonly {
    /** Distance from the device. @unit m */
    distance: number;
    /** Illuminance on the axis there. @unit lx */
    lux: number;
  }[];
  /** Its words, in the language of the page. */
  translations: {
    /** Text for those who do not see the drawing. */
    description: string;
    /** "a circle 9.6 m wide"; the number comes formatted with its unit. */
    circle: (diameter: string) => ReactNode;
    /** The same, short, for phones: "9.6 m wide". */
    circleShort: (diameter: string) => ReactNode;
  };
};

/** Units of the drawing's length. */
const unit = 1000;

const percent = (part: number) => `${part * 100}%`;

/**
 * What a lamp's beam does, drawn to scale from its figures: on wide screens it goes across the page,
 * on phones it falls. Both drawings are in the page and style shows one; the words they hold are
 * given to assistive technology once, beside them.
 */
export function BeamDiagram({ angle, points, translations, className, ...rest }: BeamDiagramProps) {
  const id = useId();
  const drawing = drawBeam(
    angle,
    points.map(({ distance }) => distance),
  );
  const circles = points.map((point, index) => {
    const circle = drawing.circles[index]!;
    return {
      ...circle,
      lux: point.lux,
      from: formatFigure(point.distance, 'm'),
      wide: formatFigure(circle.diameter, 'm', { digits: 1 }),
    };
  });
  const ticksAxis = circles.map(({ along, from }) => ({
    at: Math.round(((along - drawing.zero) / (1 - drawing.zero)) * drawing.ticks),
    label: from,
  }));

  return (
    <figure className={cx(styles.figure, className)} {...rest}>
      <figcaption>
        <VisuallyHidden>
          {translations.description}
          {circles.map(({ distance, from, lux, wide }) => (
            <span key={distance}>
              {' '}
              {from}: <Figure value={lux} unit="lx" />, {translations.circle(wide)}.
            </span>
          ))}
        </VisuallyHidden>
      </figcaption>
      <div
        className={styles.across}
        style={customProperties({ '--ratio': drawing.ratio, '--zero': percent(drawing.zero) })}
        aria-hidden="true"
      >
        <div className={styles.stage}>
          <Beam drawing={drawing} gradient={`${id}across`} />
          <span className={styles.lamp} />
          {circles.map(({ distance, along, half, lux, wide }) => (
            <div
              key={distance}
              style={customProperties({
                '--along': percent(along),
                '--edge': percent(0.5 + half / drawing.ratio),
              })}
            >
              <span className={styles.leader} />
              <span className={styles.words} data-side={circles.length > 2 || along > 0.75 ? 'start' : 'end'}>
                <Figure className={styles.lux} value={lux} unit="lx" size="card" />
                <span className={styles.quiet}>{translations.circle(wide)}</span>
              </span>
            </div>
          ))}
        </div>
        <Scale
          className={styles.scale}
          ticks={drawing.ticks}
          labels={[{ at: 0, label: formatFigure(0, 'm') }, ...ticksAxis]}
        />
      </div>
      <div
        className={styles.down}
        style={customProperties({ '--zero': percent(drawing.zero) })}
        aria-hidden="true"
      >
        <div className={styles.stage}>
          <svg
            className={styles.ruler}
            viewBox={`0 0 8 ${drawing.ticks}`}
            preserveAspectRatio="none"
            focusable="false"
          >
            <path
              className={styles.tick}
              d={Array.from(
                { length: drawing.ticks + 1 },
                (_, tick) => `M0 ${tick}h${tick % 5 === 0 ? 8 : 5}`,
              ).join('')}
            />
          </svg>
          <Beam drawing={drawing} gradient={`${id}down`} falling />
          <span className={styles.lamp} />
          {circles.map(({ distance, along, half, lux, from, wide }) => (
            <div
              key={distance}
              style={customProperties({ '--along': percent(along), '--half': `${half * 31}rem` })}
            >
              <span className={styles.leader} />
              <span className={styles.distance}>{from}</span>
              <span className={styles.words}>
                <Figure className={styles.lux} value={lux} unit="lx" size="card" />
                <span className={styles.quiet}>{translations.circleShort(wide)}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The light itself: edges, axis and circles. `falling` turns the drawing from across to down. */
function Beam({
  drawing,
  gradient,
  falling = false,
}: {
  drawing: BeamDrawing;
  gradient: string;
  falling?: boolean;
}) {
  const centre = (drawing.ratio / 2) * unit;
  const point = (along: number, across: number) =>
    falling ? `${centre + across * unit} ${along * unit}` : `${along * unit} ${centre + across * unit}`;
  const [width, height] = falling ? [drawing.ratio * unit, unit] : [unit, drawing.ratio * unit];
  const cone = `M${point(1, -drawing.half)}L${point(drawing.zero, 0)}L${point(1, drawing.half)}`;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} focusable="false">
      <linearGradient
        id={gradient}
        gradientUnits="userSpaceOnUse"
        x1={falling ? 0 : drawing.zero * unit}
        y1={falling ? drawing.zero * unit : 0}
        x2={falling ? 0 : unit}
        y2={falling ? unit : 0}
      >
        <stop className={styles.near} offset="0" />
        <stop className={styles.midway} offset="0.42" />
        <stop className={styles.far} offset="1" />
      </linearGradient>
      <path d={cone} fill={`url(#${gradient})`} />
      <path className={styles.axis} d={`M${point(0, 0)}L${point(1, 0)}`} />
      <path className={styles.edge} d={cone} />
      {drawing.circles.map(({ distance, along, half, depth }) => (
        <ellipse
          key={distance}
          className={styles.circle}
          cx={falling ? centre : along * unit}
          cy={falling ? along * unit : centre}
          rx={(falling ? half : depth) * unit}
          ry={(falling ? depth : half) * unit}
        />
      ))}
    </svg>
  );
}
