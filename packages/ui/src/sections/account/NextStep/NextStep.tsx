import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './NextStep.css.ts';

export type NextStepProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  /** What it is, in a quiet line: "Repair DF9H-T522". */
  name: ReactNode;
  /** Code of the model it is about, or codes: "T90", "T90 + H150T". */
  code: string;
  /** Where it stands: "Parcel received". */
  title: ReactNode;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | undefined;
  /** That in a sentence: "Your device has arrived." */
  text: ReactNode;
  /** What comes next, and until when. */
  next: ReactNode;
  /** A Picture of the model, cut out. @default none */
  picture?: ReactNode;
  /** Its night picture, lit, over the cut-out. @default the cut-out alone */
  lit?: ReactNode;
  /** Its way from beginning to end: a StepRail. @default none */
  steps?: ReactNode;
  /** The one act, and a link beside it at most. */
  actions: ReactNode;
};

/** The one thing that goes on now, at night in a page of paper: its model in the light, where it stands, what comes next, and the act. */
export function NextStep({
  name,
  code,
  title,
  level = 2,
  text,
  next,
  picture,
  lit,
  steps,
  actions,
  className,
  ...rest
}: NextStepProps) {
  return (
    <article
      className={cx(styles.root, className)}
      data-theme="night"
      data-pictured={picture ? '' : undefined}
      {...rest}
    >
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <p className={styles.code} translate="no" style={customProperties({ '--characters': code.length })}>
          {code}
        </p>
      </div>
      {picture && (
        <div className={styles.picture}>
          <div className={lit ? styles.unlit : undefined}>{picture}</div>
          {lit && <div className={styles.lit}>{lit}</div>}
        </div>
      )}
      <div className={styles.words}>
        <SectionHeading size="s" level={level} title={title} lead={text} />
        <p className={styles.next}>{next}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      {steps && <div className={styles.steps}>{steps}</div>}
    </article>
  );
}
