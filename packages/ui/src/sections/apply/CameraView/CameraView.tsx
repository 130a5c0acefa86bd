import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Arriving } from '../../../lib/Arriving.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './CameraView.css.ts';

export type CameraViewProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Takes the stream as its `srcObject`. */
  videoRef: Ref<HTMLVideoElement>;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** Whether there is a picture; without one it takes no room. */
  isRunning: boolean;
  /** What is going on, or why there is no picture; said as it changes. */
  status: ReactNode;
};

/** What the camera sees, and what is being looked for in it. */
export function CameraView({ videoRef, label, isRunning, status, className, ...rest }: CameraViewProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.frame} data-state={isRunning ? 'running' : 'off'}>
        <video ref={videoRef} className={styles.picture} muted playsInline aria-label={label} />
      </div>
      <p className={styles.status}>
        <output>
          <Arriving>{status}</Arriving>
        </output>
      </p>
    </div>
  );
}
