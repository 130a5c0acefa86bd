import type { ReactNode, Ref } from 'react';
import { Section, type SectionProps } from '../../../components/Section/index.ts';
import { StepRail, type StepRailProps } from '../../../components/StepRail/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { Arriving } from '../../../lib/Arriving.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ProcedureLayout.css.ts';

export type ProcedureLayoutProps = Pick<SectionProps, 'className' | 'children'> & {
  /** The steps, and where it stands. */
  rail: StepRailProps;
  /** Said when another step comes: its place and its name. */
  announcement: ReactNode;
  /** What has happened so far, below the step. @default none */
  log?: ReactNode;
  /** Stands below the rail, and on phones below the step. @default none */
  beside?: ReactNode;
  /** The column of the step, whose heading can be given the focus. */
  columnRef?: Ref<HTMLDivElement> | undefined;
};

/** A procedure that has the screen to itself, under one lamp: the rail of its steps, and a column for the one at hand. */
export function ProcedureLayout({
  rail,
  announcement,
  log,
  beside,
  columnRef,
  className,
  children,
}: ProcedureLayoutProps) {
  return (
    <Section as="div" space="none" className={cx(styles.root, className)}>
      <div className={styles.columns}>
        <StepRail {...rail} className={styles.rail} />
        <div ref={columnRef} className={styles.column}>
          <VisuallyHidden as="output">
            <Arriving>{announcement}</Arriving>
          </VisuallyHidden>
          {children}
          {log && <div className={styles.log}>{log}</div>}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </Section>
  );
}
