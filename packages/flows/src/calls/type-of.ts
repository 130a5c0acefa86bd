/** Hands XState a type where it asks for a value; nothing ever reads it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller's type is all it gives.
export function typeOf<Type>(): Type {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The value does not exist: `types` is read by the compiler alone.
  return undefined as Type;
}
