import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { formatFigure, isolated } from '../../../components/Figure/index.ts';
import { Readings } from '../../../components/Readings/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { Slider } from '../../../components/Slider/index.ts';
import { cx } from '../../../theme/cx.ts';
import { StackDrawing } from './StackDrawing.tsx';
import * as styles from './StackInstrument.css.ts';

export type StackPart = {
  /** Its code, which names it. */
  code: string;
  /** As long as it is seen from the side. @unit mm */
  length: number;
  /** As high as it is. @unit mm */
  height: number;
  /** What it weighs. @unit g */
  weight: number;
};

export type StackAircraft = {
  /** Its code, which names it. */
  code: string;
  /** What it may lift. @unit g */
  limit: number;
};

export type StackPayload = StackPart & {
  /** Codes of the aircraft that fly it on this bracket, one at least. */
  aircraft: readonly string[];
};

export type StackInstrumentProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The bracket. */
  bracket: StackPart;
  /** What the bracket is rated for. @unit kg */
  rating: number;
  /** Aircraft that the bracket is made for. */
  aircraft: readonly StackAircraft[];
  /** What it holds, each with the codes of the aircraft that fly it so. */
  payloads: readonly [StackPayload, ...StackPayload[]];
  /** Code of the payload that is mounted; with `onPayloadChange`. @default `defaultPayload`: it keeps its own state */
  payload?: string | undefined;
  /** Uncontrolled first payload. @default the first */
  defaultPayload?: string | undefined;
  /** Called with the code of the payload that was chosen. */
  onPayloadChange?: ((payload: string) => void) | undefined;
  /** Millimetres between the parts, 0 to 40; with `onGapChange`. @default `defaultGap`: it keeps its own state */
  gap?: number | undefined;
  /** Uncontrolled first gap. @unit mm @default 20 */
  defaultGap?: number | undefined;
  /** Called with the gap that was moved to. */
  onGapChange?: ((gap: number) => void) | undefined;
  /** What is written and read out on it. */
  translations: {
    /** Names the choice of a payload. */
    payload: string;
    /** What the drawing shows, for those who do not see it. */
    drawing: (codes: { aircraft: string; bracket: string; payload: string }) => string;
    /** "Parts moved apart" */
    gap: string;
    /** Read out while the parts are moved: "20 mm apart". */
    apart: (gap: string) => string;
    /** Read out where they are together: "together: 173 mm high". */
    together: (height: string) => string;
    /** Name of a figure: "Height together". */
    height: ReactNode;
    /** "38 mm of bracket, 135 mm of T90" */
    heights: (values: { bracket: string; payload: string; code: string }) => ReactNode;
    /** Name of a figure: "Weight together". */
    weight: ReactNode;
    /** "116 g of bracket, 845 g of T90" */
    weights: (values: { bracket: string; payload: string; code: string }) => ReactNode;
    /** Name of a figure: "Left on the M350". */
    left: (aircraft: string) => string;
    /** "of the 2 730 g that it lifts" */
    ofLimit: (limit: string) => ReactNode;
    /** Name of a figure: "The bracket is rated for". */
    rating: ReactNode;
    /** "T90 takes 28 % of it" */
    share: (values: { code: string; share: string }) => ReactNode;
  };
};

/** As far as parts are moved apart, in millimetres. */
const mostApart = 40;

const written = (value: number, unit: string) => isolated(formatFigure(value, unit));

/** What hangs below an aircraft on a bracket, in an exploded side view to scale, with its height and its weight. */
export function StackInstrument({
  bracket,
  rating,
  aircraft,
  payloads,
  payload,
  defaultPayload,
  onPayloadChange,
  gap,
  defaultGap = 20,
  onGapChange,
  translations,
  className,
  ...rest
}: StackInstrumentProps) {
  const [ownPayload, setOwnPayload] = useState(defaultPayload);
  const [ownGap, setOwnGap] = useState(defaultGap);
  const chosen = payloads.find(({ code }) => code === (payload ?? ownPayload)) ?? payloads[0];
  const apart = Math.min(mostApart, Math.max(0, gap ?? ownGap));
  const carriers = aircraft.filter(({ code }) => chosen.aircraft.includes(code));
  const [first, ...others] = carriers;
  const height = bracket.height + chosen.height;
  const weight = bracket.weight + chosen.weight;
  const names = carriers.map(({ code }) => code).join(' / ');

  return (
    <div className={cx(styles.root, className)} {...rest}>
      <Select
        className={styles.payload}
        label={translations.payload}
        options={payloads.map(({ code }) => ({ value: code, label: code }))}
        value={chosen.code}
        onValueChange={(code) => {
          setOwnPayload(code);
          onPayloadChange?.(code);
        }}
      />
      {/* What hangs hangs the same way in every language. */}
      <div dir="ltr">
        <StackDrawing
          label={translations.drawing({ aircraft: names, bracket: bracket.code, payload: chosen.code })}
          aircraft={names}
          parts={[bracket, chosen]}
          gap={apart}
          room={mostApart}
        />
        <Slider
          label={translations.gap}
          unit="mm"
          max={mostApart}
          tick={5}
          labelled={20}
          value={apart}
          valueText={(next) =>
            next === 0
              ? translations.together(formatFigure(height, 'mm'))
              : translations.apart(formatFigure(next, 'mm'))
          }
          onValueChange={(next) => {
            setOwnGap(next);
            onGapChange?.(next);
          }}
        />
      </div>
      <Readings
        className={styles.readings}
        readings={[
          {
            key: 'height',
            name: translations.height,
            value: height,
            unit: 'mm',
            lit: true,
            word: translations.heights({
              bracket: written(bracket.height, 'mm'),
              payload: written(chosen.height, 'mm'),
              code: chosen.code,
            }),
          },
          {
            key: 'weight',
            name: translations.weight,
            value: weight,
            unit: 'g',
            word: translations.weights({
              bracket: written(bracket.weight, 'g'),
              payload: written(chosen.weight, 'g'),
              code: chosen.code,
            }),
          },
          ...(first
            ? [
                {
                  key: 'left',
                  name: translations.left(first.code),
                  value: first.limit - weight,
                  unit: 'g',
                  word: translations.ofLimit(written(first.limit, 'g')),
                  others: others.map(({ code, limit }) => ({ name: code, value: limit - weight, unit: 'g' })),
                },
              ]
            : []),
          {
            key: 'rating',
            name: translations.rating,
            value: rating,
            unit: 'kg',
            word: translations.share({
              code: chosen.code,
              share: written(Math.round(chosen.weight / rating / 10), '%'),
            }),
          },
        ]}
      />
    </div>
  );
}
