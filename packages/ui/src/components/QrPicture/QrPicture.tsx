import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DownloadIcon } from '../../icons/index.ts';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { Button } from '../Button/index.ts';
import * as styles from './QrPicture.css.ts';

export type QrPictureProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Address of the square picture, dark on light. */
  src: string;
  /** What it leads to: "QR code of the WeChat account". */
  alt: string;
  /** Pixels of a side, the white around the code included. Below 112 a phone may not read it from a screen. @unit px @default 112 */
  size?: number | undefined;
  /** What stands under it: the account's name, "Scan with WeChat". @default none */
  caption?: ReactNode;
  /** The link of phones that keeps the picture, for nobody scans their own screen. @default none */
  save?:
    | {
        /** The words that are seen. */
        label: string;
        /** Name under which it is saved. */
        fileName: string;
      }
    | undefined;
};

/** A QR code on white, in every theme: a reader needs dark on light, and a margin of four modules. */
export function QrPicture({
  src,
  alt,
  size = 112,
  caption,
  save,
  className,
  style,
  ...rest
}: QrPictureProps) {
  return (
    <figure
      className={cx(styles.root, className)}
      style={customProperties({ '--size': `${size}px` }, style)}
      {...rest}
    >
      <img className={styles.picture} src={src} alt={alt} width={size} height={size} loading="lazy" />
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
      {save && (
        <Button
          className={styles.save}
          size="toolbar"
          href={src}
          download={save.fileName}
          start={<DownloadIcon size={20} />}
        >
          {save.label}
        </Button>
      )}
    </figure>
  );
}
