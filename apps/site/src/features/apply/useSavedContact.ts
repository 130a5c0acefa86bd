import type { ApplyForm } from '@payload/flows/apply';
import { useEffect } from 'react';

/** Forms that have asked for it since they were last empty: what someone takes out again stays out. */
const asked = new WeakSet<ApplyForm>();

/** A form was sent and begins again. */
export function forgetAsked(form: ApplyForm): void {
  asked.delete(form);
}

/**
 * Fills in the contact details that an account has saved, where the form has none yet. What was typed, or kept as a draft, is
 * never replaced.
 */
export function useSavedContact(
  form: ApplyForm,
  { isReady, signedIn }: { isReady: boolean; signedIn: boolean },
): void {
  useEffect(() => {
    if (!isReady || !signedIn || asked.has(form)) return;
    asked.add(form);
    if (form.actor.getSnapshot().context.kind === 'activation' || hasContact(form)) return;
    void fill(form);
  }, [form, isReady, signedIn]);
}

function hasContact({ actor }: ApplyForm): boolean {
  const { contact, phone, address } = actor.getSnapshot().context.typed;
  return [contact, phone, address].some((each) => each !== '');
}

async function fill(form: ApplyForm): Promise<void> {
  try {
    const { loadContact } = await import('@payload/web/account/load-contact.ts');
    const saved = await loadContact();
    // Someone who typed meanwhile knows better.
    if (saved === null || hasContact(form)) return;
    const { address, ...person } = saved;
    form.fillBlanks({ ...person, address: address ?? '' });
  } catch {
    // A form without it is the form as it was: it is filled in by hand.
  }
}
