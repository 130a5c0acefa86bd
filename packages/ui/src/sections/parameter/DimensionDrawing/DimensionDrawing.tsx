import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Figure, formatFigure, formatNumber } from '../../../components/Figure/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DimensionDrawing.css.ts';

export type DimensionDrawingProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** From left to right, seen from the front. @unit mm */
  length: number;
  /** From foot to top, as it hangs. @unit mm */
  height: number;
  /** From front to back; left out where only the face is known. @unit mm @default not known */
  depth?: number | undefined;
  /** What is written and read out on it. */
  translations: {
    /** Text alternative: "Outer dimensions in three views: 215 × 165 × 135 mm". */
    label: (size: string) => string;
    /** Names the view of its front. */
    front: ReactNode;
    /** Names the view of its left side, which stands to the right of the front. */
    side: ReactNode;
    /** Names the view from above, which stands below the front. */
    top: ReactNode;
    /** Says the unit and what is dashed: "In mm. Dashed: a bank card.". */
    card: ReactNode;
  };
};

/** A card of size ID-1 (ISO/IEC 7810), which everybody has at hand. @unit mm */
const card = { width: 85.6, height: 53.98 };

/**
 * The box that a product fills, square on from the front, the side and the top in first-angle projection (ISO 128), with its
 * lengths. All of it is to one scale, and so is the card beside it.
 */
export function DimensionDrawing({
  length,
  height,
  depth,
  translations: { label, front, side, top, card: cardText },
  className,
  style,
  ...rest
}: DimensionDrawingProps) {
  const before = depth === undefined ? [length] : [length, depth];
  const size = [...before.map((mm) => formatNumber(mm)), formatFigure(height, 'mm')].join('\u00A0× ');
  return (
    <figure
      className={cx(styles.root, className)}
      style={customProperties(
        {
          '--across': length + Math.max(depth ?? 0, card.width),
          '--down':
            depth === undefined ? Math.max(height, card.height) : height + Math.max(depth, card.height),
        },
        style,
      )}
      {...rest}
    >
      {/* A drawing runs the same way in every language. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- lines and figures are one picture */}
      <div className={styles.views} dir="ltr" role="img" aria-label={label(size)}>
        <View name={front} width={length} height={height} across={depth === undefined} up />
        {depth !== undefined && (
          <>
            <View name={side} width={depth} height={height} across />
            <View name={top} width={length} height={depth} across up />
          </>
        )}
        <div className={styles.cardCell}>
          <span
            className={styles.card}
            style={customProperties({ '--width': card.width, '--height': card.height })}
          />
        </div>
      </div>
      <figcaption className={styles.caption}>{cardText}</figcaption>
    </figure>
  );
}

/** One side of the box with its centre lines; `across` and `up` say which of its lengths are written. */
function View({
  name,
  width,
  height,
  across = false,
  up = false,
}: {
  name: ReactNode;
  width: number;
  height: number;
  across?: boolean;
  up?: boolean;
}) {
  return (
    <div className={styles.view} style={customProperties({ '--width': width, '--height': height })}>
      <span className={styles.name}>{name}</span>
      <span className={styles.box} />
      {across && (
        <span className={styles.across}>
          <Figure value={width} />
        </span>
      )}
      {up && (
        <span className={styles.up}>
          <Figure value={height} />
        </span>
      )}
    </div>
  );
}
