import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `reset` when the form of a control is reset: what a component keeps itself goes back to its first value, as a native
 * field does.
 * @param control finds the control once it is mounted
 */
export function useFormReset(control: () => HTMLInputElement | null | undefined, reset: () => void): void {
  const find = useEffectEvent(control);
  const onReset = useEffectEvent(reset);
  useEffect(() => {
    const form = find()?.form;
    const listener = () => onReset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, []);
}
