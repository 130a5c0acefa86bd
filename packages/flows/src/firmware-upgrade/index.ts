export { failureCount, failuresUntilService } from './context.ts';
export {
  baudRate,
  createUpgrade,
  type Upgrade,
  type UpgradeSnapshot,
  type UpgradeView,
} from './controller.ts';
export { type DeviceWord, deviceWord, deviceWords, leftBehind } from './device-word.ts';
export { type FirmwareSource, isFirmwareSource } from './firmware-source.ts';
export type { LogLine } from './journal.ts';
export { recordOf } from './ledger.ts';
export { firmwareUpgradeMachine } from './machine.ts';
export { type Memory, memoryIn, noMemory } from './memory.ts';
export { isBroken, isVerified, isWriting } from './moments.ts';
export { percentOf } from './percent.ts';
export { type PortLine, watchConnections } from './port-line.ts';
export {
  type RehearsalChoice,
  type RehearsalFault,
  rehearsalFaults,
  rehearsalLine,
} from './rehearsal-line.ts';
