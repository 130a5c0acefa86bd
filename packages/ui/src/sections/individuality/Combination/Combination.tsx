import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Bars, type BarsRow } from '../../../components/Bars/index.ts';
import { LineDrawing } from '../../../components/LineDrawing/index.ts';
import { WeightBar, type WeightBarProps } from '../../../components/WeightBar/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './Combination.css.ts';

/** One of those that fly together, with its plan or its picture. */
export type CombinationPart = {
  /** The model's code. */
  code: string;
  /** Where it leads. */
  href: string;
  /** Its name, or its key figure. */
  text: ReactNode;
} & (
  | {
      /** Address of its plan drawing (SVG). */
      plan: string;
      /** A Picture of it, in place of the plan. */
      picture?: undefined;
    }
  | { plan?: undefined; picture: ReactNode }
);

export type CombinationProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The name of the combination, its heading. */
  name: ReactNode;
  /** Level of the name as a heading. @default 3 */
  level?: 2 | 3 | undefined;
  /** What is said of it. */
  children: ReactNode;
  /** The aircraft, then what it carries. */
  parts: readonly CombinationPart[];
  /** Parts and limit of the weight, as a WeightBar takes them. */
  weight: Pick<WeightBarProps, 'limitG' | 'parts' | 'translations'>;
  /** Power that the parts draw, as bars against what there is. */
  power: {
    /** What a full bar is: "Power, each port gives 17 W". */
    label: ReactNode;
    /** Power of a full bar, in the unit of the rows. */
    max: number;
    /** Those that take it. None where all bring their own. */
    rows: readonly BarsRow[];
  };
};

/** An aircraft and what it carries as a group of plates, with what both come to. */
export function Combination({
  name,
  level = 3,
  parts,
  weight,
  power,
  className,
  children,
  ...rest
}: CombinationProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx(styles.root, className)} {...rest}>
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <div className={styles.text}>{children}</div>
      </div>
      <ul className={styles.parts}>
        {parts.map(({ code, href, text, plan, picture }) => (
          <li key={code} className={styles.part}>
            <a className={styles.link} href={href}>
              <span className={styles.box}>
                {plan === undefined ? picture : <LineDrawing className={styles.plan} src={plan} />}
              </span>
              <span className={styles.code}>{code}</span>
              <span className={styles.figure}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.load}>
        <WeightBar {...weight} />
        <div className={styles.power}>
          <p className={styles.label}>{power.label}</p>
          {power.rows.length > 0 && <Bars max={power.max} rows={power.rows} />}
        </div>
      </div>
    </article>
  );
}
