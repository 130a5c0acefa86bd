/** What a file of the download centre is saved as: the last part of its address. */
export function fileNameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
