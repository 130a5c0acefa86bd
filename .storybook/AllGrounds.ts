import { type CSSProperties, createElement, Fragment, type ReactNode, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { Grounds } from './docs/Grounds.ts';
import { WidthChoice } from './docs/WidthChoice.ts';
import { houseTheme } from './theme.ts';

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
export function AllGrounds({ children }: { children?: ReactNode }) {
  const entry = useStorybookApi().getCurrentStoryData();
  const [globals] = useGlobals();
  const [width, setWidth] = useState<number | null>(null);
  if (globals['canvas'] !== 'all' || entry?.type !== 'story') return children;
  return createElement(
    Fragment,
    null,
    children,
    createElement(
      'section',
      { 'aria-label': 'All grounds', style: over },
      createElement(
        'div',
        { style: { marginBlockEnd: 12 } },
        createElement(WidthChoice, { width, onChange: setWidth }),
      ),
      createElement(Grounds, {
        args: buildArgsParam(entry.initialArgs, entry.args ?? {}),
        globals,
        storyId: entry.id,
        width,
      }),
    ),
  );
}
