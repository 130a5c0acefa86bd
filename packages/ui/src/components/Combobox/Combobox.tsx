import { Popover } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { ChevronIcon, CloseIcon } from '../../icons/index.ts';
import { Arriving } from '../../lib/Arriving.tsx';
import { unlessPrevented } from '../../lib/unlessPrevented.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { cx } from '../../theme/cx.ts';
import { Field, type FieldControl, type FieldProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Combobox.css.ts';
import { ComboboxList, optionIdOf } from './ComboboxList.tsx';
import { type ComboboxFilter, type ComboboxGroup, matchesLoosely } from './match.ts';
import { useCombobox } from './useCombobox.ts';

export type ComboboxTranslations = {
  /** Name of the list: "Models". */
  list: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Announced when the list opens and changes: "3 models". */
  results: (count: number) => string;
  /** Shown and announced where no option matches what is typed. */
  noResults: (typed: string) => string;
};

type Own =
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'role'
  | 'list'
  | 'size'
  | 'prefix'
  | 'children'
  | 'multiple'
  | 'readOnly';

export type ComboboxProps = Omit<ComponentPropsWithRef<'input'>, Own> &
  Pick<FieldProps, 'label' | 'labelNote' | 'help' | 'error'> & {
    /** Options under the names of their groups. */
    groups: readonly ComboboxGroup[];
    /** Controlled choice, '' for none; with `onValueChange`. */
    value?: string | undefined;
    /** Uncontrolled first choice, where `value` is not given. @default '' */
    defaultValue?: string | undefined;
    /** Called with the option that the visitor chose, '' while what is typed names none; with `value` or `defaultValue`. */
    onValueChange?: ((value: string) => void) | undefined;
    /** Called with what stands in the field once that names no option, '' once it does or nothing stands there. @default none */
    onUnnamed?: ((typed: string) => void) | undefined;
    /** Whether an option matches what is typed. @default in its label or detail, whatever the case, width, spaces and hyphens */
    filter?: ComboboxFilter | undefined;
    /** The next step where nothing answers: a link or a button below the message. @default none */
    emptyAction?: ReactNode;
    /** Its words, in the language of the page. */
    translations: ComboboxTranslations;
  };

/**
 * One of many that visitors know by name: they type part of it and choose. What is typed and names
 * nothing stays there, and sends nothing. Without script it is a text field with the browser's own
 * suggestions. `className` goes to the field, the rest to the input.
 */
export function Combobox({
  label,
  labelNote,
  help,
  error,
  groups,
  value,
  defaultValue = '',
  onValueChange,
  onUnnamed,
  filter = matchesLoosely,
  emptyAction,
  translations,
  name,
  id,
  className,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const listId = `${useId()}list`;
  const scripted = useHydrated();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useCombobox({ groups, value, defaultValue, onValueChange, onUnnamed, filter, sibling: anchor });
  const focusInput = () => anchor.current?.parentElement?.querySelector('input')?.focus();
  const count = box.visibleOptions.length;
  const status = count === 0 ? translations.noResults(box.typed) : translations.results(count);
  const hasList = box.open && count > 0;

  const control = (attributes: FieldControl) => (
    <>
      <input
        {...attributes}
        type="text"
        role="combobox"
        className={cx(attributes.className, styles.input)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && box.active >= 0 ? optionIdOf(listId, box.active) : undefined}
        data-filled={box.text === '' ? undefined : ''}
        {...rest}
        {...(scripted ? {} : { name, list: listId })}
        value={box.text}
        onChange={unlessPrevented(onChange, box.onChange)}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          box.type(event.currentTarget.value);
        }}
        onKeyDown={unlessPrevented(onKeyDown, box.onKeyDown)}
        onClick={unlessPrevented(onClick, box.show)}
        onBlur={unlessPrevented(onBlur, box.onBlur)}
      />
      {scripted ? null : (
        <datalist id={listId}>
          {box.all.map((option) => (
            <option key={option.value} value={option.value}>
              {option.detail}
            </option>
          ))}
        </datalist>
      )}
      {scripted && name !== undefined ? (
        <input type="hidden" name={name} value={box.current} disabled={rest.disabled} form={rest.form} />
      ) : null}
      {box.text === '' || rest.disabled ? null : (
        <IconButton
          className={styles.clear}
          label={translations.clear}
          variant="quiet"
          size="toolbar"
          // Escape does the same: one stop for each field is enough.
          tabIndex={-1}
          onMouseDown={prevent}
          onClick={() => {
            box.clear();
            focusInput();
          }}
        >
          <CloseIcon size={20} />
        </IconButton>
      )}
      <ChevronIcon size={20} className={styles.chevron} />
      <VisuallyHidden as="output">
        <Arriving>{box.open ? status : null}</Arriving>
      </VisuallyHidden>
      <Popover.Root open={box.open}>
        <Popover.Anchor asChild>
          <span ref={anchor} className={styles.anchor} />
        </Popover.Anchor>
        {/* From radix its place alone. It stays where it is written, and the focus in the field, which closes it. */}
        <Popover.Content
          className={styles.popup}
          role={undefined}
          dir={undefined}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onEscapeKeyDown={prevent}
          onInteractOutside={prevent}
          onMouseDown={prevent}
          onBlur={box.onBlur}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            box.hide();
            focusInput();
          }}
        >
          {hasList ? (
            <ComboboxList
              id={listId}
              label={translations.list}
              groups={box.visibleGroups}
              active={box.active}
              chosen={box.current}
              onChoose={box.choose}
            />
          ) : (
            <div className={styles.empty}>
              <p>{status}</p>
              {emptyAction}
            </div>
          )}
        </Popover.Content>
      </Popover.Root>
    </>
  );
  return (
    <Field
      label={label}
      labelNote={labelNote}
      help={help}
      error={error}
      id={id}
      describedBy={describedBy}
      className={className}
    >
      {control}
    </Field>
  );
}

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();
