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

/** Every machine with the files its diagram, and the places of its boxes and arrows, lie in. */
export const machines: readonly { machine: AnyStateMachine; file: string; layout: string }[] = [
  { machine: signInMachine, ...filesAt('sign-in/diagram') },
  { machine: applyMachine, ...filesAt('apply/diagram') },
  { machine: uploadsMachine, ...filesAt('uploads/uploads.diagram') },
  { machine: uploadMachine, ...filesAt('uploads/upload.diagram') },
  { machine: firmwareUpgradeMachine, ...filesAt('firmware-upgrade/diagram') },
  { machine: recommendationMachine, ...filesAt('recommendation/diagram') },
  { machine: deskSessionMachine, ...filesAt('desk/session.diagram') },
  { machine: deskRequestMachine, ...filesAt('desk/request.diagram') },
];

function filesAt(path: string) {
  const at = (ending: string) => fileURLToPath(new URL(`../src/${path}.${ending}`, import.meta.url));
  return { file: at('mmd'), layout: at('layout.json') };
}
