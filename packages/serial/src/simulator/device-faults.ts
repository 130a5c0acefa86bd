import type { DeviceFault, DeviceFaultKind, DeviceStep, Moment } from './faults.ts';

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
    return this.has('mute') || this.has('stall');
  }

  /** The number of the reason it refuses the file for, or null. */
  rejects(): number | null {
    return this.#find('reject')?.amount ?? null;
  }

  /** Once: after it has broken off a transfer, it takes the next. */
  cancels(): boolean {
    return this.#once('cancel') !== null;
  }

  /** Once: the next transfer writes the cell again. */
  spoils(): boolean {
    return this.#once('flash') !== null;
  }

  /** Once: milliseconds the host's computer sleeps, or 0. */
  hostSleeps(): number {
    return this.#once('sleep')?.amount ?? 0;
  }

  /** Milliseconds it takes for an answer at this step, and whether it says BUSY meanwhile. */
  takes(step: DeviceStep): { ms: number; isTold: boolean } {
    const isOf = ({ at }: DeviceFault) => ('step' in at ? at.step === step : step === 'transfer');
    const fault = this.#faults.find(
      (each) => (each.kind === 'slow' || each.kind === 'busy') && isOf(each) && this.#isPresent(each),
    );
    return { ms: fault?.amount ?? 0, isTold: fault?.kind === 'busy' };
  }

  /** In how many cases of a hundred it acknowledges twice. */
  doubles(): number {
    return this.#find('acks')?.amount ?? 0;
  }

  has(kind: DeviceFaultKind): boolean {
    return this.#find(kind) !== undefined;
  }

  #once(kind: DeviceFaultKind): DeviceFault | null {
    const fault = this.#faults.find((each) => each.kind === kind && !this.#present.has(each));
    if (fault === undefined || !this.#hasCome(fault.at)) return null;
    this.#present.add(fault);
    return fault;
  }

  #find(kind: DeviceFaultKind): DeviceFault | undefined {
    return this.#faults.find((fault) => fault.kind === kind && this.#isPresent(fault));
  }

  #isPresent(fault: DeviceFault): boolean {
    if (!this.#present.has(fault) && this.#hasCome(fault.at)) this.#present.add(fault);
    return this.#present.has(fault);
  }
}
