import type { ReactNode } from 'react';

export type CompareModel = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** The model's page. */
  href: string;
  /** The model's code. */
  code: string;
  /** "M30, M300 and 2 more" */
  aircraft?: ReactNode;
  /** Cut-out, 4:3. */
  picture?: ReactNode;
  /** Share of the picture's width that is empty before the product, 0 to 0.5: by as much it moves to the code's edge. @default 0 */
  pictureInset?: number | undefined;
};

export type CompareCell = {
  /** What the cell shows. */
  content: ReactNode;
  /** Two cells are the same when their texts are. */
  text: string;
  /** The figure, where the row has a better end. */
  value?: number | undefined;
};

export type CompareRow = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** What is compared. */
  label: string;
  /** Whether more or less is better in the field; null where it depends on the job. */
  better: 'more' | 'less' | null;
  /** By the model's key. */
  cells: Readonly<Record<string, CompareCell>>;
};

export type CompareGroup = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Name of the group, its heading. */
  label: ReactNode;
  /** The rows of the group. */
  rows: readonly CompareRow[];
};

/** Words of the table. */
export type CompareTranslations = {
  /** Said of a row whose values differ. */
  differs: string;
  /** Said of a row whose values are equal. */
  same: string;
  /** Said of the highest value of a row. */
  highest: string;
  /** Said of the lowest value of a row. */
  lowest: string;
  /** Name of the button that takes a model out. */
  remove: (code: string) => string;
  /** Name of a column's list: "Swap H1T for". Needed with `onSwap`. */
  swap?: ((code: string) => string) | undefined;
  /** "1 equal row folded: Cloud API", the button that unfolds. */
  folded: (count: number, labels: readonly string[]) => string;
  /** "Fold 1 equal row", the button that folds. */
  fold: (count: number) => string;
};
