import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pngWith } from '../../apps/server/src/testing/sample-files.ts';
import { sampleRepair } from '../../apps/server/src/testing/samples.ts';
import type { SmsPost } from '../../apps/server/src/testing/sms-stand-in.ts';
import {
  activateCare,
  activateDevice,
  deleteUpload,
  findProductsByType,
  getHomepageInfo,
  phonePwdLogin,
  registerAndLogin,
  saveByHand,
  sendSmsCode,
  uploadFile,
} from '../../packages/api/src/contract/index.ts';
import { type Caller, NotDone } from './caller.ts';
import type { TrialDevice } from './devices.ts';
import type { Ledger } from './ledger.ts';

/** What the customers of the trial share. */
export interface Town {
  caller: Caller;
  ledger: Ledger;
  /** What arrived on all phones. */
  posts: SmsPost[];
  /** A device that nobody has activated yet. */
  nextDevice: () => TrialDevice;
  /** Whether it is time to go home. */
  isOver: () => boolean;
}

let phones = 0;

/** A number of the mainland that nobody else has. */
export function newPhone(): string {
  phones += 1;
  return `139${String(phones).padStart(8, '0')}`;
}

/** The code that arrives on a phone. */
export async function codeOn(posts: SmsPost[], phone: string): Promise<string> {
  for (let tries = 1000; tries > 0; tries--) {
    for (const { body } of posts.toReversed()) {
      if (typeof body !== 'object' || body === null || !('phone' in body) || !('text' in body)) continue;
      const code =
        body.phone === `+86${phone}` ? /code is (\w{4})\b/.exec(String(body.text))?.[1] : undefined;
      if (code) return code;
    }
    await wait(20);
  }
  throw new Error(`No code arrived on ${phone}.`);
}

/** A file of a customer, unlike every other. */
export function newFile(): { content: Buffer; form: FormData; sha256: string } {
  const content = pngWith(randomBytes(30_000));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'picture.png');
  return { content, form, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Of every customer. */
export const password = 'a password of the trial';

/** Registers a new customer. */
async function register({ caller, posts, ledger }: Town): Promise<{ phone: string; token: string }> {
  for (;;) {
    const phone = newPhone();
    await caller.ask(sendSmsCode, { query: { phone } });
    const code = await codeOn(posts, phone);
    try {
      const body = { account: phone, code, password, confirmPassword: password };
      const { token } = await caller.ask(registerAndLogin, { body });
      return { phone, token };
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      ledger.signInsRepeated += 1;
    }
  }
}

/** Comes, signs in, looks round, hands in request after request, and writes down all that was acknowledged. */
export async function live(town: Town): Promise<void> {
  const { caller, ledger } = town;
  const { phone, token } = await register(town);
  const session: Ledger['sessions'][number] = { token, device: null };
  ledger.sessions.push(session);
  for (let round = 0; !town.isOver(); round++) {
    await look(caller);
    const device = town.nextDevice();
    const { serialNumber } = device;
    const query: Record<string, string> = { ...device };
    const { activatedAt } = await caller.ask(activateDevice, { query, token });
    ledger.activations.set(serialNumber, activatedAt);
    session.device = device;

    const plan = { serialNumber, contact: 'Zoe', phone };
    const { startsAt } = await caller.ask(activateCare, { body: plan, token });
    ledger.plans.set(serialNumber, startsAt);

    const upload = await send(town, token);
    const body = { ...sampleRepair(), serialNumber, uploads: [upload] };
    ledger.submitted.add(body.submissionId);
    const { requestNumber } = await caller.ask(saveByHand, { body, token });
    ledger.requests.set(body.submissionId, { number: requestNumber, upload });

    if (round % 3 === 0) {
      const id = await send(town, token);
      await takeBack(town, id, token);
      const again = await caller.ask(phonePwdLogin, { body: { account: phone, password } });
      ledger.sessions.push({ token: again.token, device });
    }
  }
}

async function look(caller: Caller): Promise<void> {
  await caller.read('/en/');
  await caller.ask(getHomepageInfo, { query: { language: 'en' } });
  await caller.ask(findProductsByType, { query: { language: 'en', type: 'searchlight' } });
}

async function send({ caller, ledger }: Town, token: string): Promise<string> {
  const { form, sha256 } = newFile();
  const { id } = await caller.ask(uploadFile, { form, token });
  ledger.uploads.set(id, sha256);
  return id;
}

async function takeBack({ caller, ledger }: Town, id: string, token: string): Promise<void> {
  try {
    await caller.ask(deleteUpload, { body: { id }, token });
  } catch (error) {
    // Done at the first try, whose answer was lost: there is nothing left to take back.
    if (!(error instanceof NotDone)) throw error;
  }
  ledger.takenBack.add(id);
}
