import type { Clock } from '@payload/serial';
import { ownScript } from '@payload/web/browser/own-script.ts';
import clockScript from './clock-worker.ts?worker&url';

/**
 * The real time, with timers that a worker counts. A page in a hidden tab has its own timers held back to one a
 * second, later to one a minute; those of a worker go on, and so do its messages (docs/decisions/0017).
 */
export class WorkerClock implements Clock {
  readonly #callbacks = new Map<number, () => void>();
  #worker: Worker | null = null;
  #lastId = 0;

  // oxlint-disable-next-line class-methods-use-this -- Both threads live in the same time.
  now(): number {
    return performance.now();
  }

  after(ms: number, callback: () => void): () => void {
    const worker = (this.#worker ??= this.#start());
    this.#lastId += 1;
    const id = this.#lastId;
    this.#callbacks.set(id, callback);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    worker.postMessage({ id, ms: Math.max(0, ms) });
    return () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      if (this.#callbacks.delete(id)) worker.postMessage({ id, ms: null });
    };
  }

  // oxlint-disable-next-line class-methods-use-this -- Real time does not stand still.
  during<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  #start(): Worker {
    const worker = new Worker(ownScript(clockScript), { type: 'module' });
    worker.addEventListener('message', ({ data: id }: MessageEvent<number>) => {
      const callback = this.#callbacks.get(id);
      this.#callbacks.delete(id);
      callback?.();
    });
    return worker;
  }
}
