import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { applyMachine } from '../src/apply/machine.ts';
import { deskRequestMachine } from '../src/desk/request-machine.ts';
import { deskSessionMachine } from '../src/desk/session-machine.ts';
import { firmwareUpgradeMachine } from '../src/firmware-upgrade/machine.ts';
import { recommendationMachine } from '../src/recommendation/machine.ts';
import { signInMachine } from '../src/sign-in/machine.ts';
import { uploadMachine } from '../src/uploads/upload-machine.ts';
import { uploadsMachine } from '../src/uploads/uploads-machine.ts';

/** Every machine with the file that its diagram lies in. */
export const machines: readonly { machine: AnyStateMachine; file: string }[] = [
  { machine: signInMachine, file: fileAt('sign-in/diagram') },
  { machine: applyMachine, file: fileAt('apply/diagram') },
  { machine: uploadsMachine, file: fileAt('uploads/uploads.diagram') },
  { machine: uploadMachine, file: fileAt('uploads/upload.diagram') },
  { machine: firmwareUpgradeMachine, file: fileAt('firmware-upgrade/diagram') },
  { machine: recommendationMachine, file: fileAt('recommendation/diagram') },
  { machine: deskSessionMachine, file: fileAt('desk/session.diagram') },
  { machine: deskRequestMachine, file: fileAt('desk/request.diagram') },
];

function fileAt(path: string): string {
  return fileURLToPath(new URL(`../src/${path}.mmd`, import.meta.url));
}
