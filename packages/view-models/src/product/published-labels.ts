import type { ProductInfo } from '@payload/api/contract';

interface Labelled {
  rows: readonly Pick<ProductInfo['groups'][number]['rows'][number], 'label' | 'sample'>[];
}

/** The figures that the maker has published, each as it is called within a sentence: a label begins a line elsewhere. */
export const publishedLabels = (groups: readonly Labelled[]): string[] =>
  groups
    .flatMap(({ rows }) => rows)
    .filter((row) => !row.sample)
    .map(({ label }) => label.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()));
