import { type SimulatedPayload, valueOf, type WidgetRole } from '@payload/catalog/cloud-api';
import type { PayloadBeam, PayloadFlash, PayloadStateProps } from '@payload/ui/sections/api/PayloadState';

/** Where a light looks that follows a camera on its way. @unit degrees */
const cameraTilt = -30;

const has = ({ api }: SimulatedPayload, role: WidgetRole) => api.widgets.some((one) => one.role === role);

const rhythmsOfFlash = ['off', 'slow', 'fast', 'sos'] as const;
const rhythmsOfPattern = ['steady', 'slow', 'fast', 'sos', 'chase'] as const;
const coloursOf = ['red', 'blue', 'white', 'red-blue', 'all'] as const;
const sirens = ['off', 'police', 'fire', 'flood'] as const;

/** How the lamps flash; `own` is a pattern that the owner has stored. */
export type FlashRhythm = (typeof rhythmsOfFlash)[number] | (typeof rhythmsOfPattern)[number] | 'own';

/** What a payload is doing, in words of its own. */
export interface PayloadActivity {
  readonly beam: (PayloadBeam & { readonly follows: boolean; readonly canTilt: boolean }) | null;
  readonly flash: {
    readonly rhythm: FlashRhythm;
    readonly colour: (typeof coloursOf)[number];
    readonly brightness: number;
    /** Whether it is the only light, a beacon, and no flash beside a beam. */
    readonly isBeacon: boolean;
  } | null;
  readonly voice: {
    readonly volume: number;
    readonly siren: (typeof sirens)[number];
    readonly isOn: boolean;
  } | null;
}

/** What the values of the widgets come to. Null is what the payload does not have. */
export function activityOf(payload: SimulatedPayload): PayloadActivity {
  const value = (role: WidgetRole) => valueOf(payload, role);
  const isLit = value('light') === 1;
  const isBeacon = has(payload, 'pattern');
  const follows = value('link') === 1;
  const flash = isBeacon
    ? {
        rhythm: isLit ? (rhythmsOfPattern[value('pattern')] ?? ('own' as const)) : ('off' as const),
        colour: coloursOf[value('colour')] ?? 'white',
        brightness: value('brightness'),
        isBeacon,
      }
    : {
        rhythm: rhythmsOfFlash[value('flash')] ?? 'off',
        colour: 'red-blue' as const,
        brightness: 100,
        isBeacon,
      };
  return {
    beam: has(payload, 'link')
      ? {
          brightness: isLit ? value('brightness') : 0,
          tilt: follows ? cameraTilt : value('tilt'),
          strobes: value('strobe') === 1,
          follows,
          canTilt: has(payload, 'tilt'),
        }
      : null,
    flash: isBeacon || has(payload, 'flash') ? flash : null,
    voice: has(payload, 'volume')
      ? {
          volume: value('volume'),
          siren: sirens[value('siren')] ?? 'off',
          isOn: !has(payload, 'amplifier') || value('amplifier') === 1,
        }
      : null,
  };
}

const lampsOf: Readonly<Record<(typeof coloursOf)[number], PayloadFlash['colours']>> = {
  red: ['red', 'red'],
  blue: ['blue', 'blue'],
  white: ['white', 'white'],
  'red-blue': ['red', 'blue'],
  all: ['red', 'blue', 'white'],
};

/** What is drawn of it. A pattern of the owner's own is drawn as slow flashing. */
export function pictureOf(payload: SimulatedPayload): Omit<PayloadStateProps, 'label'> {
  const { beam, flash, voice } = activityOf(payload);
  const isPlaying = payload.speech?.steps[payload.speech.step]?.key === 'play';
  const isHeard = voice?.isOn === true && (isPlaying || voice.siren !== 'off');
  const rhythm = flash?.rhythm === 'own' ? 'slow' : flash?.rhythm;
  return {
    beam: beam ? { brightness: beam.brightness, tilt: beam.tilt, strobes: beam.strobes } : undefined,
    flash:
      flash && rhythm && rhythm !== 'off'
        ? { colours: lampsOf[flash.colour], rhythm, brightness: flash.brightness }
        : undefined,
    volume: isHeard ? voice.volume : 0,
  };
}
