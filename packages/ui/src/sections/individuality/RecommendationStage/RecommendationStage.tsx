import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './RecommendationStage.css.ts';

export type RecommendationStageProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  /** The way to this page. */
  breadcrumb: ReactNode;
  /** Codes of what is recommended: "T30S", "H150T + T90V2". */
  name: string;
  /** What parts name and title where they are read as one: ":". */
  joint: string;
  /** How far it goes: "everything you asked for". */
  title: ReactNode;
  /** Ref to the heading, which can be given the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** One or two sentences. */
  lead: ReactNode;
  /** Pictures of each: lit at night, and cut out for paper. */
  pictures: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** The cut-out. */
    picture: ReactNode;
    /** The night picture. */
    lit: ReactNode;
  }[];
  /** Up to three figures that answer what was asked; `value` is a Figure of size 'stage'. */
  figures: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is measured. */
    label: ReactNode;
    /** The figure, with its unit. */
    value: ReactNode;
  }[];
  /** What it comes to on the aircraft: a WeightBar. @default none */
  load?: ReactNode;
  /** Why it was chosen, what is given up with it: a FactList. @default none */
  facts?: ReactNode;
  /** The page's one action, and links beside it. */
  actions: ReactNode;
};

/** What answers the questions, as a stage: the code large, its picture, the figures that were asked for. It belongs on night. */
export function RecommendationStage({
  breadcrumb,
  name,
  joint,
  title,
  headingRef,
  lead,
  pictures,
  figures,
  load,
  facts,
  actions,
  className,
  ...rest
}: RecommendationStageProps) {
  const headingId = useId();
  return (
    <article className={cx(styles.root, className)} aria-labelledby={headingId} {...rest}>
      {breadcrumb}
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 ref={headingRef} id={headingId} className={styles.heading} tabIndex={-1}>
            <span className={styles.name} style={customProperties({ '--characters': name.length })}>
              {name}
              <VisuallyHidden>{joint}</VisuallyHidden>
            </span>{' '}
            <span className={styles.title}>{title}</span>
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.pictures}>
          {pictures.map(({ key, picture, lit }) => (
            <div key={key} className={styles.picture}>
              <div className={styles.unlit}>{picture}</div>
              <div className={styles.lit}>{lit}</div>
            </div>
          ))}
        </div>
        <dl className={styles.figures}>
          {figures.map(({ key, label, value }) => (
            <div key={key} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {(load || facts) && (
        <div className={styles.reasons}>
          {load}
          {facts}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
