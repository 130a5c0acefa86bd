import {
  type Activation,
  activateCare,
  activateDevice,
  type CarePlan,
  createdRequest,
  validate,
} from '@payload/api/contract';
import { type ApplyKind, type ApplyOutcome, applyKinds } from '@payload/flows/apply';
import { createListeners } from '@payload/web/rendering/listeners.ts';

/** What came of the form that was sent last in this window. */
export interface Outcome {
  readonly of: ApplyKind;
  readonly outcome: ApplyOutcome;
}

const key = 'outcome';
const { subscribe, notify } = createListeners();
/** What was read or kept last: the same text is the same object, as React asks. */
let last: { text: string | null; outcome: Outcome | null } = { text: null, outcome: null };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function outcomeOf(stored: unknown): ApplyOutcome | null {
  if (!isRecord(stored)) return null;
  const taken = validate(createdRequest, stored);
  if (stored['kind'] === 'request' && taken.ok) return { kind: 'request', ...taken.value };
  const activation = validate(activateDevice.reply, stored['activation']);
  if (stored['kind'] === 'activation' && activation.ok) {
    return { kind: 'activation', activation: activation.value satisfies Activation };
  }
  const plan = validate(activateCare.reply, stored['plan']);
  if (stored['kind'] === 'care' && plan.ok) return { kind: 'care', plan: plan.value satisfies CarePlan };
  return null;
}

function isKind(value: unknown): value is ApplyKind {
  return applyKinds.some((kind) => kind === value);
}

/** Reads what is stored, which may be anything. */
function parsed(text: string | null): Outcome | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || !isKind(stored['of'])) return null;
    const outcome = outcomeOf(stored['outcome']);
    return outcome && { of: stored['of'], outcome };
  } catch {
    return null;
  }
}

/** What came of the form sent last in this window; null where none was. Survives a reload. */
export function storedOutcome(): Outcome | null {
  let text: string | null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    return last.outcome;
  }
  if (text !== last.text) last = { text, outcome: parsed(text) };
  return last.outcome;
}

/** Keeps what came of a form. Where storage is blocked it lasts as long as the page. */
export function storeOutcome(outcome: Outcome): void {
  const text = JSON.stringify(outcome);
  try {
    sessionStorage.setItem(key, text);
    last = { text, outcome };
  } catch {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What cannot be removed cannot be read either.
    }
    last = { text: null, outcome };
  }
  notify();
}

export const subscribeToOutcome = subscribe;
