import type { Manifest, ManifestChunk } from 'vite';

/**
 * Every chunk that entries need before they can run, each after the entry or chunk that imports it.
 *
 * @param entries names in the build manifest
 */
export function chunksOf(manifest: Manifest, entries: readonly string[]): ManifestChunk[] {
  const chunks = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...chunks];
}
