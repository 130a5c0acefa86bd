/** How fast the last transfer that went through was. */
export class TransferRate {
  #startedAt = 0;
  #offset = 0;
  #rate: number | null = null;

  /** Bytes per second; null where nothing was transferred. */
  get rate(): number | null {
    return this.#rate;
  }

  begin(at: number, offset: number): void {
    this.#startedAt = at;
    this.#offset = offset;
    this.#rate = null;
  }

  end(at: number, size: number): void {
    const seconds = (at - this.#startedAt) / 1000;
    this.#rate = seconds > 0 ? (size - this.#offset) / seconds : null;
  }
}
