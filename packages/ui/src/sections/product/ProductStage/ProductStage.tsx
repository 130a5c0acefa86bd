import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import {
  cssImageOf,
  Picture,
  type PictureCandidate,
  type PictureProps,
} from '../../../components/Picture/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import { codeBearing, codeTracking, codeWidth, isLongCode } from './codeMetrics.ts';
import * as styles from './ProductStage.css.ts';
import { StageRow } from './StageRow.tsx';

export type ProductStageFit = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Makes the aircraft a link. */
  href?: string | undefined;
  /** Code of the aircraft. */
  code: string;
  /** Address of its plan drawing (SVG). */
  plan: string;
};

export type ProductStageProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Code of the product. */
  code: string;
  /** One sentence under the code. */
  headline: ReactNode;
  /** What the product is, in a sentence or two. */
  description: ReactNode;
  /** Buttons and links below the description. */
  actions?: ReactNode;
  /** A Breadcrumb. */
  breadcrumb?: ReactNode;
  /** The night picture, opaque, 4:3. Without one the code stands alone. */
  picture?:
    | Pick<PictureProps, 'candidates' | 'version' | 'width' | 'height' | 'alt' | 'placeholder'>
    | undefined;
  /** Stands where the picture would where that cannot be had: a Plate of size 'large'. @default the picture's placeholder */
  fallback?: ReactNode;
  /**
   * The model's cut-out with alpha (the small file will do): the same view at 1 / 1.152 of the scale,
   * centred. The device stands before the code by it. Without it, or where it does not load, the code
   * stands in front. Paper and forced colours show it instead of the night.
   */
  cutout?: (PictureCandidate & Pick<PictureProps, 'version'>) | undefined;
  /** Size of the picture; 1 fits the widest device. A narrow one may take more. @default 1 */
  scale?: number | undefined;
  /**
   * How far the code reaches, as a share of the content's width. The device may cover 35 % of the last
   * letter and none of the others; a wide one begins earlier. Longer codes than five have a line of their own.
   * @default 0.6
   */
  reach?: number | undefined;
  /** A ModelViewer, after a press: it has the place of the picture, and its tools are below the site's header. */
  model?: ReactNode;
  /** Whether the model is seen: the picture then is not. @default false */
  isModelShown?: boolean | undefined;
  /** Key figures; `value` is a Figure of size 'stage'. */
  figures: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** The figure, with its unit. */
    value: ReactNode;
    /** What is measured. */
    label: ReactNode;
  }[];
  /** The aircraft it fits: "Fits three aircraft", and their plans. */
  fits?:
    | {
        /** What the list is of: "Fits". */
        label: ReactNode;
        /** The aircraft, in this order. */
        items: readonly ProductStageFit[];
      }
    | undefined;
};

/**
 * The stage of a product: its night picture, the code before it, and the device once more before the code.
 *
 * The device is the night picture in the shape of the cut-out, so the code needs nothing to have loaded:
 * it is painted at once, and the device comes to stand before it. It is always night, and leaves room
 * for the site's header lying over it.
 */
export function ProductStage({
  code,
  headline,
  description,
  actions,
  breadcrumb,
  picture,
  fallback,
  cutout,
  scale = 1,
  reach = 0.6,
  model,
  isModelShown = false,
  figures,
  fits,
  className,
  style,
  ...rest
}: ProductStageProps) {
  const cutoutPicture = useRef<HTMLPictureElement>(null);
  const [shape, setShape] = useState<string>();

  // Where the first address of the cut-out failed, the shape comes from the one that answered.
  function takeShape() {
    const { currentSrc } = cutoutPicture.current?.querySelector('img') ?? {};
    const first = cutout && cssImageOf(cutout, cutout.version);
    if (currentSrc && !first?.includes(`"${currentSrc.replace(location.origin, '')}"`)) {
      setShape(`url("${currentSrc}")`);
    }
  }

  const pictureSizes = '(max-width: 768px) 150vw, min(88vw, 1270px)';
  const sizes = customProperties(
    {
      '--code-em': codeWidth(code).toFixed(3),
      '--code-bearing': `${codeBearing(code)}em`,
      '--code-tracking': `${codeTracking}em`,
      '--scale': scale,
      '--reach': reach,
      '--cutout': cutout && (shape ?? cssImageOf(cutout, cutout.version)),
    },
    style,
  );
  return (
    <section
      className={cx(styles.stage, className)}
      data-theme="night"
      data-picture={picture === undefined ? 'none' : 'given'}
      data-long={isLongCode(code) ? '' : undefined}
      data-model={model ? (isModelShown ? 'shown' : 'awaited') : undefined}
      style={sizes}
      {...rest}
    >
      <div className={styles.frame}>
        {picture === undefined ? null : (
          <Picture
            {...picture}
            className={styles.picture}
            sizes={pictureSizes}
            fit="cover"
            fallback={fallback}
            priority
          />
        )}
        <div className={styles.codeLine}>
          <h1 className={styles.code}>{code}</h1>
        </div>
        {picture === undefined || cutout === undefined ? null : (
          <>
            <Picture
              {...picture}
              className={styles.device}
              sizes={pictureSizes}
              fit="cover"
              alt=""
              fallback={null}
              priority
            />
            <Picture
              ref={cutoutPicture}
              className={styles.cutout}
              candidates={[cutout]}
              version={cutout.version}
              sizes={pictureSizes}
              width={cutout.width}
              height={cutout.width * 0.75}
              alt=""
              placeholder={picture.placeholder}
              fallback={null}
              onSettled={(state) => state === 'loaded' && takeShape()}
            />
          </>
        )}
        {model ? <div className={styles.model}>{model}</div> : null}
        <div className={styles.content}>
          <div className={styles.breadcrumb}>{breadcrumb}</div>
          <div className={styles.room} />
          <div className={styles.copy}>
            <p className={styles.headline}>{headline}</p>
            <p className={styles.description}>{description}</p>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
          <StageRow figures={figures} fits={fits} />
        </div>
      </div>
    </section>
  );
}
