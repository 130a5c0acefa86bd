/**
 * Whether a call was refused because nobody is signed in any more, or who is may not see it. Known by its name, so that a page
 * does not load the client for the question.
 */
export function isSessionExpired(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'RejectedReply' || !('code' in error)) return false;
  return error.code === 401 || error.code === 403;
}
