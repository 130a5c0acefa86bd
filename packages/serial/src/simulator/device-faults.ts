import type { DeviceFault, DeviceFaultKind, Moment } from './faults.ts';

/** The script of a faulty device: what it does wrong from which moment on. */
export class DeviceFaults {
  readonly #faults: readonly DeviceFault[];
  readonly #hasCome: (moment: Moment) => boolean;
  /** Those whose moment has come once; a device does not get well by itself. */
  readonly #present = new Set<DeviceFault>();

  constructor(faults: readonly DeviceFault[], hasCome: (moment: Moment) => boolean) {
    this.#faults = faults;
    this.#hasCome = hasCome;
  }

  /** Says nothing any more. */
  isMute(): boolean {
    return this.#has('mute') || this.#has('stall');
  }

  babbles(): boolean {
    return this.#has('babble');
  }

  isForeign(): boolean {
    return this.#has('foreign');
  }

  /** The number of the reason it refuses the file for, or null. */
  rejects(): number | null {
    return this.#find('reject')?.amount ?? null;
  }

  refusesBlocks(): boolean {
    return this.#has('nak');
  }

  /** Once: after it has broken off a transfer, it takes the next. */
  cancels(): boolean {
    return this.#once('cancel');
  }

  /** Once: the next transfer writes the cell anew. */
  spoils(): boolean {
    return this.#once('flash');
  }

  keepsOld(): boolean {
    return this.#has('stale');
  }

  staysAway(): boolean {
    return this.#has('dead');
  }

  #once(kind: DeviceFaultKind): boolean {
    const fault = this.#faults.find((each) => each.kind === kind && !this.#present.has(each));
    if (fault === undefined || !this.#hasCome(fault.at)) return false;
    this.#present.add(fault);
    return true;
  }

  #has(kind: DeviceFaultKind): boolean {
    return this.#find(kind) !== undefined;
  }

  #find(kind: DeviceFaultKind): DeviceFault | undefined {
    return this.#faults.find((fault) => {
      if (fault.kind !== kind) return false;
      if (!this.#present.has(fault) && this.#hasCome(fault.at)) this.#present.add(fault);
      return this.#present.has(fault);
    });
  }
}
