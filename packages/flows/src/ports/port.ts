/**
 * Something of the world outside that a machine waits for, such as a call or a storage. `signal` is aborted when
 * the state that waits is left.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;
