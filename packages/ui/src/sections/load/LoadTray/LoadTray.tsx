import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { Figure } from '../../../components/Figure/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './LoadTray.css.ts';

export type LoadTrayItem = {
  /** Its code, which names it. */
  code: string;
  /** The page that it leads to. */
  href: string;
  /** A Picture of its cut-out, 4:3. */
  picture: ReactNode;
  /** What it is, with its figure, in a line below the code: "Searchlight · 13 000 lm". */
  detail: ReactNode;
  /** All that tells it from the others, as it is read out; its code first: "T90, searchlight, 13 000 lm, 845 g". */
  name: string;
  /** What it weighs. @unit g */
  weight: number;
  /** hanging: press to take it off; free: press to hang it; refused: it does not fit with what hangs. */
  state: 'hanging' | 'free' | 'refused';
  /** Why it is refused: "too heavy by 791 g". Needed there. */
  reason?: ReactNode;
};

export type LoadTrayProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What may hang, in the order of the page. What is refused keeps its place. */
  items: readonly LoadTrayItem[];
  /** Hangs a product, or takes it off. */
  onHangingChange: (code: string, isHanging: boolean) => void;
  /** What is written and read out on it. */
  translations: {
    /** At what may hang: "Mount". */
    hang: string;
    /** At what hangs: "Mounted". */
    hanging: string;
  };
};

/** What an aircraft can carry, a tile each: press one to hang it, press it again to take it off. */
export function LoadTray({ items, onHangingChange, translations, className, ...rest }: LoadTrayProps) {
  return (
    <ul className={cx(styles.root, className)} {...rest}>
      {items.map(({ code, href, picture, detail, name, weight, state, reason }) => {
        const label = state === 'hanging' ? translations.hanging : translations.hang;
        return (
          <li key={code} className={styles.tile} data-state={state}>
            <span className={styles.picture}>{picture}</span>
            <span className={styles.head}>
              <a className={styles.code} href={href} aria-label={name}>
                {code}
              </a>
              <span className={styles.weight}>
                <Figure value={weight} unit="g" />
              </span>
              <span className={styles.detail}>{detail}</span>
            </span>
            {state === 'refused' ? (
              <p className={styles.reason}>{reason}</p>
            ) : (
              <Checkbox
                className={styles.choice}
                label={label}
                aria-label={`${label} ${name}`}
                checked={state === 'hanging'}
                onCheckedChange={(next) => onHangingChange(code, next)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
