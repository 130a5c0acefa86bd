import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { formatFigure } from '../../../components/Figure/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { worthyDigits } from '../../../lib/light.ts';
import { cx } from '../../../theme/cx.ts';
import { aircraftSide } from './aircraftSide.ts';
import * as styles from './SceneElevation.css.ts';
import {
  dimensionPath,
  frame,
  groundPath,
  type SceneDimension,
  type SceneElevationScene,
  type SceneLight,
  soundPath,
  waterPath,
} from './scene.ts';
import { metres, pathOf, type ScenePoint, sceneLines } from './sceneObjects.ts';

export type SceneElevationProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** What is drawn, in metres. */
  scene: SceneElevationScene;
  /** Text alternative: what the drawing shows, with its figures. */
  alt: string;
};

/** The scale that is drawn. @unit m */
const mark = 20;

/** The middle of a line. */
const half = ({ from, to }: { from: ScenePoint; to: ScenePoint }): ScenePoint => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
];

const roundTo = (value: number) => Math.round(value * 10) / 10;

/** A place of work from the side and to scale, with the aircraft above it, its light or its voice, and the metres of both. */
export function SceneElevation({ scene, alt, className, ...rest }: SceneElevationProps) {
  const id = useId();
  const { width, height, top } = frame(scene);
  const { ground, waters, aircraft, payload, at, detail, work } = scene;
  const lines = sceneLines(scene);
  const target = work.kind === 'light' ? work.aim : work.far.at;
  const side = aircraftSide(aircraft, payload, [target[0] - at[0], target[1] - at[1]]);
  const reached = work.kind === 'light' ? work.patch : [work.near.at, work.far.at];
  const [first = target, last = target] = [reached[0], reached.at(-1)];
  // Ears are above the ground that is marked.
  const marked: readonly ScenePoint[] =
    work.kind === 'light'
      ? work.patch
      : [
          [work.near.at[0], 0],
          [work.far.at[0], 0],
        ];
  const end: ScenePoint = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  const radius = detail.times * (aircraft.spacing + aircraft.rotor) * 0.62;
  const middle = detail.at[1] - detail.times * aircraft.height * 0.4;
  const reach = Math.hypot(detail.at[0] - at[0], detail.at[1] - at[1]);
  const edge: ScenePoint = [
    detail.at[0] + ((at[0] - detail.at[0]) * radius) / reach,
    detail.at[1] + ((at[1] - detail.at[1]) * radius) / reach,
  ];

  /** Words at a place, moved from it by so many parts of their own size and by as much air. */
  const label = (name: string, [x, y]: ScenePoint, [right, down]: ScenePoint, words: ReactNode) => (
    <span
      key={name}
      className={styles.label}
      data-label={name}
      style={customProperties({
        '--x': `${roundTo((100 * x) / width)}%`,
        '--y': `${roundTo((100 * (top - y)) / height)}%`,
        '--right': roundTo(right),
        '--down': roundTo(down),
      })}
    >
      {words}
    </span>
  );
  const tick = width / 160;
  // What is heard is written at the left, below the farthest who hear it.
  const scale: ScenePoint = [work.kind === 'sound' ? width * 0.97 - mark : width * 0.03, -scene.below * 0.55];

  return (
    // A drawing runs the same way in every language.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- lines and words are one picture
    <figure className={cx(styles.root, className)} dir="ltr" role="img" aria-label={alt} {...rest}>
      <svg
        className={styles.drawing}
        viewBox={`0 ${metres(-top)} ${width} ${metres(height)}`}
        aria-hidden="true"
      >
        {work.kind === 'light' && (
          <linearGradient
            id={`${id}l`}
            gradientUnits="userSpaceOnUse"
            x1={at[0]}
            y1={at[1]}
            x2={metres(end[0])}
            y2={metres(end[1])}
          >
            <stop className={styles.near} offset="0" />
            <stop className={styles.far} offset="1" />
          </linearGradient>
        )}
        <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={-scene.below}>
          <stop className={styles.soil} offset="0" />
          <stop className={styles.depth} offset="1" />
        </linearGradient>
        <g className={styles.upward}>
          <path className={styles.hairline} d={lines.hairlines} />
          <path className={styles.windows} d={lines.windows} />
          {waters.map((water) => (
            <path key={water.from} className={styles.water} d={waterPath(water)} />
          ))}
          <clipPath id={`${id}c`}>
            <path d={groundPath(ground)} />
          </clipPath>
          <path
            className={styles.ground}
            d={groundPath(ground)}
            fill={`url(#${id}g)`}
            clipPath={`url(#${id}c)`}
          />
          <path className={styles.outline} d={lines.outlines} />
          <path className={styles.vehicles} d={lines.vehicles} />
          <path className={styles.people} d={lines.people} />
          <g className={styles.light}>
            {work.kind === 'light' ? (
              <>
                <path d={`${pathOf([at, ...reached])}Z`} fill={`url(#${id}l)`} />
                <path className={styles.lit} d={pathOf(marked)} />
              </>
            ) : (
              <>
                <path className={styles.front} d={soundPath(at, work)} />
                <path className={styles.heard} d={pathOf(marked)} />
              </>
            )}
          </g>
          <path
            className={styles.dimension}
            d={
              work.kind === 'light'
                ? dimensionPath(work.distance, tick) + dimensionPath(work.width, tick)
                : pathOf([at, work.near.at]) + pathOf([at, work.far.at])
            }
          />
          <path className={styles.hairline} d={pathOf([at, edge])} />
          <circle className={styles.detail} cx={detail.at[0]} cy={detail.at[1]} r={metres(radius)} />
          <g transform={`translate(${detail.at[0]} ${metres(middle)})scale(${detail.times})`}>
            <path id={`${id}a`} className={styles.aircraft} d={side.aircraft + side.payload} />
            <path className={work.kind === 'light' ? styles.lens : styles.horn} d={side.lens} />
          </g>
          <use href={`#${id}a`} x={at[0]} y={at[1]} />
          <path
            className={styles.scale}
            d={`M${metres(scale[0])} ${metres(scale[1])}v-${metres(tick)}h${mark}v${metres(tick)}`}
          />
        </g>
      </svg>
      {work.kind === 'light'
        ? [
            label(
              'distance',
              half(work.distance),
              aside(at, work),
              formatFigure(roundTo(work.distance.lengthM), 'm'),
            ),
            label(
              'width',
              ...beyond(work),
              <>
                <span>
                  {formatFigure(work.width.lengthM, 'm', { digits: 1 }) +
                    (isUpright(work.width) ? '\n' : ' ')}
                </span>
                <span className={styles.brightText}>
                  {formatFigure(work.lux, 'lx', { digits: worthyDigits(work.lux) })}
                </span>
              </>,
            ),
          ]
        : [work.near, work.far].map((listener, index) => [
            // Outside the sound: above its upper edge, below its lower one.
            label(
              `distance${index}`,
              half({ from: at, to: listener.at }),
              index === 0 ? [0.1, 0] : [-1, -1],
              formatFigure(Math.round(listener.distanceM), 'm'),
            ),
            label(
              `level${index}`,
              [listener.at[0], 0],
              [-0.5, 0.3],
              <span className={styles.levelText}>{formatFigure(listener.levelDb, 'dB', { digits: 1 })}</span>,
            ),
          ])}
      {label(
        'aircraft',
        [detail.at[0], detail.at[1] - radius],
        [-0.5, 0.2],
        <>
          <span className={styles.code}>{`${aircraft.code}\n${payload.code}`}</span>{' '}
          <span>{`×${detail.times}`}</span>
        </>,
      )}
      {work.kind === 'sound'
        ? label('scale', scale, [-1.05, -0.5], formatFigure(mark, 'm'))
        : label('scale', [scale[0] + mark, scale[1]], [0.1, -0.5], formatFigure(mark, 'm'))}
    </figure>
  );
}

/** How the words for the distance are moved from its line: away from the light. */
function aside([x, y]: ScenePoint, { distance: { from } }: SceneLight): ScenePoint {
  const [dx, dy] = [from[0] - x, from[1] - y];
  const length = Math.hypot(dx, dy);
  return [-0.5 + (0.6 * dx) / length, -0.5 - (0.75 * dy) / length];
}

/** Whether a length goes more up than across: its words stand below each other. */
const isUpright = ({ from, to }: SceneDimension) => Math.abs(to[0] - from[0]) < 2 * Math.abs(to[1] - from[1]);

/** Where the words for the width stand, and how they are moved from there: behind what is lit, or past the circle's end. */
function beyond({ aim, distance, width: { from, to } }: SceneLight): [place: ScenePoint, moved: ScenePoint] {
  const middle: ScenePoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isAcross = Math.hypot(middle[0] - aim[0], middle[1] - aim[1]) < 1;
  const [place, start, end] = isAcross ? [from, to, from] : [middle, distance.from, distance.to];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const [right, down] = [(end[0] - start[0]) / length, (start[1] - end[1]) / length];
  return [place, [-0.5 + 0.6 * right, -0.5 + 0.75 * down]];
}
