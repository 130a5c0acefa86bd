import {
  activateCare,
  activateDevice,
  deleteUpload,
  findRequestProducts,
  saveByHand,
  uploadMaxBytes,
  uploadsPerRequest,
  uploadTypes,
  validate,
} from '@payload/api/contract';
import { type ApplyChecks, type ApplyKind, applyMachine, type StoredDraft } from '@payload/flows/apply';
import { uploadMachine, uploadsMachine } from '@payload/flows/uploads';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { languageFor } from '../../platform/language/language.ts';
import { storedToken, subscribeToAccount } from '../../platform/session/account-store.ts';
import { service } from '../../platform/session/service.ts';
import { dropDraft, keepDraft, keptDraft } from './drafts.ts';
import { keepFiles, keptFiles, keptIdOf } from './kept-files.ts';
import { sendFile } from './send-file.ts';
import { submit } from './submit.ts';

/** The forms of the service; exchange is a choice in the form of repair. */
export type FormName = Exclude<ApplyKind, 'exchange'>;

/** A form that lives as long as the page is open, whatever is shown: its files go on being sent. */
export interface LiveForm {
  readonly actor: ActorRefFrom<typeof applyMachine>;
  /** Begins, once: reads the draft and follows the account. Only a browser may. */
  readonly start: () => void;
}

export const uploadLimits = {
  types: uploadTypes,
  maxBytes: uploadMaxBytes,
  most: uploadsPerRequest,
};

const checks: ApplyChecks = {
  saveByHand: (body) => validate(saveByHand.body, body),
  activateDevice: (body) => validate(activateDevice.query, body),
  activateCare: (body) => validate(activateCare.body, body),
};

/** The language of the page that is shown: a form may be sent in another one than it was opened in. */
const language = () => languageFor(location.pathname);

/** A draft that is a week old is forgotten, and its files with it. */
async function loadDraft(kind: ApplyKind): Promise<StoredDraft> {
  const kept = keptDraft(kind);
  if (kept === null) {
    void areKept(kind, []);
    return { draft: null, files: [] };
  }
  const files = await keptFiles(kind).catch(() => []);
  const listed: readonly unknown[] = Array.isArray(kept.files) ? kept.files : [];
  // A page that goes away may not come to delete a file; the draft is written at once, and decides.
  return { draft: kept.draft, files: files.filter((file) => listed.includes(keptIdOf(file))) };
}

/** Keeps the files of a draft, where the browser does; where it does not they last as long as the page. */
async function areKept(kind: ApplyKind, files: readonly File[]): Promise<boolean> {
  try {
    await keepFiles(kind, files);
    return true;
  } catch {
    return files.length === 0;
  }
}

const machine = applyMachine.provide({
  actors: {
    loadDraft: fromPromise(({ input }) => loadDraft(input.kind)),
    saveDraft: fromPromise(async ({ input: { kind, draft, files } }) => {
      // Written before anything is awaited: a page that goes away waits for nothing.
      keepDraft(kind, draft, files.map(keptIdOf));
      return { filesKept: await areKept(kind, files) };
    }),
    dropDraft: fromPromise(async ({ input: { kind } }) => {
      dropDraft(kind);
      await areKept(kind, []);
    }),
    findDevice: fromPromise(async ({ input: { serialNumber } }) => {
      const [device] = await service(findRequestProducts, { serialNumber, language: language() });
      return device ?? null;
    }),
    submit: fromPromise(({ input }) => submit(input, language())),
    uploads: uploadsMachine.provide({
      actors: {
        upload: uploadMachine.provide({
          actors: {
            send: fromPromise(({ input: { file, onProgress }, signal }) =>
              sendFile(file, { language: language(), onProgress, signal }),
            ),
            remove: fromPromise(async ({ input: { id } }) => {
              await service(deleteUpload, { id, language: language() });
            }),
          },
        }),
      },
    }),
  },
});

const forms = new Map<FormName, LiveForm>();

/** The form of a name, made at its first use. */
export function formOf(name: FormName): LiveForm {
  const known = forms.get(name);
  if (known) return known;
  const form = createForm(name);
  forms.set(name, form);
  return form;
}

function createForm(name: FormName): LiveForm {
  const actor = createActor(machine, {
    // Prerendered, nobody is signed in; who is, the form hears as it begins.
    input: { kind: name, signedIn: false, checks, limits: uploadLimits, newId: () => crypto.randomUUID() },
  });
  let started = false;
  return {
    actor,
    start() {
      if (started) return;
      started = true;
      actor.start();
      const follow = () => actor.send({ type: storedToken() === null ? 'signedOut' : 'signedIn' });
      follow();
      subscribeToAccount(follow);
      const leave = () => actor.send({ type: 'leave' });
      window.addEventListener('pagehide', leave);
      // A phone may end a page that is out of sight without another word.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') leave();
      });
    },
  };
}
