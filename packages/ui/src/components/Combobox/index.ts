export { Combobox, type ComboboxProps, type ComboboxTranslations } from './Combobox.tsx';
export type { ComboboxFilter, ComboboxGroup, ComboboxOption } from './match.ts';
