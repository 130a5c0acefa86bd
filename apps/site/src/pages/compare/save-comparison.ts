import type { CompareParams, ProductSummary, SpecValue } from '@payload/api/contract';
import { writeCsv } from '@payload/catalog/csv';
import { saveFile } from '../../platform/files/save-file.ts';

/** Saves models side by side as a table for a spreadsheet: a parameter a line, a model a column. */
export function saveComparison({ groups, type }: CompareParams, models: readonly ProductSummary[]): void {
  const codes = models.map(({ code }) => code);
  const rows = groups.flatMap(({ label: group, rows: inGroup }) =>
    inGroup.map(({ label, values }) => [
      group,
      label,
      ...codes.map((code) => {
        const value = values[code];
        return value ? printed(value) : '';
      }),
    ]),
  );
  const text = writeCsv([['', location.href, ...codes], ...rows]);
  saveFile(new Blob([text], { type: 'text/csv' }), `${type}-${codes.join('-')}.csv`);
}

/** A value with its unit, as a cell has it. */
function printed(value: SpecValue): string {
  switch (value.kind) {
    case 'figure':
      return `${value.value} ${value.unit}`.trim();
    case 'range':
      return `${value.from} – ${value.to} ${value.unit}`.trim();
    case 'size':
      return `${value.lengths.join(' × ')} ${value.unit}`.trim();
    case 'text':
      return value.text;
    case 'none':
      return '';
  }
}
