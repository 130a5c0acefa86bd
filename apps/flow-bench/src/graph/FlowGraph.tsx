import { labelOf, nodesOf, transitionsOf } from '@payload/flows/diagram';
import type { PlacedView } from '@payload/flows/layouts';
import { Button } from '@payload/ui/Button';
import { type ReactNode, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Part } from '../bench/Part.tsx';
import type { BenchTexts } from '../bench/texts.ts';
import * as styles from './FlowGraph.css.ts';
import { GraphView } from './GraphView.tsx';

interface FlowGraphProps {
  readonly machine: AnyStateMachine;
  /** The views of the machine, outermost first. */
  readonly views: readonly PlacedView[];
  readonly texts: BenchTexts;
}

/**
 * A machine as a graph, one view of it at a time: states that hold others are folded, and opened from what is told of a
 * selected state.
 */
export function FlowGraph({ machine, views, texts }: FlowGraphProps) {
  const own = texts.graph;
  const [open, setOpen] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const view = views.find(({ path }) => path === open);
  const show = (path: string) => {
    setOpen(path);
    setSelected(null);
  };
  const trail =
    open === '' ? [''] : ['', ...open.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'))];
  return (
    <div className={styles.root}>
      <nav className={styles.trail} aria-label={own.trail}>
        {trail.map((path) => (
          <Button
            key={path}
            size="toolbar"
            aria-current={path === open ? 'true' : undefined}
            onClick={() => show(path)}
          >
            {nameOf(machine, path)}
          </Button>
        ))}
      </nav>
      {view && (
        <GraphView
          view={view}
          label={own.view(nameOf(machine, open))}
          texts={own}
          selected={selected}
          onSelect={(path, isOutside) => {
            if (isOutside) setOpen(path.split('.').slice(0, -1).join('.'));
            setSelected(path);
          }}
        />
      )}
      {selected === null ? (
        <p>{own.hint}</p>
      ) : (
        <StateFacts machine={machine} path={selected} texts={texts}>
          {views.some(({ path }) => path === selected) && (
            <div>
              <Button size="toolbar" onClick={() => show(selected)}>
                {own.open(selected)}
              </Button>
            </div>
          )}
        </StateFacts>
      )}
    </div>
  );
}

function nameOf(machine: AnyStateMachine, path: string): string {
  return path === '' ? machine.id : (path.split('.').at(-1) ?? path);
}

interface StateFactsProps {
  readonly machine: AnyStateMachine;
  readonly path: string;
  readonly texts: BenchTexts;
  readonly children: ReactNode;
}

/** What leads out of a state and into it, with guards. */
function StateFacts({ machine, path, texts, children }: StateFactsProps) {
  const nodes = nodesOf(machine.root);
  const state = nodes.find((node) => node.path.join('.') === path);
  if (state === undefined) return null;
  const into = nodes.flatMap(transitionsOf).filter(({ target }) => target?.includes(state));
  return (
    <Part title={path}>
      {children}
      <p>{texts.graph.out}</p>
      <ul className={styles.transitions}>
        {transitionsOf(state).map((transition, index) => (
          <li key={index}>
            {`${labelOf(transition)} → ${transition.target?.map((target) => target.path.join('.')).join(', ') ?? texts.stays}`}
          </li>
        ))}
      </ul>
      <p>{texts.graph.into}</p>
      <ul className={styles.transitions}>
        {into.map((transition, index) => (
          <li
            key={index}
          >{`${nameOf(machine, transition.source.path.join('.'))} · ${labelOf(transition)}`}</li>
        ))}
      </ul>
    </Part>
  );
}
