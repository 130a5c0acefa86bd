const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment is, in a language's words: `2 days ago`; below a minute `now`. */
export function ageIn(tag: string, moment: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  const [unit, length] = steps.find(([, least]) => seconds >= least) ?? ['second', Number.POSITIVE_INFINITY];
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(
    -Math.floor(seconds / length) || 0,
    unit,
  );
}
