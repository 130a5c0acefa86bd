import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './DeviceLabel.css.ts';

/** What can be marked on the drawing. */
export type DeviceLabelLine = 'model' | 'serial' | 'verification' | 'card';

export type DeviceLabelProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Code of the model that the label is drawn for. @default none: the place of the code stays empty */
  code?: string | undefined;
  /** What the model is: "Searchlight". @default none */
  type?: ReactNode;
  /** What else is printed of the model: weight, power. @default none */
  figures?: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is printed. */
    content: ReactNode;
  }[];
  /** What is printed before the two numbers of the label. */
  marks: {
    /** Before the serial number: "SN". */
    serial: string;
    /** Before the verification code: "VC". */
    verification: string;
  };
  /** The serial number as far as it is known. @default '' */
  serial?: string | undefined;
  /** The verification code as far as it is known. @default '' */
  verification?: string | undefined;
  /** The card that comes with the device. @default none: it is not drawn */
  card?:
    | {
        /** What the card is: "Activation card". */
        name: string;
        /** The code on it, as far as it is known. */
        code: string;
      }
    | undefined;
  /** The line that is looked for: it alone is lit. @default none */
  marked?: DeviceLabelLine | undefined;
  /** compact: a few lines for above a field, up to 1100 px; wider, there is room for the full one beside it. @default 'full' */
  size?: 'full' | 'compact' | undefined;
  /** Where the codes are found, in words. The drawing itself is not read out. */
  caption: ReactNode;
};

/** The finder squares of a QR code and the room between them; what it holds is the device's own. */
const qrSquares = ['M2 2h14v14H2ZM6 6h6v6H6Z', 'M32 2h14v14H32ZM36 6h6v6h-6Z', 'M2 32h14v14H2ZM6 36h6v6H6Z'];
const qrRoom = 'M20 4h8M20 10h8M4 20v8M10 20v8M20 20h26M20 28h26M20 36h26M20 44h26';

/** The label of a device and the card that comes with it, in lines, with the code that is looked for lit. */
export function DeviceLabel({
  code,
  type,
  figures = [],
  marks,
  serial = '',
  verification = '',
  card,
  marked,
  size = 'full',
  caption,
  className,
  ...rest
}: DeviceLabelProps) {
  return (
    <figure className={cx(styles.root, className)} data-size={size} {...rest}>
      <div
        className={styles.window}
        data-theme="night"
        data-marked={marked}
        aria-hidden="true"
        translate="no"
      >
        <div className={styles.plate}>
          <div className={styles.head} data-lit={marked === 'model' || undefined}>
            <span className={styles.code}>{code ?? <span className={styles.blank} />}</span>
            <span>{type}</span>
            <span className={styles.figures}>
              {figures.map(({ key, content }) => (
                <span key={key} className={styles.figure}>
                  {content}
                </span>
              ))}
            </span>
          </div>
          {size === 'full' && (
            <svg className={styles.qr} viewBox="0 0 48 48">
              {qrSquares.map((square) => (
                <path key={square} className={styles.qrSquare} d={square} />
              ))}
              <path className={styles.qrRoom} d={qrRoom} />
            </svg>
          )}
          <Line mark={marks.serial} text={serial} lit={marked === 'serial'} />
          <Line mark={marks.verification} text={verification} lit={marked === 'verification'} />
        </div>
        {card && (
          <div className={styles.card}>
            <span>{card.name}</span>
            <Line text={card.code} lit={marked === 'card'} />
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** A code as it is printed, or the room for it. */
function Line({ mark, text, lit }: { mark?: string; text: string; lit: boolean }) {
  return (
    <span className={styles.line} data-lit={lit || undefined}>
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      {text === '' ? <span className={styles.room} /> : <span className={styles.text}>{text}</span>}
    </span>
  );
}
