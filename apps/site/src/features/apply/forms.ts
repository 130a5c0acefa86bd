import {
  applyChecks,
  deleteUpload,
  findRequestProducts,
  uploadMaxBytes,
  uploadsPerRequest,
  uploadTypes,
} from '@payload/api/contract';
import { type ApplyForm, type ApplyKind, type ApplyPorts, createApplyForm } from '@payload/flows/apply';
import { newId } from '@payload/web/browser/new-id.ts';
import { languageFor } from '@payload/web/language/language.ts';
import { storedToken, subscribeToAccount } from '@payload/web/session/account-store.ts';
import { service } from '@payload/web/session/service.ts';
import { drafts } from './drafts.ts';
import { followForm } from './follow-form.ts';
import { storeOutcome } from './outcome.ts';
import { sendFile } from './send-file.ts';
import { submit } from './submit.ts';

/** The forms of the service; exchange is a choice in the form of repair. */
export type FormName = Exclude<ApplyKind, 'exchange'>;

export const uploadLimits = {
  types: uploadTypes,
  maxBytes: uploadMaxBytes,
  most: uploadsPerRequest,
};

/** The language of the page that is shown: a form may be sent in another one than it was opened in. */
const language = () => languageFor(location.pathname);

const ports: ApplyPorts = {
  drafts,
  async findDevice({ serialNumber }) {
    const [device] = await service(findRequestProducts, { serialNumber, language: language() });
    return device ?? null;
  },
  submit: (submission) => submit(submission, language()),
  sendFile: ({ file, onProgress }, signal) => sendFile(file, { language: language(), onProgress, signal }),
  async deleteFile({ id }) {
    await service(deleteUpload, { id, language: language() });
  },
  checks: applyChecks,
  limits: uploadLimits,
  newId,
  account: { isSignedIn: () => storedToken() !== null, subscribe: subscribeToAccount },
  connection: {
    isOnline: () => navigator.onLine,
    subscribe(listener) {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
    },
  },
  onLeave(leave) {
    window.addEventListener('pagehide', leave);
    // A phone may end a page that is out of sight without another word.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') leave();
    });
  },
};

const forms = new Map<FormName, ApplyForm>();

/** The form of a name, made at its first use; it lives as long as the page is open, whatever is shown. */
export function formOf(name: FormName): ApplyForm {
  const existing = forms.get(name);
  if (existing) return existing;
  const form = createApplyForm(ports, { kind: name });
  forms.set(name, form);
  followForm(name, form, storeOutcome);
  return form;
}

/** Ends all forms: what asks for one gets it as a first visit does. For stories, which share one open page. */
export function endForms(): void {
  for (const { actor } of forms.values()) actor.stop();
  forms.clear();
}
