import { LineDrawing } from '../../../components/LineDrawing/index.ts';
import type { ProductStageProps } from './ProductStage.tsx';
import * as styles from './StageRow.css.ts';

/** The stage's last row: key figures, and the aircraft the product fits. */
export function StageRow({ figures, fits }: Pick<ProductStageProps, 'figures' | 'fits'>) {
  // More drawings than two rows would make the stage tall; then their codes alone say it.
  const hasMany = fits !== undefined && fits.items.length > 6;
  return (
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
