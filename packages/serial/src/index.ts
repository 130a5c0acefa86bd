export type { Bytes } from './bytes.ts';
export { type Clock, systemClock } from './clock.ts';
export { type ErrorCode, errorCodes, SerialError, type Values } from './errors.ts';
export { windowedCapability } from './frames/capabilities.ts';
export type { DeviceInfo, ProtocolVersion } from './frames/device-info.ts';
export type { FirmwareImage, ImageFormat } from './image/format.ts';
export { developmentKeyring } from './image/keys.ts';
export { ufw1 } from './image/ufw1.ts';
export { type UpgradableModel, upgradableModels } from './models.ts';
export type { LogEntry, Progress, Waiting } from './session/log.ts';
export { PayloadProtocol } from './session/payload-protocol.ts';
export type { DeviceProtocol } from './session/protocol.ts';
export { consentKey, judgeRestart, type Proof, runsImage } from './session/restart-proof.ts';
export type { Restarted } from './session/restart-search.ts';
export { Session, type SessionOptions } from './session/session.ts';
export { choosePort } from './transport/choose-port.ts';
export type { SerialTransport } from './transport/transport.ts';
export {
  type PortList,
  successorsOf,
  type WebSerial,
  type WebSerialPort,
  WebSerialTransport,
} from './transport/web-serial.ts';
export { parseVersion, type Version, versionText } from './version.ts';
