export type { Bytes } from './bytes.ts';
export { type Clock, systemClock } from './clock.ts';
export { type ErrorCode, errorCodes, SerialError, Stopped } from './errors.ts';
export { type DeviceInfo, windowedCapability } from './frames/messages.ts';
export type { FirmwareImage, ImageFormat } from './image/format.ts';
export { developmentKeyring } from './image/keys.ts';
export { ufw1 } from './image/ufw1.ts';
export { type UpgradableModel, upgradableModels } from './models.ts';
export { PayloadProtocol } from './session/payload-protocol.ts';
export type { DeviceProtocol } from './session/protocol.ts';
export { type LogEntry, type Progress, Session, type SessionOptions } from './session/session.ts';
export type { SerialTransport } from './transport/transport.ts';
export {
  choosePort,
  type WebSerial,
  type WebSerialPort,
  WebSerialTransport,
} from './transport/web-serial.ts';
export { parseVersion, type Version, versionText } from './version.ts';
