import { type ErrorCode, SerialError } from '../errors.ts';
import { nameOf } from './name-of.ts';
import type { WebSerial, WebSerialPort } from './web-serial.ts';

/**
 * Asks the visitor for a port; to be called in the very handler of a click. Rejects with `unsupported-browser`,
 * `no-port-selected`, `gesture-required` or `policy-blocked`.
 */
export async function choosePort(
  serial: WebSerial | undefined,
  { hasGesture }: { hasGesture: boolean },
): Promise<WebSerialPort> {
  if (serial === undefined) throw new SerialError('unsupported-browser', 'This browser has no Web Serial.');
  try {
    return await serial.requestPort();
  } catch (error) {
    const name = nameOf(error);
    // A dismissed chooser and a missing gesture say the same to the visitor; a policy is the browser's owner's.
    const refused: ErrorCode = hasGesture ? 'policy-blocked' : 'gesture-required';
    const code = name === 'NotFoundError' ? 'no-port-selected' : refused;
    throw new SerialError(code, `The browser gave no port: ${name}.`, { cause: error });
  }
}
