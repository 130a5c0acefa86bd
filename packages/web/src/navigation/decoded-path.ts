/** A path as the router compares it: decoded, or as it stands where it does not decode, such as `/en/%`. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
