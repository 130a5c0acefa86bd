/** The catalogue contradicts its schema, itself or its texts. The message names every fault. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The catalogue has ${faults.length} faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}
