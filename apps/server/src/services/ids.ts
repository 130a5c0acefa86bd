/** Whether a text is an id of ours. The database takes any other for a fault of the server. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** Stands for every account that was deleted, in what outlives it. */
export const deletedAccount = '00000000-0000-0000-0000-000000000000';
