import type { RequestProduct } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { type ApplyField, fieldsOf, type ReturnKind, type TextField } from '@payload/flows/apply';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { useSignIn } from '../account/useSignIn.ts';
import { type FormName, formOf, type LiveForm } from './forms.ts';
import { keepOutcome } from './outcome.ts';

type Snapshot = ReturnType<LiveForm['actor']['getSnapshot']>;

/** What a form is at: filled in, waiting for its files, for somebody to sign in, or for the service. */
export type Phase = 'editing' | 'sendingFiles' | 'askingToSignIn' | 'submitting';

/** A form of the service, as its page shows and works it. */
export interface ServiceForm {
  readonly name: FormName;
  readonly context: Snapshot['context'];
  readonly phase: Phase;
  /** The draft has been read. */
  readonly isReady: boolean;
  /** Storage does not take the draft. */
  readonly isDraftLost: boolean;
  /** The product that the serial number tells; null where nobody knows the number, undefined until that is told. */
  readonly device: RequestProduct | null | undefined;
  readonly idOf: (field: ApplyField) => string;
  readonly type: (field: TextField, value: string) => void;
  readonly choose: (kind: ReturnKind) => void;
  readonly send: LiveForm['actor']['send'];
}

const whole = (snapshot: Snapshot): Snapshot => snapshot;

/** Id of the form's element. */
export const formIdOf = (name: FormName): string => `${name}-form`;

function phaseOf(snapshot: Snapshot): Phase {
  if (snapshot.matches({ filling: { form: 'sendingFiles' } })) return 'sendingFiles';
  if (snapshot.matches({ filling: { form: 'askingToSignIn' } })) return 'askingToSignIn';
  if (snapshot.matches({ filling: { form: 'submitting' } }) || snapshot.matches('clearing')) {
    return 'submitting';
  }
  return 'editing';
}

/**
 * Runs a form of the service: opens the sign-in panel when it is needed and goes on afterwards, and leads to
 * /success.
 */
export function useForm(name: FormName, language: Language): ServiceForm {
  const { actor, start } = useMemo(() => formOf(name), [name]);
  const snapshot = useSelector(actor, whole);
  useEffect(start, [start]);
  const idOf = useCallback((field: ApplyField) => `${name}-${field}`, [name]);

  useEarlyTyping(snapshot, name, actor.send);
  useSignInWhenAsked(phaseOf(snapshot) === 'askingToSignIn', actor.send);
  useSuccess(snapshot, language, actor.send);

  // Whoever changes something does not want it sent just now.
  const edit = () => {
    if (phaseOf(actor.getSnapshot()) === 'sendingFiles') actor.send({ type: 'edit' });
  };
  return {
    name,
    context: snapshot.context,
    phase: phaseOf(snapshot),
    isReady: !snapshot.matches('restoring'),
    isDraftLost: snapshot.matches({ filling: { draft: 'lost' } }),
    device: snapshot.matches({ filling: { serial: 'answered' } }) ? snapshot.context.device : undefined,
    idOf,
    type: (field, value) => {
      edit();
      actor.send({ type: 'type', field, value });
    },
    choose: (kind) => {
      edit();
      actor.send({ type: 'choose', kind });
    },
    send: actor.send,
  };
}

/** What was typed into the prerendered form before this script ran goes into it, where the draft has nothing. */
function useEarlyTyping(snapshot: Snapshot, name: FormName, send: LiveForm['actor']['send']): void {
  const early = useRef<[field: TextField, value: string][]>([]);
  const isRestoring = snapshot.matches('restoring');
  const { kind, typed } = snapshot.context;

  useLayoutEffect(() => {
    const element = document.getElementById(formIdOf(name));
    if (!isRestoring || !(element instanceof HTMLFormElement)) return;
    const given = new FormData(element);
    early.current = fieldsOf[kind].flatMap((field) => {
      const value = field === 'uploads' ? null : given.get(field);
      return field !== 'uploads' && typeof value === 'string' && value !== '' ? [[field, value]] : [];
    });
    // Once, before anything is rendered anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (isRestoring) return;
    for (const [field, value] of early.current) {
      if (typed[field] === '') send({ type: 'type', field, value });
    }
    early.current = [];
  }, [isRestoring, typed, send]);
}

function useSignInWhenAsked(isAsked: boolean, send: LiveForm['actor']['send']): void {
  const { open } = useSignIn();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const answer = (type: 'signedIn' | 'signInDismissed') => {
      if (!isOver) send({ type });
    };
    open({ isRequired: true }).then(
      (outcome) => answer(outcome === 'signedIn' ? 'signedIn' : 'signInDismissed'),
      () => answer('signInDismissed'),
    );
    return () => {
      isOver = true;
    };
  }, [isAsked, open, send]);
}

/** Leads to /success with what came of it, and leaves an empty form behind. */
function useSuccess(snapshot: Snapshot, language: Language, send: LiveForm['actor']['send']): void {
  const navigate = useNavigate();
  const isDone = snapshot.matches('succeeded');
  const { outcome, kind } = snapshot.context;
  useEffect(() => {
    if (!isDone || outcome === null) return;
    keepOutcome({ of: kind, outcome });
    send({ type: 'startAgain' });
    const paths = pathsOf(language);
    void navigate(outcome.kind === 'request' ? paths.outcome(outcome.requestNumber) : paths.success);
  }, [isDone, outcome, kind, send, navigate, language]);
}
