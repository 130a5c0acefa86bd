import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { applyMachine } from '../src/apply/machine.ts';
import { firmwareUpgradeMachine } from '../src/firmware-upgrade/machine.ts';
import { recommendationMachine } from '../src/recommendation/machine.ts';
import { signInMachine } from '../src/sign-in/machine.ts';
import { uploadMachine } from '../src/uploads/upload-machine.ts';
import { uploadsMachine } from '../src/uploads/uploads-machine.ts';

/** Every machine with the file its diagram lies in. */
export const machines: readonly { machine: AnyStateMachine; file: string }[] = [
  { machine: signInMachine, file: diagram('sign-in/diagram.mmd') },
  { machine: applyMachine, file: diagram('apply/diagram.mmd') },
  { machine: uploadsMachine, file: diagram('uploads/uploads.diagram.mmd') },
  { machine: uploadMachine, file: diagram('uploads/upload.diagram.mmd') },
  { machine: firmwareUpgradeMachine, file: diagram('firmware-upgrade/diagram.mmd') },
  { machine: recommendationMachine, file: diagram('recommendation/diagram.mmd') },
];

function diagram(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}
