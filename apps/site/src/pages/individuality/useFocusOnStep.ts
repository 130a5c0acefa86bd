import type { QuestionnaireActor } from '@payload/flows/recommendation';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus to what comes next once the visitor has acted: keyboard and screen reader go on there. A
 * page that opens at its result, or that changes its language, leaves the focus alone.
 *
 * @returns a ref for the heading of what is shown, and `send` for what the visitor does
 */
export function useFocusOnStep(view: string, actor: QuestionnaireActor) {
  const target = useRef<HTMLElement | null>(null);
  const lastStep = useRef(view);
  const hasActed = useRef(false);

  useEffect(() => {
    if (view === lastStep.current) return;
    lastStep.current = view;
    if (hasActed.current) target.current?.focus({ preventScroll: true });
    // An answer of the service still belongs to the act that asked for it.
    if (view !== 'asking') hasActed.current = false;
  }, [view]);

  const focusTarget = useCallback((element: HTMLElement | null) => {
    if (element) target.current = element;
  }, []);
  const send = useCallback<QuestionnaireActor['send']>(
    (event) => {
      hasActed.current = true;
      actor.send(event);
    },
    [actor],
  );
  return [focusTarget, send] as const;
}
