import type { Upload } from '@payload/api/contract';
import { actorOf } from '../actors/plain-actors.ts';
import type { Port } from '../ports/port.ts';
import { type SendInput, uploadMachine } from './upload-machine.ts';
import { uploadsMachine } from './uploads-machine.ts';

/** What files need from outside. */
export interface UploadPorts {
  readonly sendFile: Port<SendInput, Upload>;
  /** Deletes what has arrived, by its id on the server. */
  readonly deleteFile: Port<{ id: string }, void>;
}

/** One file, with its ports. */
export function uploadOn({ sendFile, deleteFile }: UploadPorts): typeof uploadMachine {
  return uploadMachine.provide({ actors: { send: actorOf(sendFile), remove: actorOf(deleteFile) } });
}

/** The files of a form, with their ports. */
export function uploadsOn(ports: UploadPorts): typeof uploadsMachine {
  return uploadsMachine.provide({ actors: { upload: uploadOn(ports) } });
}
