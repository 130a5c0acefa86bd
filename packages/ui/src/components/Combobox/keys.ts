/** What the field shows, without the choice. */
export type ComboboxState = {
  /** In the field. */
  text: string;
  /** What narrows the list: what was typed since the last choice. */
  typed: string;
  open: boolean;
  /** Index of the option that Enter would choose, among the visible ones; -1 for none. */
  active: number;
  /** Arrow keys have led into the list: Home and End move there, not in the text. */
  inList: boolean;
};

type ComboboxKey = Pick<KeyboardEvent, 'key' | 'altKey'>;

/** The visible options: how many, and the index of the chosen one (-1 for none). */
type VisibleOptions = { count: number; chosen: number };

type ComboboxPress = {
  state: ComboboxState;
  /** Choose the active option, or clear field and choice. */
  action?: 'choose' | 'clear' | undefined;
  /** The browser shall do nothing of its own. */
  handled: boolean;
};

/** How far a page key moves. */
const page = 8;

/** What a key does to an editable combobox with a list, as the W3C's pattern has it. */
export function press(
  state: ComboboxState,
  { key, altKey }: ComboboxKey,
  { count, chosen }: VisibleOptions,
): ComboboxPress {
  const { open, active, inList } = state;
  const closed: ComboboxState = { ...state, open: false, active: -1, inList: false };
  const leave = { state, handled: false };
  const moveTo = (index: number): ComboboxPress => ({
    state: { ...state, open: true, active: count === 0 ? -1 : index, inList: count > 0 },
    handled: true,
  });

  switch (key) {
    case 'ArrowDown':
      if (altKey) return { state: { ...state, open: true, active: open ? active : chosen }, handled: true };
      if (!open) return moveTo(Math.max(chosen, 0));
      return moveTo((active + 1) % count);
    case 'ArrowUp':
      if (altKey) return { state: closed, handled: true };
      if (!open) return moveTo(chosen >= 0 ? chosen : count - 1);
      return moveTo(active <= 0 ? count - 1 : active - 1);
    case 'PageDown':
      return open && count > 0 ? moveTo(Math.min(active + page, count - 1)) : leave;
    case 'PageUp':
      return open && count > 0 ? moveTo(Math.max(active - page, 0)) : leave;
    case 'Home':
      return open && inList ? moveTo(0) : leave;
    case 'End':
      return open && inList ? moveTo(count - 1) : leave;
    case 'ArrowLeft':
    case 'ArrowRight':
      return { state: { ...state, inList: false }, handled: false };
    case 'Enter':
      if (!open) return leave;
      // Without an option it closes the list rather than send the form by surprise.
      return active < 0 ? { state: closed, handled: true } : { state, action: 'choose', handled: true };
    case 'Tab':
      if (!open || active < 0) return leave;
      return { state, action: 'choose', handled: false };
    case 'Escape':
      if (open) return { state: closed, handled: true };
      return state.text === '' ? leave : { state, action: 'clear', handled: true };
    default:
      return leave;
  }
}
