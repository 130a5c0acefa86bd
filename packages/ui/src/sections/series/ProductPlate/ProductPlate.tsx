import type { ComponentPropsWithRef, FocusEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { unlessPrevented } from '../../../lib/unlessPrevented.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ProductPlate.css.ts';

export type ProductPlateProps = Omit<ComponentPropsWithRef<'li'>, 'children'> & {
  /** The page that it leads to. */
  href: string;
  /** Level of the code's heading. @default 3 */
  level?: 2 | 3 | undefined;
  /** Code of the product. */
  code: string;
  /** What it is for, one line. */
  line: ReactNode;
  /** Three key figures; `value` is a Figure of size 'card'. */
  figures: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is measured. */
    label: ReactNode;
    /** The figure, with its unit. */
    value: ReactNode;
  }[];
  /** Keys of the aircraft it fits. */
  aircraft?: readonly string[] | undefined;
  /** The visitor's own aircraft, marked where the product fits it. @default none */
  ownAircraft?:
    | {
        /** Its key, as in `aircraft`. */
        key: string;
        /** Read out after it: "(your aircraft)". */
        label: string;
      }
    | undefined;
  /** Cut-out, 4:3. Without one the code stands in at full size. */
  picture?: ReactNode;
  /** A Checkbox that takes the model into the comparison. */
  compare?: ReactNode;
  /** The pointer or the focus came to the plate (true) or left it (false): the Ruler's `highlight` goes with it. */
  onHighlightChange?: ((highlighted: boolean) => void) | undefined;
};

/** A model in the grid of its family. The whole plate is one link; the compare box stays its own. Lies in a ProductGrid. */
export function ProductPlate({
  level = 3,
  href,
  code,
  line,
  figures,
  aircraft = [],
  ownAircraft,
  picture,
  compare,
  onHighlightChange,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: ProductPlateProps) {
  const Heading = `h${level}` as const;
  return (
    // It is not operated here: it only notes that its link or its box is at hand.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={cx(styles.plate, className)}
      // A finger has no hover: its first touch would light the stem and leave it lit.
      onPointerEnter={unlessPrevented(onPointerEnter, ({ pointerType }) => {
        if (pointerType === 'mouse') onHighlightChange?.(true);
      })}
      onPointerLeave={unlessPrevented(onPointerLeave, ({ pointerType }) => {
        if (pointerType === 'mouse') onHighlightChange?.(false);
      })}
      onFocus={unlessPrevented(onFocus, () => onHighlightChange?.(true))}
      onBlur={unlessPrevented(onBlur, ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
        if (!currentTarget.contains(relatedTarget)) onHighlightChange?.(false);
      })}
      {...rest}
    >
      <div className={styles.picture} data-empty={picture ? undefined : ''}>
        {picture ?? (
          <span className={styles.standIn} aria-hidden="true">
            {code}
          </span>
        )}
      </div>
      <div className={styles.head}>
        <Heading className={styles.code} style={customProperties({ '--characters': code.length })}>
          <a className={styles.link} href={href}>
            {code}
          </a>
        </Heading>
        {compare ? <div className={styles.compare}>{compare}</div> : null}
      </div>
      <p className={styles.line}>{line}</p>
      <dl className={styles.figures}>
        {figures.map(({ key, label, value }) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {aircraft.length > 0 ? (
        <ul className={styles.aircraft}>
          {aircraft.map((key) =>
            key === ownAircraft?.key ? (
              <li key={key} className={styles.own}>
                {key} <VisuallyHidden>{ownAircraft.label}</VisuallyHidden>
              </li>
            ) : (
              <li key={key}>{key}</li>
            ),
          )}
        </ul>
      ) : null}
    </li>
  );
}
