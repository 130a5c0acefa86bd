import { createForm, type FormPorts, type FormSnapshot, type FormStore } from '@payload/flows/form';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A form as it stands, and what can be done with it. */
export interface Form<Field extends string>
  extends FormSnapshot<Field>,
    Pick<FormStore<Field>, 'type' | 'set' | 'begin' | 'leave' | 'reset' | 'fail'> {
  readonly fields: readonly Field[];
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly submit: () => void;
}

/** Runs a form. Its fields, what they begin with and its draft are those of the first render; the rest is as it was last given. */
export function useForm<Field extends string, Sent>(ports: FormPorts<Field, Sent>): Form<Field> {
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  // oxlint-disable-next-line react/refs -- the form calls these by its events, never while it is made
  const [form] = useState(() =>
    createForm<Field, Sent>({
      fields: ports.fields,
      initial: ports.initial,
      draft: ports.draft,
      check: (values) => latest.current.check(values),
      send: (sent, values) => latest.current.send(sent, values),
      place: ports.place && ((failure) => latest.current.place?.(failure) ?? null),
      onExpired: ports.onExpired && (() => latest.current.onExpired?.()),
    }),
  );
  const snapshot = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  const { type, set, begin, leave, reset, fail } = form;
  return {
    ...snapshot,
    fields: ports.fields,
    isSending: snapshot.status === 'sending',
    isDone: snapshot.status === 'done',
    type,
    set,
    begin,
    leave,
    reset,
    fail,
    submit: () => void form.submit(),
  };
}
