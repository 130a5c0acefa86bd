export { type SendInput, uploadMachine } from './upload-machine.ts';
export { uploadsMachine } from './uploads-machine.ts';
