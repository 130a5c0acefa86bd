import { circleWidth, illuminance } from '@payload/measure/light';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { CloseIcon, PlusIcon } from '../../icons/index.ts';
import { customProperties } from '../../lib/customProperties.ts';
import { type LightLevel, lanesIn, lightLevel, moonLux, worthyDigits } from '../../lib/light.ts';
import { cx } from '../../theme/cx.ts';
import { Figure, formatFigure, formatNumber, isolated } from '../Figure/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Plate } from '../Plate/index.ts';
import { Readings } from '../Readings/index.ts';
import { Slider } from '../Slider/index.ts';
import { BeamDrawing, BeamLine } from './BeamDrawing.tsx';
import * as styles from './BeamInstrument.css.ts';

/** A lamp's beam by its figures. */
export type InstrumentBeam = {
  /** Its product code, which names it. */
  code: string;
  /** Of the whole cone. @unit degrees */
  angle: number;
  /** Luminous intensity on the axis, in candelas. */
  intensity: number;
  /** As far as a person is recognised in it, in metres. */
  recognised: number;
};

export type BeamInstrumentProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The lamp at hand first; up to three more are laid over it. */
  beams: readonly [InstrumentBeam, ...InstrumentBeam[]];
  /** Metres from the lamp, 10 to 300; with `onDistanceChange`. @default `defaultDistance`: it keeps its own state */
  distance?: number | undefined;
  /** Uncontrolled first distance. @default 100 */
  defaultDistance?: number | undefined;
  /** Called with the distance that was moved to. */
  onDistanceChange?: ((distance: number) => void) | undefined;
  /** Takes a lamp away that lies over the first. @default those stay */
  onRemove?: ((code: string) => void) | undefined;
  /** Codes of the lamps that can be laid over it; with `onAdd`. @default none */
  addable?: readonly string[] | undefined;
  /** Lays a lamp over it that is chosen in place. */
  onAdd?: ((code: string) => void) | undefined;
  /** The lamp at hand, as a picture where the beam begins. It says nothing. @default none */
  picture?: ReactNode;
  /** What is written and read out on it. */
  translations: {
    /** "Distance from the lamp" */
    distance: string;
    /** Read out while the distance changes, units as words: "120 metres: 18.7 lux, a lit street; a circle of 23.1 metres". */
    spoken: (values: { distance: string; light: string; level: string; circle: string }) => string;
    /** Name of a figure: "Light on the axis". */
    light: ReactNode;
    /** Name of a figure: "Circle". */
    circle: ReactNode;
    /** Name of a figure: "Against the full moon". */
    moon: ReactNode;
    /** Name of a figure: "A person is recognised to". */
    recognised: ReactNode;
    /** What the light is like, each by the least it stands for. */
    levels: Record<LightLevel, string>;
    /** "5 lanes of a road", for none "narrower than a lane". */
    lanes: (count: number) => ReactNode;
    /** "full moon: 0.25 lx" */
    moonlight: (lux: string) => ReactNode;
    /** That a person is recognised at the distance. */
    within: string;
    /** That a person is not recognised at the distance. */
    beyond: string;
    /** At the limit in the drawing: "a person is recognised to 250 m". */
    limit: (distance: string) => ReactNode;
    /** "Lay a model over it" */
    add: string;
    /** Name of the button that takes a lamp away: "Remove T60". */
    remove: (code: string) => string;
  };
};

/** Where a data sheet's inverse square begins to be true, and where the axis ends, in metres. */
const nearest = 10;
const reach = 300;

/** Behind this part of the axis the words of the limit stand before its line. */
const turning = 0.5;

/** What a beam gives at a distance: a figure for each of the four columns. */
function readingsOf({ angle, intensity, recognised }: InstrumentBeam, distance: number) {
  const lux = illuminance(intensity, distance);
  const moons = lux / moonLux;
  return {
    light: { value: lux, unit: 'lx', digits: worthyDigits(lux) },
    circle: { value: circleWidth(angle, distance), unit: 'm', digits: 1 },
    moon: { value: moons, unit: '×', digits: moons >= 10 ? 0 : 1 },
    recognised: { value: recognised, unit: 'm' },
  };
}

