import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useFormReset } from '../../lib/useFormReset.ts';
import { type ComboboxState, press } from './keys.ts';
import {
  type ComboboxFilter,
  type ComboboxGroup,
  type ComboboxOption,
  likeliest,
  narrow,
  optionNamed,
} from './match.ts';

type Settings = {
  groups: readonly ComboboxGroup[];
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  onUnnamed: ((typed: string) => void) | undefined;
  filter: ComboboxFilter;
  /** An element beside the field's input. */
  sibling: RefObject<Element | null>;
};

const closed = { open: false, active: -1, inList: false };

/** The state of a combobox: the typed text, the visible options and the choice. */
export function useCombobox({
  groups,
  value,
  defaultValue,
  onValueChange,
  onUnnamed,
  filter,
  sibling,
}: Settings) {
  const all = useMemo(() => optionsOf(groups), [groups]);
  const labelOf = (one: string) => all.find((option) => option.value === one)?.label ?? '';

  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const [lastValue, setLastValue] = useState(current);
  const [state, setState] = useState<ComboboxState>({ ...closed, text: labelOf(current), typed: '' });
  if (current !== lastValue) {
    setLastValue(current);
    // A value set from outside, and not by what is being typed.
    if (valueOf(all, state.text) !== current) setState({ ...closed, text: labelOf(current), typed: '' });
  }

  const visibleGroups = useMemo(() => narrow(groups, state.typed, filter), [groups, state.typed, filter]);
  const visibleOptions = useMemo(() => optionsOf(visibleGroups), [visibleGroups]);

  const chosen = visibleOptions.findIndex((option) => option.value === current);

  const change = (next: string) => {
    setOwn(next);
    if (next !== current) onValueChange?.(next);
  };

  const type = (text: string) => {
    const active = likeliest(optionsOf(narrow(groups, text, filter)), text);
    setState({ text, typed: text, open: true, active, inList: false });
    change(valueOf(all, text));
  };

  const choose = (option: ComboboxOption) => {
    setState({ ...closed, text: option.label, typed: '' });
    change(option.value);
  };

  const clear = () => {
    setState({ ...closed, text: '', typed: '' });
    change('');
  };

  const unnamed = valueOf(all, state.text) === '' ? state.text.trim() : '';
  const tellUnnamed = useEffectEvent((typed: string) => onUnnamed?.(typed));
  useEffect(() => tellUnnamed(unnamed), [unnamed]);

  const input = () => sibling.current?.parentElement?.querySelector('input');
  const adoptTyped = useEffectEvent(() => {
    const text = input()?.value ?? state.text;
    if (text === state.text) return;
    setState({ ...closed, text, typed: text });
    change(valueOf(all, text));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- typed before the script was there, or restored by the browser
  useEffect(() => adoptTyped(), []);
  useFormReset(input, () => {
    setState({ ...closed, text: labelOf(value ?? defaultValue), typed: '' });
    setOwn(defaultValue);
  });

  return {
    ...state,
    current,
    all,
    visibleGroups,
    visibleOptions,
    choose,
    clear,
    type,
    show: () => {
      if (!state.open) setState({ ...state, open: true, active: chosen });
    },
    hide: () => setState({ ...state, ...closed }),
    onChange: ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) => {
      // Half a word of an input method answers nothing: the list waits for the whole.
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
        setState({ ...state, text: target.value });
      } else type(target.value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // An input method's keys are its own. Safari ends the composition before it tells of the key, as 229.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      const { state: next, action, handled } = press(state, event, { count: visibleOptions.length, chosen });
      const option = visibleOptions[next.active];
      if (handled) event.preventDefault();
      if (action === 'clear') clear();
      else if (action === 'choose' && option) choose(option);
      else setState(next);
    },
    /** The field is left: a choice stands as it is called, and other words stay as they are. */
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const field = event.currentTarget.closest('[data-field]');
      if (field?.contains(event.relatedTarget)) return;
      setState({ ...state, ...closed, ...(current === '' ? {} : { text: labelOf(current), typed: '' }) });
    },
  };
}

const optionsOf = (groups: readonly ComboboxGroup[]) => groups.flatMap(({ options }) => options);
const valueOf = (all: readonly ComboboxOption[], text: string) => optionNamed(all, text)?.value ?? '';
