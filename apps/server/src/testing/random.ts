/** Park and Miller's generator: the same fractions from 0 to 1 for the same seed, without end. */
export function* randomFractions(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
