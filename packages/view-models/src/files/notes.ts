/** A line of what changed, its first word apart: "Fixed: a hook could open" is what was done and to what. */
export interface Note {
  kind: string;
  text: string;
}

/** The lines as they are shown, each beginning with a capital. A line without a first word has an empty kind. */
export function notesOf(lines: readonly string[]): Note[] {
  return lines.map((line) => {
    const [, kind = '', text = line] = /^([^:：]{1,16})[:：]\s*(.+)$/u.exec(line) ?? [];
    return { kind, text: text.charAt(0).toUpperCase() + text.slice(1) };
  });
}
