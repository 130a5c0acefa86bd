import { Figure } from '../../../components/Figure/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import * as styles from './StackDrawing.css.ts';
import type { StackPart } from './StackInstrument.tsx';

/** How much is drawn of the aircraft, and how much wider than its bracket: it goes on beyond the drawing. */
const edge = { height: 14, wider: 1.3 };

/** Lines of a bracket of one by one: a plate above, one below, and what holds them apart. */
const bracketLines = 'M0 0H1V.16H0ZM0 .84H1V1H0ZM.14 .16V.84M.24 .16V.84M.76 .16V.84M.86 .16V.84';

/** The box that a payload fills, and what it is fastened by. */
const payloadLines = 'M0 .08H1V1H0ZM.38 .08V0H.62V.08M0 .26H1';

/** Aircraft, bracket and payload on one axis, the parts some millimetres apart; all lengths are to one scale. */
export function StackDrawing({
  label,
  aircraft,
  parts: [bracket, payload],
  gap,
  room,
}: {
  /** What it shows, for those who do not see it. */
  label: string;
  /** Names of the aircraft. */
  aircraft: string;
  /** The bracket, and below it the payload. */
  parts: readonly [StackPart, StackPart];
  /** @unit mm */
  gap: number;
  /** The widest gap, for which there is room. @unit mm */
  room: number;
}) {
  const stack = bracket.height + payload.height;
  const edgeLength = bracket.length * edge.wider;
  const placed = [
    { kind: 'bracket', ...bracket, top: edge.height + gap, lines: bracketLines },
    { kind: 'payload', ...payload, top: edge.height + 2 * gap + bracket.height, lines: payloadLines },
  ];
  return (
    <figure
      className={styles.field}
      aria-label={label}
      style={customProperties({
        '--widest': Math.max(edgeLength, payload.length),
        '--highest': edge.height + 2 * room + stack,
      })}
    >
      <div className={styles.scene}>
        <div className={styles.aircraft} style={customProperties({ '--height': edge.height })}>
          <span className={styles.edge} style={customProperties({ '--length': edgeLength })} />
          <span className={styles.aircraftName}>{aircraft}</span>
        </div>
        <span
          className={styles.axis}
          style={customProperties({ '--y': edge.height, '--height': 2 * gap + stack })}
        />
        {placed.map(({ kind, code, top, length, height, weight, lines }) => (
          <div
            key={kind}
            className={styles.part}
            data-part={kind}
            style={customProperties({ '--y': top, '--height': height })}
          >
            <span className={styles.leader} />
            <svg
              className={styles.outline}
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              style={customProperties({ '--length': length })}
            >
              <path className={styles.lines} d={lines} />
            </svg>
            <span className={styles.measure}>
              <span className={styles.code}>{code}</span>
              <span>
                <Figure value={height} unit="mm" /> · <Figure value={weight} unit="g" />
              </span>
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
