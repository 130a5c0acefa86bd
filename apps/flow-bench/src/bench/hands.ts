import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wordsOf } from './in-language.ts';
import { fromCode } from './session-code.ts';

/** Milliseconds a simulated device may take on a busy machine. */
const timeoutMs = 30_000;

/** A tester at the bench, for plays: presses what is there and reads where the machine is. */
export function handsAt({
  canvas,
  globals,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>) {
  const { inState, session: words } = wordsOf(globals).texts;
  const linkedSession = async () => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: words.link });
    return fromCode(/&args=session:([\w-]+)$/.exec(link.href)?.[1] ?? '');
  };
  return {
    /** Presses buttons one after another, each as soon as it is there. */
    press: async (...names: readonly string[]) => {
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- One press leads to the next.
        await userEvent.click(await canvas.findByRole('button', { name }, { timeout: timeoutMs }));
      }
    },
    seesIn: (...paths: readonly string[]) =>
      waitFor(
        async () => {
          const shown = canvas.getByRole('log', { name: inState });
          // oxlint-disable-next-line no-await-in-loop -- All of them are looked for at the same moment.
          for (const path of paths) await expect(shown).toHaveTextContent(path);
        },
        { timeout: timeoutMs },
      ),
    /** What the link replays, once it is so many acts. */
    linked: async (acts: number) => {
      await waitFor(async () => expect(await linkedSession()).toHaveProperty('acts.length', acts));
      return linkedSession();
    },
  };
}
