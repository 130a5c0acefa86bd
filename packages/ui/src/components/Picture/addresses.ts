/** One size of a picture. */
export type PictureCandidate = {
  /** Address of the WebP file, without a version. */
  src: string;
  /** Its width in pixels. */
  width: number;
};

/** `?v=` is how the server knows that a file may be cached for ever. */
function withVersion(src: string, version: string | undefined): string {
  return version === undefined
    ? src
    : `${src}${src.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`;
}

/** The AVIF file lies beside the WebP one under the same name. */
function avifOf(src: string): string {
  return src.replace(/\.webp$/, '.avif');
}

/** A `srcset` of all candidates in one format, in their order. */
export function srcSetOf(
  candidates: readonly PictureCandidate[],
  format: 'avif' | 'webp',
  version: string | undefined,
): string {
  return candidates
    .map(({ src, width }) => `${withVersion(format === 'avif' ? avifOf(src) : src, version)} ${width}w`)
    .join(', ');
}

/**
 * A file as a CSS picture (`<image>`): the same choice of formats as the element makes, so that both share what is loaded.
 * Browsers that do not know `image-set` with types take the whole declaration as invalid.
 */
export function cssImageOf({ src }: PictureCandidate, version: string | undefined): string {
  const [avif, webp] = [avifOf(src), src].map((address) => `url("${withVersion(address, version)}")`);
  return `image-set(${avif} type("image/avif"), ${webp} type("image/webp"))`;
}

/** The address of the largest candidate, for browsers that read no `srcset`. */
export function largestOf(candidates: readonly PictureCandidate[], version: string | undefined): string {
  const largest = candidates.reduce<PictureCandidate | undefined>(
    (best, one) => (best === undefined || one.width > best.width ? one : best),
    undefined,
  );
  if (largest === undefined) throw new Error('A picture needs at least one candidate.');
  return withVersion(largest.src, version);
}
