import type { Language } from '@payload/catalog';
import { prepareTexts } from '@payload/web/language/i18n.ts';
import { type ComponentType, type ReactNode, useState } from 'react';

/** What a model tells whoever shows it. */
export interface ShownModel {
  onShownChange: (isShown: boolean) => void;
  onClose: () => void;
}

/** away: the picture, and nothing of the model loaded; failed: what shows it did not come. */
type Turning<Props> =
  | { state: 'away' | 'loading' | 'failed' }
  | { state: 'there'; Model: ComponentType<Props & ShownModel>; isShown: boolean };

export interface Turned {
  state: Turning<object>['state'];
  /** Asks for the model, or puts the picture back. */
  toggle: () => void;
  /** For what has its place, together with whether it is seen. */
  model: ReactNode;
  isShown: boolean;
}

const away = { state: 'away' } as const;

/**
 * A model of which nothing is loaded before it is asked for: its component and the texts `model`.
 *
 * @param of what it is of; something else begins with its picture
 * @param props of the component; others change what is shown while it is turned
 */
export function useTurning<Props extends object>(
  of: string,
  language: Language,
  load: () => Promise<ComponentType<Props & ShownModel>>,
  props: Props,
): Turned {
  const [{ turning, subject }, set] = useState<{ turning: Turning<Props>; subject: string }>({
    turning: away,
    subject: of,
  });
  const current = subject === of ? turning : away;
  const change = (next: Turning<Props>) => set({ turning: next, subject: of });

  const toggle = () => {
    if (current.state === 'loading') return;
    if (current.state === 'there') {
      change(away);
      return;
    }
    change({ state: 'loading' });
    Promise.all([load(), prepareTexts(language, ['model'])]).then(
      ([Model]) => change({ state: 'there', Model, isShown: false }),
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
        {...props}
        onClose={() => change(away)}
        onShownChange={(shown) => {
          if (shown !== isShown) change({ ...current, isShown: shown });
        }}
      />
    ),
  };
}
