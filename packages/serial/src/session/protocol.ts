import type { DeviceInfo } from '../frames/device-info.ts';
import type { FirmwareImage } from '../image/format.ts';
import type { Link } from './link.ts';

/** Told how many milliseconds more the device wants. */
type OnBusy = (ms: number) => void;

/** What one kind of device is spoken to in. The maker's own takes the place of ours by implementing this. */
export interface DeviceProtocol {
  /** Rejects with `hello-timeout` or `bad-hello`. */
  hello(link: Link): Promise<DeviceInfo>;
  /** Asks once, of a device that is known: null where it is not heard. */
  helloOnce(link: Link): Promise<DeviceInfo | null>;
  /** Asks the device to go on at another rate; when this resolves, it has switched. False where it does not want to. */
  setRate(link: Link, baudRate: number): Promise<boolean>;
  /** Makes the device ready to take the image. Rejects with a `file-…` code where the device refuses it. */
  begin(link: Link, image: FirmwareImage, info: DeviceInfo, onBusy: OnBusy): Promise<void>;
  /** Sends the image; `progress` is told how many bytes the device has acknowledged. */
  transfer(
    link: Link,
    image: FirmwareImage,
    info: DeviceInfo,
    progress: (acknowledged: number, repeated: number) => void,
  ): Promise<void>;
  /** Rejects with `verify-mismatch` unless the device proves that it holds exactly the image. */
  verify(link: Link, image: FirmwareImage, info: DeviceInfo, onBusy: OnBusy): Promise<void>;
  /** Lets the device know that no more of the image will come. */
  cancel(link: Link): Promise<void>;
  /** Asks the device to start again; it does not answer that. */
  reboot(link: Link): Promise<void>;
}
