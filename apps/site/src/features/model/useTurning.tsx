import type { Language } from '@payload/catalog';
import { type ReactNode, useState } from 'react';
import { prepareTexts } from '../../platform/language/i18n.ts';
import type { ModelToTurn } from './ModelToTurn.tsx';

/** away: the picture, and nothing of the model loaded; failed: what shows it did not come. */
type Turning =
  | { state: 'away' | 'loading' | 'failed' }
  | { state: 'there'; Model: typeof ModelToTurn; isShown: boolean };

export interface Turned {
  state: Turning['state'];
  /** Asks for the model, or puts the picture back. */
  toggle: () => void;
  /** For the stage, together with whether it is seen. */
  model: ReactNode;
  isShown: boolean;
}

const away: Turning = { state: 'away' };

/** A product's model, of which nothing is loaded before it is asked for. Another product begins with its picture. */
export function useTurning(code: string, language: Language): Turned {
  const [{ turning, of }, set] = useState({ turning: away, of: code });
  const current = of === code ? turning : away;
  const change = (next: Turning) => set({ turning: next, of: code });

  const toggle = () => {
    if (current.state === 'loading') return;
    if (current.state === 'there') {
      change(away);
      return;
    }
    change({ state: 'loading' });
    Promise.all([import('./ModelToTurn.tsx'), prepareTexts(language, ['model'])]).then(
      ([{ ModelToTurn: Model }]) => change({ state: 'there', Model, isShown: false }),
      () => change({ state: 'failed' }),
    );
  };
  if (current.state !== 'there') return { state: current.state, toggle, model: null, isShown: false };
  const { Model, isShown } = current;
  return {
    state: 'there',
    toggle,
    isShown,
    model: (
      <Model
        code={code}
        onClose={() => change(away)}
        onShownChange={(shown) => {
          if (shown !== isShown) change({ ...current, isShown: shown });
        }}
      />
    ),
  };
}
