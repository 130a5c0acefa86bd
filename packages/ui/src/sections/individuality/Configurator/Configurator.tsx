import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LineDrawing } from '../../../components/LineDrawing/index.ts';
import { LiveStatus } from '../../../components/LiveStatus/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './Configurator.css.ts';
import { type Ground, GroundDrawing } from './GroundDrawing.tsx';

export type ConfiguratorProps = ComponentPropsWithRef<'div'> & {
  /** What lies under the aircraft, seen from above. */
  ground: Ground;
  /** The aircraft, from above. */
  aircraft: {
    /** Address of its plan drawing (SVG), 232 by 208. */
    src: string;
    /** What it shows. */
    alt: string;
    /** No aircraft is chosen: it stands for any, and is drawn fainter. @default false */
    isAssumed?: boolean | undefined;
  };
  /** How many remain, in words: "17 of 49 remain". It is read out when it changes. */
  status: ReactNode;
  /** What the aircraft may lift: name and figure. @default none */
  limit?:
    | {
        /** "Lifts" */
        name: ReactNode;
        /** The figure, or that none is known. */
        value: ReactNode;
      }
    | undefined;
  /** What hangs under it: families, each with its candidates. None before anything hangs. */
  families: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** Name of the family. */
    name: ReactNode;
    /** A Picture of one of it, as decoration. */
    picture: ReactNode;
    /** Its candidates, in their order. */
    candidates: readonly {
      /** The model's code. */
      code: string;
      /** It is struck out. @default false */
      isOut?: boolean | undefined;
    }[];
    /** How many there are, while they are too many to name each: it stands in place of their codes, above the name. @default none */
    count?: ReactNode;
  }[];
  /** What is written on it. */
  translations: {
    /** Why a code is struck out, for who does not see it: "above the budget". */
    out: string;
  };
};

/** Questions, and beside them what their answers leave: an aircraft over its ground, with the candidates under it. */
export function Configurator({
  ground,
  aircraft,
  status,
  limit,
  families,
  translations,
  className,
  children,
  ...rest
}: ConfiguratorProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.drawing}>
        <div className={styles.head}>
          <LiveStatus className={styles.status}>{status}</LiveStatus>
          {limit && (
            <p className={styles.limit}>
              <span className={styles.limitName}>{limit.name}</span> {limit.value}
            </p>
          )}
        </div>
        {/* A map runs the same way in every language. */}
        <div className={styles.scene} data-hanging={families.length > 0 ? '' : undefined} dir="ltr">
          <GroundDrawing key={ground} className={styles.ground} ground={ground} />
          <LineDrawing
            className={styles.plan}
            src={aircraft.src}
            alt={aircraft.alt}
            data-assumed={aircraft.isAssumed ? '' : undefined}
          />
        </div>
        {families.length > 0 && (
          <ul className={styles.families}>
            {families.map(({ key, name, picture, candidates, count }) => (
              <li key={key} className={styles.family}>
                <span
                  className={styles.ghost}
                  data-out={candidates.every(({ isOut }) => isOut) ? '' : undefined}
                >
                  {picture}
                </span>
                {count !== undefined && <span className={styles.count}>{count}</span>}
                <span className={styles.name}>{name}</span>
                {count === undefined && (
                  <ul className={styles.codes}>
                    {candidates.map(({ code, isOut = false }) => (
                      <li key={code} className={styles.code} data-out={isOut ? '' : undefined}>
                        {isOut ? (
                          <>
                            <s>{code}</s> <VisuallyHidden>{translations.out}</VisuallyHidden>
                          </>
                        ) : (
                          code
                        )}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.questions}>{children}</div>
    </div>
  );
}
