import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Which one of a menu's panels is open, by its index, as the W3C's disclosure navigation has it:
 * Escape closes and gives the focus back to the panel's button, and a panel closes when the focus or
 * a press goes elsewhere.
 *
 * Before this script runs the panels open by `:focus-within`; one that a visitor opened that way
 * stays open when the page is hydrated.
 */
export function useDisclosure(menu: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<number | null>(null);
  const [ready, setReady] = useState(false);
  const buttons = useRef(new Map<number, HTMLButtonElement>());

  useEffect(() => {
    for (const [index, button] of buttons.current) {
      if (button.parentElement?.contains(document.activeElement)) setOpen(index);
    }
    setReady(true);
  }, []);

  useEffect(() => {
    if (open === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      buttons.current.get(open)?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, menu]);

  return {
    open,
    ready,
    /** Closes the open panel, as after a link was followed. */
    close: () => setOpen(null),
    /** Attributes of the element around a button and its panel. */
    item: (index: number) => ({
      'data-open': open === index,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          setOpen((now) => (now === index ? null : now));
        }
      },
    }),
    /** Attributes of a panel's button. */
    button: (index: number) => ({
      ref: (element: HTMLButtonElement | null) => {
        if (element) buttons.current.set(index, element);
        else buttons.current.delete(index);
      },
      'aria-expanded': open === index,
      onClick: () => setOpen((now) => (now === index ? null : index)),
    }),
  };
}
