import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { WeightBar, type WeightBarProps } from '../../../components/WeightBar/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './LoadBench.css.ts';
import { type LoadPort, LoadPorts } from './LoadPorts.tsx';

export type LoadBenchProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** A PayloadDrawing. */
  drawing: ReactNode;
  /** What can be done with the drawing, below it: a button that turns it. @default none */
  drawingActions?: ReactNode;
  /** Parts and limit of the weight, as a WeightBar takes them. */
  weight: Pick<WeightBarProps, 'limitG' | 'parts' | 'translations'>;
  /** The ports of the aircraft; empty where it has none that powers a payload. */
  ports: readonly LoadPort[];
  /** Banners: a bracket that is needed, what keeps the set from flying. @default none */
  notes?: ReactNode;
  /** What can be done with the set: an enquiry, its address, a print. */
  actions: ReactNode;
  /** The weight came into view (true) or left it (false): a ChoiceBar may say then what is left. */
  onWeightSeenChange?: ((isSeen: boolean) => void) | undefined;
  /** What is written on it. */
  translations: {
    /** "Ports" */
    ports: ReactNode;
    /** Where there is no port: "None: payloads bring their own power." */
    noPorts: ReactNode;
    /** At a port with nothing in it: "free". */
    free: ReactNode;
    /** Between what is drawn and what a port gives: "of". */
    limit: ReactNode;
  };
};

/** An aircraft with what hangs under it: the drawing, and beside it what is left of its weight and of its ports. */
export function LoadBench({
  drawing,
  drawingActions,
  weight,
  ports,
  notes,
  actions,
  onWeightSeenChange,
  translations,
  className,
  ...rest
}: LoadBenchProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = useEffectEvent((isSeen: boolean) => onWeightSeenChange?.(isSeen));
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.drawing}>
        {drawing}
        {drawingActions ? <div className={styles.actions}>{drawingActions}</div> : null}
      </div>
      <div className={styles.measures}>
        <div ref={place}>
          <WeightBar {...weight} />
        </div>
        <LoadPorts ports={ports} translations={translations} />
        {notes}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
