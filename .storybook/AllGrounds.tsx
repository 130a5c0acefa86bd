import { useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { Grounds } from './docs/Grounds.tsx';

/** Widths to look at: the column's own, and those of the views that pages are made for. */
const widths = [320, 390, 768, 1280];

/** The manager's tab beside the canvas: the story that is open, with its args, on all grounds at once. */
export function AllGrounds() {
  const { storyId } = useStorybookState();
  const entry = useStorybookApi().getCurrentStoryData();
  const [globals] = useGlobals();
  const [width, setWidth] = useState<number | null>(null);
  if (entry?.type !== 'story') return <p style={{ padding: 24 }}>Open a story to see it on all grounds.</p>;
  return (
    <main style={{ blockSize: '100%', overflow: 'auto', padding: 16 }}>
      <p style={{ marginBlockStart: 0 }}>
        <label>
          Width of each view:{' '}
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
        storyId={storyId}
        width={width}
      />
    </main>
  );
}
