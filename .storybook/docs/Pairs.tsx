import type { ReactNode } from 'react';
import { groundAttributes, groundOf } from '../grounds.ts';
import type { Guide } from './guide.ts';
import { useGlobals } from './useGlobals.ts';

function Side({ kind, show, why }: { kind: 'Do' | 'Don’t'; show: ReactNode; why: string }) {
  const ground = groundAttributes[groundOf(useGlobals())];
  return (
    <figure className="pair-side" data-kind={kind === 'Do' ? 'do' : 'dont'}>
      <div className="pair-show sb-unstyled" {...ground}>
        {show}
      </div>
      <figcaption>
        <strong>{kind}.</strong> {why}
      </figcaption>
    </figure>
  );
}

/** Rules as live examples: what keeps each beside what breaks it. */
export function Pairs({ pairs }: { pairs: NonNullable<Guide['pairs']> }) {
  return pairs.map(({ rule, right, wrong }) => (
    <section key={rule}>
      <h3>{rule}</h3>
      <div className="pair">
        <Side kind="Do" {...right} />
        <Side kind="Don’t" {...wrong} />
      </div>
    </section>
  ));
}
