import { fromPromise } from 'xstate';

/** An actor that never answers: in a walk, answers are events. */
export function silent<Output, Input = undefined>() {
  return fromPromise<Output, Input>(() => new Promise<Output>(() => {}));
}
