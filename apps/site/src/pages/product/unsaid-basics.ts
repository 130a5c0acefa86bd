import type { ProductInfo } from '@payload/api/contract';

const bare = (text: string) => text.replace(/\s/g, '');

/**
 * What is said at a glance less what the stage has said already: rows that only name one of its figures again.
 * One row alone is not worth a section.
 */
export function unsaidBasics({
  basics,
  figures,
}: Pick<ProductInfo, 'basics' | 'figures'>): ProductInfo['basics'] {
  const stated = figures.flatMap((figure) =>
    figure.kind === 'figure' ? [bare(`${figure.value}${figure.unit}`)] : [],
  );
  const unsaid = basics.filter(({ text }) => !stated.some((figure) => isOnly(bare(text), figure)));
  return unsaid.length > 1 ? unsaid : [];
}

/** Whether a text is this figure, with at most where it was measured: "27 lx at 100 m". */
function isOnly(text: string, figure: string): boolean {
  return (
    text === figure ||
    (text.startsWith(figure) && /^at\d/.test(text.slice(figure.length))) ||
    text.endsWith(`m处${figure}`)
  );
}
