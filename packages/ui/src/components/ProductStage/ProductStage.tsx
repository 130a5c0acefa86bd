import type { ComponentPropsWithRef, ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { LineDrawing } from '../LineDrawing/index.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import { codeBearing, codeTracking, codeWidth } from './codeMetrics.ts';
import * as styles from './ProductStage.css.ts';

export type ProductStageFit = {
  key: string;
  /** Makes the aircraft a link. */
  href?: string | undefined;
  code: string;
  /** Address of its plan drawing (SVG). */
  plan: string;
};

export type ProductStageProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  code: string;
  /** One sentence under the code. */
  headline: ReactNode;
  description: ReactNode;
  actions?: ReactNode;
  /** A Breadcrumb. */
  breadcrumb?: ReactNode;
  /** The night picture, opaque, 4:3. Without one the code stands alone. */
  picture?:
    | Pick<PictureProps, 'candidates' | 'version' | 'width' | 'height' | 'alt' | 'placeholder'>
    | undefined;
  /**
   * Address of the model's cut-out with alpha (the small one will do): the code passes behind the
   * device. Without it, or where it does not load, the code stands in front.
   */
  cutout?: string | undefined;
  /** Size of the picture; 1 fits the widest device. A narrow one may take more. @default 1 */
  scale?: number | undefined;
  /** Key figures; `value` is a Figure of size 'stage'. */
  figures: readonly { key: string; value: ReactNode; label: ReactNode }[];
  /** The aircraft it fits: "Fits three aircraft", and their plans. */
  fits?: { label: ReactNode; items: readonly ProductStageFit[] } | undefined;
};

/**
 * The stage of a product, in three layers: its night picture, the code behind the device, the words.
 *
 * There is one picture only. The code lies over it and is cut by the alpha of the cut-out, which shows
 * the same view at 1 / 1.152 of the scale, centred.
 * It is always night, and leaves room for the site's header lying over it.
 */
export function ProductStage({
  code,
  headline,
  description,
  actions,
  breadcrumb,
  picture,
  cutout,
  scale = 1,
  figures,
  fits,
  className,
  style,
  ...rest
}: ProductStageProps) {
  // More drawings than two rows would make the stage tall; then their codes alone say it.
  const hasMany = fits !== undefined && fits.items.length > 6;
  const sizes = customProperties(
    {
      '--code-em': codeWidth(code).toFixed(3),
      '--code-bearing': `${codeBearing(code)}em`,
      '--code-tracking': `${codeTracking}em`,
      '--scale': scale,
      '--cutout': cutout === undefined ? undefined : `url("${cutout}")`,
    },
    style,
  );
  return (
    <section
      className={cx(styles.stage, className)}
      data-register="night"
      data-picture={picture === undefined ? 'none' : 'given'}
      style={sizes}
      {...rest}
    >
      <div className={styles.frame}>
        {picture === undefined ? null : (
          <Picture
            {...picture}
            className={styles.picture}
            sizes="(max-width: 768px) 150vw, min(88vw, 1270px)"
            fit="cover"
            priority
          />
        )}
        <div className={styles.codeLayer} data-cut={cutout === undefined ? undefined : ''}>
          <div className={styles.codeLine}>
            <h1 className={styles.code}>{code}</h1>
          </div>
        </div>
        <div className={styles.content}>
          <div className={styles.breadcrumb}>{breadcrumb}</div>
          <div className={styles.room} />
          <div className={styles.copy}>
            <p className={styles.headline}>{headline}</p>
            <p className={styles.description}>{description}</p>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
          <div className={styles.row}>
            <dl className={styles.figures}>
              {figures.map(({ key, value, label }) => (
                <div key={key} className={styles.figure}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
            {fits === undefined ? null : (
              <div className={styles.fits}>
                <p className={styles.fitsLabel}>{fits.label}</p>
                <ul className={styles.fitsList} data-many={hasMany ? '' : undefined}>
                  {fits.items.map(({ key, plan, ...item }) => (
                    <li key={key}>
                      <Fit {...item} plan={hasMany ? undefined : plan} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Fit({ href, code, plan }: { href?: string | undefined; code: string; plan: string | undefined }) {
  const content = (
    <>
      {plan === undefined ? null : <LineDrawing className={styles.plan} src={plan} />}
      <span className={styles.fitCode}>{code}</span>
    </>
  );
  if (href === undefined) return <span className={styles.fit}>{content}</span>;
  return (
    <a className={styles.fit} href={href}>
      {content}
    </a>
  );
}
