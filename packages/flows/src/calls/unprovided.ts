import { fromPromise } from 'xstate';

/** Stands for a call until the page provides it. A machine that is run without one fails as a server would. */
export function unprovided<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" is not provided: pass it to machine.provide({ actors }).`)),
  );
}
