import { Figure } from '../../../components/Figure/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import type { LoadBenchProps } from './LoadBench.tsx';
import * as styles from './LoadPorts.css.ts';

export type LoadPort = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** What kind of port it is: "E-Port". */
  name: string;
  /** Codes of what it powers; empty where it is free. */
  codes: readonly string[];
  /** What is drawn from it. @unit W */
  drawn: number;
  /** What it gives. @unit W */
  watts: number;
};

/** The ports of an aircraft, a plate each: what is plugged in, and what it draws of what there is. */
export function LoadPorts({
  ports,
  translations,
}: {
  ports: readonly LoadPort[];
  translations: LoadBenchProps['translations'];
}) {
  return (
    <div className={styles.root}>
      <p className={styles.label}>{translations.ports}</p>
      {ports.length === 0 ? (
        <p className={styles.free}>{translations.noPorts}</p>
      ) : (
        <ul className={styles.ports}>
          {ports.map(({ key, name, codes, drawn, watts }) => (
            <li key={key} className={styles.port} data-state={codes.length > 0 ? 'taken' : 'free'}>
              <span className={styles.name}>{name}</span>
              {codes.length > 0 ? (
                <span className={styles.codes}>{codes.join(' + ')}</span>
              ) : (
                <span className={styles.free}>{translations.free}</span>
              )}
              <span
                className={styles.bar}
                data-over={drawn > watts ? '' : undefined}
                style={customProperties({ '--share': `${Math.min(100, (100 * drawn) / watts)}%` })}
                aria-hidden="true"
              />
              <span className={styles.watts}>
                {codes.length > 0 ? (
                  <>
                    <Figure value={drawn} /> {translations.limit}{' '}
                  </>
                ) : null}
                <Figure value={watts} unit="W" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
