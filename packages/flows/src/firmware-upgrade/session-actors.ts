import type { Bytes, DeviceInfo, FirmwareImage, ImageFormat, Restarted, Session } from '@payload/serial';
import { fromPromise } from 'xstate';
import type { FirmwareFile } from './context.ts';
import type { ReadFileInput, TransferInput } from './set-up.ts';

interface SessionActorsOptions {
  /** A session on the port that was chosen; nothing is opened yet. */
  readonly sessionOn: (port: unknown) => Session | Promise<Session>;
  readonly format: ImageFormat;
  /** Rejects where the file cannot be read. */
  readonly bytesOf: (file: FirmwareFile) => Promise<Bytes>;
}

/** The machine's actors on real sessions, one after another; for a page, a terminal and tests alike. */
export function sessionActors({ sessionOn, format, bytesOf }: SessionActorsOptions) {
  let session: Session | null = null;
  const current = () => {
    if (session === null) throw new Error('No port was opened.');
    return session;
  };
  return {
    release: fromPromise<void, undefined>(async () => session?.close()),
    open: fromPromise<void, { port: unknown }>(async ({ input }) => {
      session = await sessionOn(input.port);
      return session.connect();
    }),
    watchLoss: fromPromise<void, undefined>(async () => void (await current().lost)),
    identify: fromPromise<DeviceInfo, undefined>(() => current().identify()),
    readFile: fromPromise<FirmwareImage, ReadFileInput>(async ({ input: { file, info } }) =>
      format.read(await bytesOf(file), info),
    ),
    transfer: fromPromise<void, TransferInput>(({ input: { image, report, accept } }) =>
      current().send(image, report, accept),
    ),
    stop: fromPromise<void, undefined>(() => current().stop()),
    verify: fromPromise<void, { image: FirmwareImage }>(({ input }) => current().verify(input.image)),
    restart: fromPromise<Restarted, { image: FirmwareImage }>(({ input }) => current().restart(input.image)),
  };
}
