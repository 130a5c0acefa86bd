/** Why a session is no scenario. */
export class NoScenario extends Error {
  override readonly name = 'NoScenario';
  /** What a scenario has no word for. */
  readonly act: string;

  constructor(act: string) {
    super(`A scenario has no word for ${act}.`);
    this.act = act;
  }
}
