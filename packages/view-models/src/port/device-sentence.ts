import type { DeviceWord } from '@payload/flows/firmware-upgrade';
import type { DeviceInfo } from '@payload/serial';
import type { TFunction } from 'i18next';
import { deviceName } from './devices.ts';

/** A device's product name and serial number; the name alone where it has none. */
export function deviceNamed(
  { model, serial }: Pick<DeviceInfo, 'model' | 'serial'>,
  t: TFunction<'port'>,
): string {
  const device = deviceName(model);
  return serial === '' ? device : t('device.named', { device, serial });
}

/** A serial number, or that there is none. */
export function serialText(serial: string, t: TFunction<'port'>): string {
  return serial === '' ? t('device.noSerial') : serial;
}

/** What may be said of the device, as a sentence. */
export function deviceSentence(word: DeviceWord, t: TFunction<'port'>): string {
  if (word.says === 'untouched') return t('device.untouched');
  return t(`device.${word.says}`, { named: deviceNamed(word, t), version: word.version });
}
