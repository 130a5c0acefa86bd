/** Rows of one statement: PostgreSQL takes 65 535 values in it. */
const rowsAtOnce = 1000;

/** The rows in parts that a statement takes each. */
export function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
