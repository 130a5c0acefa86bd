import type { UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { lampOf } from '@payload/flows/firmware-upgrade/lamp';
import { type LampSignal, lampSignals } from '@payload/serial/lamps';
import { formatFigure } from '@payload/ui/Figure';
import { DeviceDrawing, type DeviceShape } from '@payload/ui/sections/port/DeviceDrawing';
import { useTranslation } from 'react-i18next';

type Model = keyof typeof lampSignals;

const shapes: Readonly<Record<Model, DeviceShape>> = { S3MINI: 'beacon', AD2: 'dropper' };

const isModel = (name: string): name is Model => Object.hasOwn(shapes, name);

/**
 * The device at the cable and what its status lamp has to show, to be compared with the bench. It imports nothing that the page's
 * first view has, which would be cut into a file of its own.
 */
export function DeviceAtPort({ snapshot }: { snapshot: UpgradeSnapshot }) {
  const { t } = useTranslation('lamp');
  const model = snapshot.context.info?.model ?? '';
  if (!isModel(model)) return null;
  const state = lampOf(snapshot);
  const signal = state === null ? undefined : lampSignals[model][state];
  const inWords = ({ colour, periodMs }: LampSignal) =>
    t(periodMs === 0 ? 'steady' : 'flashing', {
      colour: t(`colours.${colour}`),
      period: formatFigure(periodMs / 1000, 's'),
    });
  return (
    <DeviceDrawing
      aria-label={t('title')}
      shape={shapes[model]}
      lamp={signal && { colour: signal.colour, period: signal.periodMs }}
      status={state === null ? t('unknown') : t(`states.${state}`)}
      lampText={signal ? inWords(signal) : t(signal === null ? 'dark' : 'unseen')}
    />
  );
}
