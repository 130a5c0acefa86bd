const files = import.meta.glob<string>('../../docs/decisions/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Decision = { number: string; title: string; text: string };

/** The decisions that shaped the project, in their order. */
export const decisions: readonly Decision[] = Object.entries(files)
  .map(([path, file]) => {
    const [heading = '', ...lines] = file.split('\n');
    const number = /(\d{4})-[^/]*$/.exec(path)?.[1] ?? '';
    return { number, title: heading.replace(/^# (?:\d{4} )?/, ''), text: lines.join('\n').trim() };
  })
  .toSorted((a, b) => a.number.localeCompare(b.number));

/** Decisions that name a component. */
export const decisionsOn = (component: string): Decision[] =>
  decisions.filter(({ text }) => new RegExp(`\\b${component}\\b`).test(text));
