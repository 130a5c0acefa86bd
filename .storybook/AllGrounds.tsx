import { type CSSProperties, type ReactNode, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { Grounds } from './docs/Grounds.tsx';
import { houseTheme } from './theme.ts';

/** Widths to look at: those of the views that pages are made for. */
const widths = [320, 390, 768, 1280];

/** Over the canvas, whose one story goes on below: its controls and its play are still there. */
const over: CSSProperties = {
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  overflow: 'auto',
  padding: 16,
  backgroundColor: houseTheme.appContentBg,
  color: houseTheme.textColor,
};

/** The canvas; where the toolbar says so, the open story with its args on all grounds at once. */
export function AllGrounds({ children }: { children: ReactNode }) {
  const entry = useStorybookApi().getCurrentStoryData();
  const [globals] = useGlobals();
  const [width, setWidth] = useState<number | null>(null);
  if (globals['canvas'] !== 'all' || entry?.type !== 'story') return children;
  return (
    <>
      {children}
      <section aria-label="All grounds" style={over}>
        <p style={{ marginBlockStart: 0 }}>
          <label>
            Width of each view{' '}
            <select onChange={(event) => setWidth(Number(event.target.value) || null)} value={width ?? 0}>
              <option value={0}>as wide as its column</option>
              {widths.map((each) => (
                <option key={each} value={each}>
                  {each} px
                </option>
              ))}
            </select>
          </label>
        </p>
        <Grounds
          args={buildArgsParam(entry.initialArgs, entry.args ?? {})}
          globals={globals}
          storyId={entry.id}
          width={width}
        />
      </section>
    </>
  );
}
