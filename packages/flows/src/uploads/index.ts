export { type UploadPorts, uploadOn, uploadsOn } from './ports.ts';
export type { uploadMachine } from './upload-machine.ts';
export type { uploadsMachine } from './uploads-machine.ts';
