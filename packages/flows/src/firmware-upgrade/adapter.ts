import type { WebSerialPort } from '@payload/serial';

/** Makers of USB adapters by their vendor number, and what their chips are called. */
const chips: Readonly<Record<number, string>> = {
  0x0403: 'FTDI',
  0x067b: 'PL2303',
  0x10c4: 'CP210x',
  0x1a86: 'CH340',
};

const hex = (number: number) => number.toString(16).padStart(4, '0');

/** What a port sits behind: the name of its chip, else its USB numbers as `1a2b:3c4d`; null where it is no USB. */
export function adapterOf(port: WebSerialPort): string | null {
  const { usbVendorId, usbProductId = 0 } = port.getInfo();
  if (usbVendorId === undefined) return null;
  return chips[usbVendorId] ?? `${hex(usbVendorId)}:${hex(usbProductId)}`;
}
