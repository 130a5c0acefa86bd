import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Arriving } from '../../../lib/Arriving.tsx';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DeviceDrawing.css.ts';

/** A device from the front: a warning light under its dome, a release unit with two hooks. */
export type DeviceShape = 'beacon' | 'dropper';

export type DeviceLamp = {
  /** Its colour. */
  colour: 'white' | 'blue' | 'green' | 'amber' | 'red';
  /** From one flash to the next, of which it is lit the half; 0 for a steady light. At least a third of a second. @unit ms */
  period: number;
};

export type DeviceDrawingProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Which device is drawn. */
  shape: DeviceShape;
  /** How its status lamp shines; null where it is dark, left out where that is not known. @default not known */
  lamp?: DeviceLamp | null | undefined;
  /** What the device is at: "Receiving". Read out politely when it changes. */
  status: string;
  /** The lamp in words: "The lamp flashes blue." Read out with the status. */
  lampText: ReactNode;
};

/** Outlines of 120 by 80 units, and where the lamp is. The plug is at the lower edge, for a cable goes to the computer. */
const drawings = {
  beacon: {
    lines: [
      'M16 66V54a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v12Z',
      'M28 46V36a16 16 0 0 1 16-16h32a16 16 0 0 1 16 16v10',
      'M44 46V38a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v8',
      'M52 66v5h16v-5M60 71v9',
    ],
    lamp: [88, 56],
  },
  dropper: {
    lines: [
      'M14 40V22a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6v18Z',
      'M14 28h68',
      'M30 40v8a7 7 0 1 0 7 7M90 40v8a7 7 0 1 0 7 7',
      'M52 40v5h16v-5M60 45v35',
    ],
    lamp: [94, 28],
  },
} as const satisfies Record<DeviceShape, { lines: readonly string[]; lamp: readonly [number, number] }>;

/** A connected device in lines, whose status lamp shines as that of the device itself has to, with what it is at in words. */
export function DeviceDrawing({ shape, lamp, status, lampText, className, ...rest }: DeviceDrawingProps) {
  const drawing = drawings[shape];
  const [x, y] = drawing.lamp;
  return (
    <figure className={cx(styles.root, className)} {...rest}>
      <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true">
        {drawing.lines.map((line) => (
          <path key={line} className={styles.line} d={line} />
        ))}
        <circle
          className={styles.lamp}
          cx={x}
          cy={y}
          r="5"
          data-colour={lamp?.colour ?? (lamp === null ? 'dark' : 'unknown')}
          data-flashing={lamp && lamp.period > 0 ? '' : undefined}
          style={customProperties({ '--period': lamp ? `${lamp.period}ms` : undefined })}
        />
      </svg>
      <figcaption className={styles.caption}>
        <output className={styles.words}>
          <Arriving>
            <span className={styles.status}>{status}</span>{' '}
            <span className={styles.lampText}>{lampText}</span>
          </Arriving>
        </output>
      </figcaption>
    </figure>
  );
}
