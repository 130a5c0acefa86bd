import type { Readable, Writable } from 'node:stream';
import type { Bytes } from '../bytes.ts';
import { SerialError } from '../errors.ts';
import type { OpenOptions, SerialTransport, Signals } from './transport.ts';

/** The streams of a process that is spoken to as if it were a device. */
interface Pipes {
  readonly stdin: Writable;
  readonly stdout: Readable;
}

/** A line to a process's standard input and output. It has no speed and no signals. */
export class ChildProcessTransport implements SerialTransport {
  readonly lineErrors = 0;
  readonly #pipes: Pipes;
  #inbox: Bytes[] = [];
  #reader: PromiseWithResolvers<Bytes> | null = null;
  #state: 'new' | 'open' | 'lost' = 'new';

  constructor(pipes: Pipes) {
    this.#pipes = pipes;
  }

  async open(_options: OpenOptions): Promise<void> {
    if (this.#state !== 'new') throw new SerialError('already-open', 'A process is spoken to once.');
    this.#state = 'open';
    const { stdin, stdout } = this.#pipes;
    stdout.on('data', (chunk: Uint8Array) => this.#arrive(new Uint8Array(chunk)));
    stdout.on('end', () => this.#lose());
    // Writing to a process that has ended.
    stdin.on('error', () => this.#lose());
  }

  read(): Promise<Bytes> {
    const bytes = this.#inbox.shift();
    if (bytes !== undefined) return Promise.resolve(bytes);
    if (this.#state !== 'open') return Promise.reject(gone());
    this.#reader = Promise.withResolvers();
    return this.#reader.promise;
  }

  async write(bytes: Bytes): Promise<void> {
    if (this.#state !== 'open') throw gone();
    const { stdin } = this.#pipes;
    if (stdin.write(bytes)) return;
    await new Promise<void>((resolve) => {
      stdin.once('drain', resolve);
      stdin.once('close', resolve);
    });
  }

  // oxlint-disable-next-line class-methods-use-this -- Pipes have no signals.
  async setSignals(_signals: Signals): Promise<void> {}

  async close(): Promise<void> {
    this.#lose();
    this.#pipes.stdin.end();
  }

  #arrive(bytes: Bytes): void {
    if (this.#reader === null) this.#inbox.push(bytes);
    else this.#reader.resolve(bytes);
    this.#reader = null;
  }

  #lose(): void {
    this.#state = 'lost';
    this.#reader?.reject(gone());
    this.#reader = null;
  }
}

function gone(): SerialError {
  return new SerialError('device-lost', 'The process has ended.');
}
