import { type MessageKey, validate } from '@payload/api/contract';
import type { FormProps } from '@payload/ui/Form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, faultOf } from './fault.ts';

/** A schema of the contract. */
type Schema = Parameters<typeof validate>[0];

interface OwnFormOptions<Field extends string> {
  /** What each field is called, in the order they are shown. */
  labels: Readonly<Record<Field, string>>;
  /** What they hold at first. @default nothing */
  initial?: Partial<Record<Field, string>>;
  /** The rules of the call that takes it. */
  schema: Schema;
  /** What of it is sent: a field that is not asked for is left out. */
  bodyOf: (values: Readonly<Record<Field, string>>) => object;
  /** Sends what was typed, and says whether it stays in the form. Errors: those of the client. */
  send: (values: Readonly<Record<Field, string>>) => Promise<'emptied' | 'kept'>;
  /** Words for a fault that has a meaning of its own here; undefined for any other. */
  explain?: (fault: Fault) => string | undefined;
}

/** What ties a field of the page to one of the form. */
interface BoundField {
  id: string;
  label: string;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** A short form about the account. */
export interface OwnForm<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly isWorking: boolean;
  /** It was taken and emptied, and nothing was typed since. */
  readonly isDone: boolean;
  readonly field: (name: Field) => BoundField;
  readonly set: (values: Partial<Record<Field, string>>) => void;
  /** Shows why something that belongs to the form, such as sending a code, came to nothing. */
  readonly fail: (fault: Fault) => void;
  /** For the form's element. */
  readonly form: Pick<FormProps, 'errors' | 'summary' | 'pending' | 'onSubmit'>;
}

/** Checks a form by the contract's own rules, sends it, and says beside which field it is wrong. */
export function useOwnForm<Field extends string>({
  labels,
  initial,
  schema,
  bodyOf,
  send,
  explain,
}: OwnFormOptions<Field>): OwnForm<Field> {
  const { t } = useTranslation(['settings', 'account', 'messages']);
  const id = useId();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of every field
  const names = Object.keys(labels) as Field[];
  const begin = (): Record<Field, string> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for every field
    return Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ''])) as Record<Field, string>;
  };
  const [values, setValues] = useState(begin);
  const [errors, setErrors] = useState<ReadonlyMap<string, MessageKey>>(new Map());
  const [failure, setFailure] = useState<Fault | null>(null);
  const [state, setState] = useState<'editing' | 'working' | 'done'>('editing');

  const changed = (of: readonly string[]) => {
    setErrors((before) => new Map([...before].filter(([name]) => !of.includes(name))));
    setFailure(null);
    setState('editing');
  };
  const fail = (fault: Fault) => {
    setState('editing');
    const name = names.find((each) => each === fault.field);
    if (name !== undefined && fault.key !== null) setErrors(new Map([[name, fault.key]]));
    else setFailure(fault);
  };
  const submit = async () => {
    const checked = validate(schema, bodyOf(values));
    setFailure(null);
    if (!checked.ok) {
      setErrors(new Map(checked.refusals.map(({ field, key }) => [field, key])));
      return;
    }
    setErrors(new Map());
    setState('working');
    try {
      const isKept = (await send(values)) === 'kept';
      if (!isKept) setValues(begin);
      setState(isKept ? 'editing' : 'done');
    } catch (error) {
      fail(faultOf(error));
    }
  };

  const wordsOf = (fault: Fault): string => {
    const { key, field } = fault;
    const own = explain?.(fault);
    if (own !== undefined) return own;
    if (key === null) return t('faults.unreachable');
    if (key === 'operationFailure') return t('faults.tooMany');
    if (key === 'verificationFailed') return t('faults.password');
    if (key === 'notPossibleNow' && field === 'code') return t('faults.tooNew');
    const name = names.find((each) => each === field);
    if (key === 'incorrectFormat' && name !== undefined) return t('faults.format', { label: labels[name] });
    const message = t(`messages:${key}`);
    return key === 'verificationCodeIncorrect'
      ? t('account:errors.hinted', { message, hint: t('account:errors.code') })
      : message;
  };
  const wrong = names.flatMap((name) => {
    const key = errors.get(name);
    return key === undefined ? [] : [{ name, text: wordsOf({ key, field: name }) }];
  });

  return {
    values,
    isWorking: state === 'working',
    isDone: state === 'done',
    set: (next) => {
      setValues((before) => ({ ...before, ...next }));
      changed(Object.keys(next));
    },
    fail,
    field: (name) => ({
      id: id + name,
      label: labels[name],
      value: values[name],
      readOnly: state === 'working',
      error: wrong.find((each) => each.name === name)?.text,
      onValueChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        changed([name]);
      },
    }),
    form: {
      pending: state === 'working',
      summary: { title: failure === null ? t('account:errors.summary') : t('faults.title'), level: 3 },
      errors: [
        ...(failure === null ? [] : [{ text: wordsOf(failure) }]),
        ...wrong.map(({ name, text }) => ({
          fieldId: id + name,
          text: t('account:errors.item', { label: labels[name], message: text }),
        })),
      ],
      onSubmit: () => void submit(),
    },
  };
}
