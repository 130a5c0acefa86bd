/** The argument of a story of the bench that the address can hold: `&args=session:…`. */
export const sessionArgs = { session: '' };

/** Addresses that replay a session on the machine's first story, which does nothing by itself. */
export function addressesOf(storyId: string) {
  const id = storyId.replace(/--.*/, '--default');
  return (code: string) => new URL(`./?path=/story/${id}&args=session:${code}`, location.href).href;
}