/** A lamp's light at any distance, measured by moving along its beam; other lamps are laid over it. */
export function BeamInstrument({
  beams,
  distance,
  defaultDistance = 100,
  onDistanceChange,
  onRemove,
  addable = [],
  onAdd,
  picture,
  translations,
  className,
  ...rest
}: BeamInstrumentProps) {
  const [own, setOwn] = useState(defaultDistance);
  const models = useRef<HTMLUListElement>(null);
  const at = Math.min(reach, Math.max(nearest, distance ?? own));
  const [subject, ...overlays] = beams;
  const spoken = (metres: number) => {
    const { light, circle } = readingsOf(subject, metres);
    return translations.spoken({
      distance: formatNumber(metres),
      light: formatNumber(light.value, light),
      level: translations.levels[lightLevel(light.value)],
      circle: formatNumber(circle.value, circle),
    });
  };
  const lux = illuminance(subject.intensity, at);
  const words = {
    light: translations.levels[lightLevel(lux)],
    circle: translations.lanes(lanesIn(circleWidth(subject.angle, at))),
    moon: translations.moonlight(isolated(formatFigure(moonLux, 'lx'))),
    recognised: at <= subject.recognised ? translations.within : translations.beyond,
  };
  const readings = readingsOf(subject, at);
  const limitAt = subject.recognised / reach;

  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <ul ref={models} className={styles.models} tabIndex={-1}>
          {beams.map(({ code, angle }, index) => (
            <li key={code} className={styles.model} data-subject={index === 0 ? '' : undefined}>
              <Plate
                code={code}
                cells={[<BeamLine key="line" place={index} />, <Figure key="angle" value={angle} unit="°" />]}
              />
              {index === 0 || onRemove === undefined ? null : (
                <IconButton
                  variant="quiet"
                  size="toolbar"
                  label={translations.remove(code)}
                  onClick={() => {
                    onRemove(code);
                    // The button goes with the model.
                    models.current?.focus();
                  }}
                  data-screen-only=""
                >
                  <CloseIcon size={16} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {onAdd === undefined || addable.length === 0 ? null : (
          <span className={styles.addition} data-screen-only="">
            <PlusIcon size={16} />
            <select
              className={styles.choice}
              aria-label={translations.add}
              value=""
              onChange={(event) => onAdd(event.target.value)}
            >
              {/* Names the list; it is no lamp. */}
              <option value="" hidden>
                {translations.add}
              </option>
              {addable.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      {/* An axis of metres runs the same way in every language. */}
      <div className={styles.stage} dir="ltr" data-picture={picture ? '' : undefined}>
        {picture ? (
          <div className={styles.picture} aria-hidden="true">
            {picture}
          </div>
        ) : null}
        <div
          className={styles.field}
          style={customProperties({ '--at': `${(at / reach) * 100}%`, '--limit': `${limitAt * 100}%` })}
        >
          {limitAt > 1 ? null : (
            <p className={styles.limit} data-side={limitAt > turning ? 'before' : 'behind'}>
              <bdi>{translations.limit(isolated(formatFigure(subject.recognised, 'm')))}</bdi>
            </p>
          )}
          <BeamDrawing beams={beams} distance={at} reach={reach} />
          <span className={styles.leader} />
        </div>
        <Slider
          className={styles.slider}
          label={translations.distance}
          unit="m"
          max={reach}
          least={nearest}
          tick={10}
          labelled={100}
          value={at}
          valueText={spoken}
          onValueChange={(next) => {
            setOwn(next);
            onDistanceChange?.(next);
          }}
        />
      </div>
      <Readings
        className={styles.readings}
        readings={(['light', 'circle', 'moon', 'recognised'] as const).map((key) => ({
          key,
          name: translations[key],
          ...readings[key],
          lit: key === 'light',
          word: words[key],
          others: overlays.map((overlay) => ({ name: overlay.code, ...readingsOf(overlay, at)[key] })),
        }))}
      />
    </div>
  );
}
