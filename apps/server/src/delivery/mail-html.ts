const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A mail's text as HTML, for programs that show that first: its paragraphs, with its addresses as links. It says the
 * same, loads nothing from anywhere, and leaves fonts and colours to whoever reads it.
 */
export function mailHtml(text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((paragraph) => `<p dir="auto">${marked(paragraph)}</p>`).join('\n');
  return `<!doctype html>\n<meta charset="utf-8">\n${body}\n`;
}

function marked(paragraph: string): string {
  return paragraph
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>\n');
}
