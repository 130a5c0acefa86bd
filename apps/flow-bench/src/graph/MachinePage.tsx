import { layouts } from '@payload/flows/layouts';
import { useId, useState } from 'react';
import * as benchStyles from '../bench/FlowBench.css.ts';
import { machineOf } from '../bench/machine-of.ts';
import { Part } from '../bench/Part.tsx';
import type { Setup } from '../bench/samples.ts';
import type { BenchTexts } from '../bench/texts.ts';
import { FlowGraph } from './FlowGraph.tsx';

interface MachinePageProps {
  readonly id: keyof typeof layouts;
  /** Puts the machine on the bench, of which it is read. */
  readonly begin: () => Setup;
  readonly lead: string;
  readonly texts: BenchTexts;
}

/** What a machine is, to be read: its graph, and what must hold in it. */
export function MachinePage({ id, begin, lead, texts }: MachinePageProps) {
  const [setup] = useState(begin);
  const titleId = useId();
  return (
    <article className={benchStyles.root} aria-labelledby={titleId}>
      <header className={benchStyles.words}>
        <h1 id={titleId} className={benchStyles.title}>
          {id}
        </h1>
        <p className={benchStyles.lead}>{lead}</p>
      </header>
      <Part title={texts.graph.title}>
        <FlowGraph machine={machineOf(setup.actor)} views={layouts[id]} texts={texts} />
      </Part>
      <Part title={texts.invariants.title}>
        <ul className={benchStyles.groups}>
          {setup.invariants.map((invariant) => (
            <li key={invariant.id}>{texts.invariants.invariantOf(invariant.id)}</li>
          ))}
        </ul>
      </Part>
      <p className={benchStyles.lead}>{texts.graph.onBench}</p>
    </article>
  );
}
