import { type SimulatedPayload, valueOf } from '@payload/catalog/cloud-api';
import { activityOf, type PayloadActivity, pictureOf } from '@payload/cloud-api/workbench/payload-picture.ts';
import { FactList } from '@payload/ui/FactList';
import { Stack } from '@payload/ui/Stack';
import { PayloadState } from '@payload/ui/sections/api/PayloadState';
import { Text } from '@payload/ui/Text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

interface Fact {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

type Words = TFunction<'workbench'>;

function beamFacts(beam: NonNullable<PayloadActivity['beam']>, t: Words): Fact[] {
  const { brightness, strobes, follows, canTilt, tilt } = beam;
  const lit = strobes ? 'state.light.strobes' : 'state.light.on';
  const aim = () => {
    if (follows) return t('state.aim.follows');
    if (!canTilt) return t('state.aim.fixed');
    if (tilt === 0) return t('state.aim.level');
    return t(tilt < 0 ? 'state.aim.down' : 'state.aim.up', { degrees: Math.abs(tilt) });
  };
  return [
    {
      key: 'light',
      name: t('state.light.name'),
      text: brightness === 0 ? t('state.light.off') : t(lit, { brightness }),
    },
    { key: 'aim', name: t('state.aim.name'), text: aim() },
  ];
}

function flashFact(
  { rhythm, colour, brightness, isBeacon }: NonNullable<PayloadActivity['flash']>,
  t: Words,
): Fact {
  const spoken = t(`state.rhythms.${rhythm}`);
  if (!isBeacon) return { key: 'flash', name: t('state.flash.name'), text: spoken };
  const lit = t('state.beacon.value', { colour: t(`state.colours.${colour}`), rhythm: spoken, brightness });
  return { key: 'beacon', name: t('state.beacon.name'), text: rhythm === 'off' ? spoken : lit };
}

function voiceFacts(
  payload: SimulatedPayload,
  { volume, siren, isOn }: NonNullable<PayloadActivity['voice']>,
  t: Words,
): Fact[] {
  const { speech, playMode } = payload;
  const step = speech?.steps[speech.step]?.key;
  const voice = () => {
    if (!isOn) return t('state.voice.muted');
    if (speech && step && step !== 'play') return t('state.voice.preparing', { step });
    if (speech) return t('state.voice.speaking', { text: speech.text });
    return siren === 'off' ? t('state.voice.silent') : t(`state.voice.${siren}`);
  };
  return [
    { key: 'voice', name: t('state.voice.name'), text: voice() },
    {
      key: 'volume',
      name: t('state.volume.name'),
      text: t(playMode === 1 ? 'state.volume.loop' : 'state.volume.once', { volume }),
    },
  ];
}

function factsOf(payload: SimulatedPayload, t: Words): Fact[] {
  const { beam, flash, voice } = activityOf(payload);
  const { isReady, isLidClear, api } = payload;
  const lid = isLidClear === null ? 'unknown' : isLidClear ? 'clear' : 'blocked';
  const hasRole = (role: string) => api.widgets.some((widget) => widget.role === role);
  return [
    ...(isReady ? [] : [{ key: 'ready', name: t('state.starting.name'), text: t('state.starting.value') }]),
    ...(beam ? beamFacts(beam, t) : []),
    ...(flash ? [flashFact(flash, t)] : []),
    ...(voice ? voiceFacts(payload, voice, t) : []),
    ...(hasRole('lid-check') ? [{ key: 'lid', name: t('state.lid.name'), text: t(`state.lid.${lid}`) }] : []),
    ...(hasRole('battery')
      ? [
          {
            key: 'battery',
            name: t('state.battery.name'),
            text: t('state.battery.value', { charge: valueOf(payload, 'battery') }),
          },
        ]
      : []),
  ];
}

/** What the simulated payload is doing, drawn and in words. */
export function ConsoleState({ payload }: { payload: SimulatedPayload }) {
  const { t } = useTranslation('workbench');
  const facts = factsOf(payload, t);
  const picture = pictureOf(payload);
  const spoken = facts.map(({ name, text }) => t('state.fact', { name, value: text }));
  const flashes = picture.flash !== undefined || picture.beam?.strobes === true;
  return (
    <Stack gap={12}>
      <PayloadState
        {...picture}
        label={t('state.label', {
          name: payload.api.device.name,
          facts: spoken.join(t('state.separator')),
        })}
      />
      {flashes ? (
        <Text size="xs" tone="quiet">
          {t('state.slower')}
        </Text>
      ) : null}
      <FactList layout="narrow" ruled={false} items={facts} />
    </Stack>
  );
}
