import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Globals = Record<string, unknown>;
type Told = { globals?: Globals } | undefined;

/** What the toolbar says, on a docs page. */
export function useGlobals(): Globals {
  const { channel } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => {
    const [told]: Told[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return told?.globals ?? {};
  });
  useEffect(() => {
    const change = (told: Told) => setGlobals(told?.globals ?? {});
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  }, [channel]);
  return globals;
}
