import type { PlacedNode, PlacedView } from '@payload/flows/layouts';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { useId } from 'react';
import type { BenchTexts } from '../bench/texts.ts';
import * as styles from './FlowGraph.css.ts';

interface GraphViewProps {
  readonly view: PlacedView;
  readonly label: string;
  readonly texts: BenchTexts['graph'];
  readonly selected: string | null;
  readonly onSelect: (path: string, isOutside: boolean) => void;
}

/** Px between two lines of words, as the places were measured. */
const line = 16;

/** One view of a graph: arrows as a drawing, states as buttons on it. */
export function GraphView({ view, label, texts, selected, onSelect }: GraphViewProps) {
  const { width, height, nodes, edges } = view;
  const id = useId();
  const tips = ['tip', 'lit'].map((name) => `${id}${name}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <div className={styles.picture} style={{ width, height }}>
        <svg className={styles.arrows} width={width} height={height} aria-hidden="true">
          <defs>
            {tips.map((tip, index) => (
              <marker
                key={tip}
                id={tip}
                viewBox="0 0 8 8"
                refX="8"
                refY="4"
                markerWidth="8"
                markerHeight="8"
                markerUnits="userSpaceOnUse"
                orient="auto"
              >
                <path className={styles.tip} data-lit={index === 1 ? '' : undefined} d="M0 0 8 4 0 8Z" />
              </marker>
            ))}
          </defs>
          {edges.map(({ from, to, points }) => {
            const isLit = from === selected || to === selected;
            return (
              <polyline
                key={`${from} ${to}`}
                className={styles.arrow}
                data-lit={isLit ? '' : undefined}
                points={points.map((point) => point.join(',')).join(' ')}
                markerEnd={`url(#${tips[isLit ? 1 : 0]})`}
              />
            );
          })}
          {edges.map(({ from, to, words, at: [x = 0, y = 0] }) => (
            <text
              key={`${from} ${to}`}
              className={styles.words}
              data-lit={from === selected || to === selected ? '' : undefined}
            >
              {words.map((word, index) => (
                <tspan key={word} x={x + 4} y={y + (index + 0.75) * line}>
                  {word}
                </tspan>
              ))}
            </text>
          ))}
        </svg>
        {nodes.map((node) => (
          <Box
            key={node.path}
            node={node}
            texts={texts}
            isSelected={node.path === selected}
            onSelect={() => onSelect(node.path, node.kind === 'outside')}
          />
        ))}
      </div>
    </section>
  );
}

interface BoxProps {
  readonly node: PlacedNode;
  readonly texts: BenchTexts['graph'];
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Box({ node, texts, isSelected, onSelect }: BoxProps) {
  const { kind, label, isInitial, x, y, width, height } = node;
  const style = { left: x, top: y, width, height };
  if (kind === 'any') {
    return (
      <span className={styles.any} style={style}>
        <span aria-hidden="true">∗</span>
        <VisuallyHidden>{texts.any}</VisuallyHidden>
      </span>
    );
  }
  const notes = [
    ...(isInitial ? [texts.initial] : []),
    ...(kind === 'folded' ? [texts.folded] : []),
    ...(kind === 'outside' ? [texts.outside] : []),
  ];
  return (
    <button
      type="button"
      className={styles.box}
      style={style}
      data-kind={kind}
      data-initial={isInitial || undefined}
      aria-pressed={isSelected}
      onClick={onSelect}
    >
      {isInitial && <span aria-hidden="true">● </span>}
      {label}
      {notes.length > 0 && <VisuallyHidden>{` (${notes.join(', ')})`}</VisuallyHidden>}
    </button>
  );
}
