import type { ReactNode } from 'react';

export type CompareModel = {
  key: string;
  href: string;
  code: string;
  /** "M30, M300 and 2 more" */
  aircraft?: ReactNode;
  /** Cut-out, 4:3. */
  picture?: ReactNode;
  /** Share of the picture's width that is empty before the product, 0 to 0.5: by as much it moves to the code's edge. @default 0 */
  pictureInset?: number | undefined;
};

export type CompareCell = {
  content: ReactNode;
  /** Two cells are the same when their texts are. */
  text: string;
  /** The figure, where the row has a better end. */
  value?: number | undefined;
};

export type CompareRow = {
  key: string;
  label: string;
  /** Whether more or less is better in the field; null where it depends on the job. */
  better: 'more' | 'less' | null;
  /** By the model's key. */
  cells: Readonly<Record<string, CompareCell>>;
};

export type CompareGroup = { key: string; label: ReactNode; rows: readonly CompareRow[] };

/** Words of the table. */
export type CompareTranslations = {
  differs: string;
  same: string;
  highest: string;
  lowest: string;
  remove: (code: string) => string;
  /** Name of a column's list: "Swap H1T for". Needed with `onSwap`. */
  swap?: ((code: string) => string) | undefined;
  /** "1 equal row folded: Cloud API", the button that unfolds. */
  folded: (count: number, labels: readonly string[]) => string;
  /** "Fold 1 equal row", the button that folds. */
  fold: (count: number) => string;
};
