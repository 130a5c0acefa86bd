import { FactList } from '@payload/ui/FactList';
import { notesOf } from '@payload/view-models/files/notes.ts';

/** What changed in a version, a line each. */
export function Changes({ lines }: { lines: readonly string[] }) {
  return (
    <FactList
      layout="narrow"
      ruled={false}
      items={notesOf(lines).map(({ kind, text }) => ({ key: kind + text, name: kind, text }))}
    />
  );
}
