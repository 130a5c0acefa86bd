import { childrenOf, labelOf, transitionsOf } from '@payload/flows/diagram';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import * as styles from './FlowDiagram.css.ts';
import { isIn } from './possible.ts';
import type { BenchTexts } from './texts.ts';

interface FlowDiagramProps {
  readonly machine: AnyStateMachine;
  readonly value: StateValue;
  readonly possible: ReadonlySet<AnyTransitionDefinition>;
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
  readonly texts: BenchTexts;
}

/**
 * A state chart as boxes within boxes, made from the machine itself: the states it is in are lit, what may
 * happen now and what happened last are marked.
 */
export function FlowDiagram({ machine, ...shared }: FlowDiagramProps) {
  return (
    <div className={styles.root}>
      <Legend texts={shared.texts} />
      <State {...shared} node={machine.root} isInitial={false} />
    </div>
  );
}

/** The step of the specification a state belongs to, where its machine says one. */
function stepOf({ meta }: AnyStateNode): number | null {
  return typeof meta?.step === 'number' ? meta.step : null;
}

type StateProps = Omit<FlowDiagramProps, 'machine'> & {
  readonly node: AnyStateNode;
  readonly isInitial: boolean;
};

function State({ node, isInitial, ...shared }: StateProps) {
  const { texts, value } = shared;
  const isCurrent = isIn(value, node.path);
  const states = childrenOf(node);
  const transitions = transitionsOf(node);
  const step = stepOf(node);
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return (
    <div
      className={styles.state}
      data-kind={node.type}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <p className={styles.name}>
        <span className={styles.lamp} aria-hidden="true" />
        <span className={styles.key}>{node.key}</span>
        {step !== null && <span className={styles.initial}>{texts.step(step)}</span>}
        {isInitial && <span className={styles.initial}>{texts.initial}</span>}
        {isCurrent && <VisuallyHidden>{` (${texts.current})`}</VisuallyHidden>}
      </p>
      {transitions.length > 0 && (
        <ul className={styles.transitions}>
          {transitions.map((transition, index) => (
            <Transition key={index} transition={transition} {...shared} />
          ))}
        </ul>
      )}
      {states.length > 0 && (
        <ul className={styles.states} data-kind={node.type}>
          {states.map((child) => (
            <li key={child.key} className={styles.place}>
              <State {...shared} node={child} isInitial={child === first} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Transition({
  transition,
  possible,
  taken,
  texts,
}: Omit<StateProps, 'node' | 'isInitial'> & { readonly transition: AnyTransitionDefinition }) {
  const isPossible = possible.has(transition);
  const isTaken = taken.has(transition);
  const targets = transition.target ?? [];
  return (
    <li
      className={styles.transition}
      data-possible={isPossible || undefined}
      data-taken={isTaken || undefined}
    >
      <span>{labelOf(transition)}</span>{' '}
      <span>
        {targets.length > 0 ? (
          `→ ${targets.map(({ key }) => key).join(', ')}`
        ) : (
          <>
            <span aria-hidden="true">↺</span>
            <VisuallyHidden>{texts.stays}</VisuallyHidden>
          </>
        )}
      </span>
      {isPossible && <VisuallyHidden>{` (${texts.possible})`}</VisuallyHidden>}
      {isTaken && <VisuallyHidden>{` (${texts.taken})`}</VisuallyHidden>}
    </li>
  );
}

/** What the marks mean, drawn with the marks themselves. */
function Legend({ texts }: { readonly texts: BenchTexts }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span className={styles.name} data-current>
        <span className={styles.lamp} />
        {texts.current}
      </span>
      <span className={styles.transition} data-possible>
        {texts.possible}
      </span>
      <span className={styles.transition} data-taken>
        {texts.taken}
      </span>
    </p>
  );
}
