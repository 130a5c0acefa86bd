import type { BeamInstrumentProps } from '@payload/ui/BeamInstrument';
import type { TFunction } from 'i18next';

/** What the beam instrument says, of the texts `beam`. */
export function beamWords(t: TFunction<'beam'>): BeamInstrumentProps['translations'] {
  return {
    distance: t('distance'),
    spoken: (values) => t('spoken', values),
    light: t('light'),
    circle: t('circle'),
    moon: t('moon'),
    recognised: t('recognised'),
    levels: t('levels', { returnObjects: true }),
    lanes: (count) => (count === 0 ? t('noLane') : t('lanes', { count })),
    moonlight: (lux) => t('moonlight', { lux }),
    within: t('within'),
    beyond: t('beyond'),
    limit: (distance) => t('limit', { distance }),
    add: t('add'),
    remove: (name) => t('remove', { code: name }),
  };
}
