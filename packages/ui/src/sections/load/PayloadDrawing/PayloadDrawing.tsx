import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatFigure } from '../../../components/Figure/index.ts';
import { LineDrawing } from '../../../components/LineDrawing/index.ts';
import { Surface } from '../../../components/Surface/index.ts';
import { CloseIcon } from '../../../icons/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import { arrange, type Hanging, type Place } from './arrangement.ts';
import * as styles from './PayloadDrawing.css.ts';

export type PayloadDrawingItem = Omit<Hanging, 'key'> & {
  /** Its code, which names it. */
  code: string;
  /** A Picture of its cut-out, 4:3, the product in the middle. */
  picture: ReactNode;
  /** What the whole width of its picture shows. @unit mm */
  pictureWidth: number;
  /** A port of the aircraft powers it; else it brings its own. */
  isPowered: boolean;
};

export type PayloadDrawingProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Plan of the aircraft: a drawing of 232 by 208 units. */
  plan: {
    /** Address of an SVG in `currentColor`. */
    src: string;
    /** Text alternative: what the drawing shows. */
    alt: string;
    /** Length of one unit of the drawing. @unit mm */
    unit: number;
  };
  /** What hangs, in the order it was hung. */
  items: readonly PayloadDrawingItem[];
  /** Takes a product off. Without it nothing can be taken off here. */
  onRemove?: ((code: string) => void) | undefined;
  /** A ModelViewer with what hangs, once it is asked for. @default none */
  model?: ReactNode;
  /** Whether the model is seen: the drawing then is not. @default false */
  isModelShown?: boolean | undefined;
  /** What is written and read out on it. */
  translations: {
    /** Where nothing hangs: "Nothing hangs yet." */
    empty: ReactNode;
    /** Name of the button at a product: "Take off T90". */
    remove: (code: string) => string;
  };
};

/** The scale that is drawn. @unit mm */
const mark = 100;

const placed = ({ x, y, width, height }: Place) =>
  customProperties({ '--x': x, '--y': y, '--width': width, '--height': height });

/** What hangs under an aircraft and sits on it, in its true size beside the plan, with what powers it. */
export function PayloadDrawing({
  plan,
  items,
  onRemove,
  model,
  isModelShown = false,
  translations,
  className,
  style,
  ...rest
}: PayloadDrawingProps) {
  const { width, height, ...at } = arrange(
    items.map((item) => ({ ...item, key: item.code })),
    plan.unit,
  );
  return (
    // A drawing runs the same way in every language.
    <figure
      className={cx(styles.root, className)}
      dir="ltr"
      data-model={isModelShown ? 'shown' : undefined}
      style={customProperties({ '--scene-width': width, '--scene-height': height }, style)}
      {...rest}
    >
      <div className={styles.scene}>
        <LineDrawing className={styles.plan} src={plan.src} alt={plan.alt} style={placed(at.plan)} />
        <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {items.map(({ code, isPowered }) => (
            <polyline
              key={code}
              className={styles.line}
              data-powered={isPowered ? '' : undefined}
              points={at.lines[code]}
            />
          ))}
        </svg>
        {items.length === 0 ? (
          <p className={styles.empty}>{translations.empty}</p>
        ) : (
          <ul>
            {items.map(({ code, side, picture, pictureWidth }) => (
              <li
                key={code}
                className={styles.item}
                data-side={side}
                style={{
                  ...(at.items[code] && placed(at.items[code])),
                  ...customProperties({ '--picture': pictureWidth, '--row': at.row }),
                }}
              >
                <span className={styles.picture}>{picture}</span>
                {onRemove ? (
                  <button
                    type="button"
                    className={styles.name}
                    aria-label={translations.remove(code)}
                    onClick={() => onRemove(code)}
                  >
                    {code}
                    <CloseIcon className={styles.cross} size={16} />
                  </button>
                ) : (
                  <span className={styles.name}>{code}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={styles.scale}>
        <span className={styles.mark} style={customProperties({ '--width': mark })} />
        {formatFigure(mark, 'mm')}
      </span>
      {model ? (
        <Surface className={styles.model} theme="night">
          {model}
        </Surface>
      ) : null}
    </figure>
  );
}
