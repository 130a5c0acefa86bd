import type { Language } from '@payload/catalog';
import {
  type ApplyField,
  type ApplyForm,
  type FormView,
  fieldsOf,
  formViewOf,
  type TextField,
} from '@payload/flows/apply';
import { useSignIn } from '@payload/web/account/useSignIn.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { showWork } from '@payload/web/works/running-works.ts';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefetchFormLine } from '../works/form-line-part.ts';
import { type FormName, formOf } from './forms.ts';
import { storeOutcome } from './outcome.ts';
import { forgetAsked, useSavedContact } from './useSavedContact.ts';

type Snapshot = ReturnType<ApplyForm['actor']['getSnapshot']>;

/** A form of the service, as its page shows and works it. */
export interface ServiceForm extends FormView, Pick<ApplyForm, 'type' | 'choose' | 'send'> {
  readonly name: FormName;
  readonly idOf: (field: ApplyField) => string;
  /** What stands in fields to choose from and names nothing there. */
  readonly unnamed: Partial<Readonly<Record<TextField, string>>>;
  readonly noteUnnamed: (field: TextField, typed: string) => void;
}

const identity = (snapshot: Snapshot): Snapshot => snapshot;

/** Id of the form's element. */
export const formIdOf = (name: FormName): string => `${name}-form`;

/**
 * Runs a form of the service: opens the sign-in panel when it is needed and goes on afterwards, and leads to
 * /success.
 */
export function useForm(name: FormName, language: Language): ServiceForm {
  const form = useMemo(() => formOf(name), [name]);
  const { type, choose, send } = form;
  const snapshot = useSelector(form.actor, identity);
  const view = formViewOf(snapshot);
  // Before the form runs: what becomes of it from then on is this page's to say.
  useEffect(() => showWork(name), [name]);
  useEffect(() => form.start(), [form]);
  useEffect(() => void prefetchFormLine(language), [language]);
  const [unnamed, setUnnamed] = useState<ServiceForm['unnamed']>({});
  const noteUnnamed = useCallback(
    (field: TextField, typed: string) =>
      setUnnamed((others) => ((others[field] ?? '') === typed ? others : { ...others, [field]: typed })),
    [],
  );
  const idOf = useCallback((field: ApplyField) => `${name}-${field}`, [name]);

  useEarlyTyping(form, name);
  useSignInWhenAsked(view.phase === 'askingToSignIn', send);
  useSuccess(form, snapshot, language);
  useSavedContact(form, { isReady: view.isReady, signedIn: view.context.signedIn });
  return { ...view, name, idOf, unnamed, noteUnnamed, type, choose, send };
}

/** What was typed into the prerendered form before this script ran goes into it, where the draft has nothing. */
function useEarlyTyping({ actor, fillBlanks }: ApplyForm, name: FormName): void {
  useLayoutEffect(() => {
    const snapshot = actor.getSnapshot();
    const element = document.getElementById(formIdOf(name));
    if (formViewOf(snapshot).isReady || !(element instanceof HTMLFormElement)) return;
    const data = new FormData(element);
    const early: Partial<Record<TextField, string>> = {};
    for (const field of fieldsOf[snapshot.context.kind]) {
      const value = field === 'uploads' ? null : data.get(field);
      if (field !== 'uploads' && typeof value === 'string') early[field] = value;
    }
    fillBlanks(early);
    // Once, before anything is rendered again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

function useSignInWhenAsked(isAsked: boolean, send: ApplyForm['send']): void {
  const { open } = useSignIn();
  useEffect(() => {
    if (!isAsked) return undefined;
    const over = new AbortController();
    const answer = (type: 'signedIn' | 'signInDismissed') => {
      if (!over.signal.aborted) send({ type });
    };
    open({ isRequired: true }).then(
      (outcome) => answer(outcome === 'signedIn' ? 'signedIn' : 'signInDismissed'),
      () => answer('signInDismissed'),
    );
    return () => over.abort();
  }, [isAsked, open, send]);
}

/** Leads to /success with what came of it, and leaves an empty form behind. */
function useSuccess(form: ApplyForm, snapshot: Snapshot, language: Language): void {
  const navigate = useNavigate();
  const isDone = snapshot.matches('succeeded');
  const { outcome, kind } = snapshot.context;
  useEffect(() => {
    if (!isDone || outcome === null) return;
    storeOutcome({ of: kind, outcome });
    form.send({ type: 'startAgain' });
    forgetAsked(form);
    const paths = pathsOf(language);
    void navigate(outcome.kind === 'request' ? paths.outcome(outcome.requestNumber) : paths.success);
  }, [isDone, outcome, kind, form, navigate, language]);
}
