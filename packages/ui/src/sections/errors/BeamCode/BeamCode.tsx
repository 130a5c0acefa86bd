import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './BeamCode.css.ts';
import { conicStops, radialStops } from './falloff.ts';
import { followPointer } from './followPointer.ts';

export type BeamCodeProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> & {
  /** The status, set as a code: 404. */
  code: string;
  /** Stated angle of the lamp's beam: the whole one, at whose edge half of the intensity is left. @unit degrees */
  angle: number;
  /** What the beam stays on after its sweep: the way out. @default the code's first figure */
  restOn?: RefObject<HTMLElement | null> | undefined;
  /** How long it sweeps. @unit s @default 5 */
  seconds?: number | undefined;
};

/**
 * A code that stands unlit in the dark until the beam of a lamp above it comes over it. The beam sweeps once, stays on the way
 * out, and follows the pointer, a finger and the focus anywhere on its parent, which clips it.
 */
export function BeamCode({ code, angle, restOn, seconds = 5, className, style, ...rest }: BeamCodeProps) {
  const root = useRef<HTMLDivElement>(null);
  const { stops, before } = conicStops(angle);

  useEffect(() => {
    if (!root.current) return undefined;
    return followPointer(root.current, {
      restOn: () => restOn?.current ?? null,
      duration: seconds * 1000,
    });
  }, [restOn, seconds]);

  return (
    <div
      ref={root}
      className={cx(styles.root, className)}
      style={customProperties(
        { '--across': stops, '--along': radialStops(), '--before': `${before}deg` },
        style,
      )}
      {...rest}
    >
      <span className={styles.air} aria-hidden="true" />
      <p className={styles.code}>{code}</p>
      <span className={styles.lit} data-code={code} aria-hidden="true" />
    </div>
  );
}
