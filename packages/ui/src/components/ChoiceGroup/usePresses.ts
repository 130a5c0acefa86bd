import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/**
 * Tells presses of an option, by pointer, Space, Enter or a help that presses for its user, from arrow keys, which move
 * the choice by clicks of the browser's own, and from the second half of a double press.
 *
 * @returns attributes of an option's input; none where nobody asks for presses
 */
export function usePresses(onPress: ((value: string) => void) | undefined) {
  const isArrowDown = useRef(false);
  return (value: string) =>
    onPress && {
      onKeyDown: (event: KeyboardEvent) => {
        isArrowDown.current = event.key.startsWith('Arrow');
        if (event.key !== 'Enter') return;
        // The form would be sent without the option that has the focus.
        event.preventDefault();
        if (!event.repeat) onPress(value);
      },
      onKeyUp: () => {
        isArrowDown.current = false;
      },
      onClick: (event: MouseEvent) => {
        if (event.detail <= 1 && !isArrowDown.current) onPress(value);
      },
    };
}
