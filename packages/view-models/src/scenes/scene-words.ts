import type { Scene } from '@payload/catalog';
import { formatFigure, isolated } from '@payload/ui/Figure';
import { noBreakUnits } from '@payload/web/language/no-break-units.ts';

type SceneWord =
  | 'aircraft'
  | 'payload'
  | 'distance'
  | 'width'
  | 'lux'
  | 'near'
  | 'nearLevel'
  | 'far'
  | 'farLevel';

const figure = (value: number, unit: string, digits?: number) =>
  isolated(noBreakUnits(formatFigure(Number(value.toFixed(1)), unit, { digits })));

/** What the sentences about a scene are made with: codes, and its figures with their units; empty what it does not have. */
export function sceneWords({ aircraft, payload, work }: Scene): Record<SceneWord, string> {
  const codes = { aircraft: aircraft.code, payload: payload.code };
  const light = { distance: '', width: '', lux: '' };
  const sound = { near: '', nearLevel: '', far: '', farLevel: '' };
  if (work.kind === 'sound') {
    const { near, far } = work;
    return {
      ...codes,
      ...light,
      near: figure(Math.round(near.distanceM), 'm'),
      nearLevel: figure(near.levelDb, 'dB', 1),
      far: figure(Math.round(far.distanceM), 'm'),
      farLevel: figure(far.levelDb, 'dB', 1),
    };
  }
  const { distance, width, lux } = work;
  return {
    ...codes,
    ...sound,
    distance: figure(distance.lengthM, 'm'),
    width: figure(width.lengthM, 'm', 1),
    lux: figure(lux, 'lx', lux < 100 ? 1 : 0),
  };
}
