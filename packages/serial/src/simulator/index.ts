export type { BrowserPort } from './browser-port.ts';
export { BrowserSerial } from './browser-serial.ts';
export type { SimulatedDevice } from './device.ts';
export { deviceFaultKinds, type Fault, lineFaultKinds } from './faults.ts';
export type { SimulatedLine } from './line.ts';
export { FaultSyntaxError, parseFault } from './parse-fault.ts';
export { type DeviceProfile, inProtocol, profiles } from './profiles.ts';
export { Simulation, type SimulationOptions } from './simulation.ts';
export { VirtualClock } from './virtual-clock.ts';
