import { createElement } from 'react';

/** Widths to look at: those of the views that pages are made for. */
const widths = [320, 390, 768, 1280];

/** Chooses how wide each view of a story is; null is as wide as its column. Without JSX, as `StoryFrame`. */
export function WidthChoice({
  width,
  onChange,
}: {
  width: number | null;
  onChange: (width: number | null) => void;
}) {
  return createElement(
    'label',
    null,
    'Width of each view ',
    createElement(
      'select',
      {
        onChange: ({ target }: { target: HTMLSelectElement }) => onChange(Number(target.value) || null),
        value: width ?? 0,
      },
      createElement('option', { value: 0 }, 'as wide as its column'),
      widths.map((each) => createElement('option', { key: each, value: each }, `${each} px`)),
    ),
  );
}
