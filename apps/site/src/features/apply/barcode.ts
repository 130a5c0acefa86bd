/** What of the browser's detector is used; TypeScript does not know it yet. */
export interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type Detector = new () => BarcodeReader;

function isDetector(value: unknown): value is Detector {
  return typeof value === 'function';
}

function detector(): Detector | null {
  const found: unknown = Reflect.get(window, 'BarcodeDetector');
  return isDetector(found) ? found : null;
}

/** Whether this browser can read codes from a camera. Only in a browser. */
export function canScan(): boolean {
  // Without a secure connection there is no `mediaDevices`, whatever the types say.
  return detector() !== null && 'mediaDevices' in navigator;
}

/** A reader of whatever kinds of code the system knows. Errors: `TypeError` where `canScan` says no. */
export function createReader(): BarcodeReader {
  const Detector = detector();
  if (!Detector) throw new TypeError('This browser reads no codes: ask canScan first.');
  return new Detector();
}

const serialShape = /^[A-Z\d-]{4,32}$/;

/**
 * The serial number in a code of a label: the number alone, after `SN`, or in an address as `sn`, `serial` or below `/device`.
 * Null where there is none.
 */
export function serialIn(code: string): string | null {
  const text = code.normalize('NFKC').trim();
  const named =
    /(?:^|[^\p{L}\d])(?:S\/?N|serial(?:number|no)?)\s*[:=#\s]\s*([\w-]+)/iu.exec(text)?.[1] ??
    /\/device\/([\w-]+)\/?$/i.exec(text)?.[1];
  const serial = (named ?? text).toUpperCase();
  return serialShape.test(serial) ? serial : null;
}

/**
 * The serial number in a text that holds more than it, as a code of a label or an address of a device does; null where the text is
 * typed as it stands.
 */
export function serialPasted(text: string): string | null {
  return /[:=/#]/.test(text) ? serialIn(text) : null;
}
