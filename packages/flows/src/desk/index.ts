export type { Failure } from '../calls/failure.ts';
export { type DeskRequestPorts, type DeskSessionPorts, deskRequestOn, deskSessionOn } from './ports.ts';
export { type DeskDraft, type DraftKind, type deskRequestMachine, emptyDraft } from './request-machine.ts';
export type { deskSessionMachine } from './session-machine.ts';
