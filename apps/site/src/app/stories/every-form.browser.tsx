import type { OwnRequest } from '@payload/api/contract';
import { SignInHere } from '@payload/web/account/SignInHere.tsx';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { type ReactElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FollowForm } from '../../features/requests/FollowForm.tsx';
import { RequestMessages } from '../../features/requests/RequestMessages.tsx';
import { NoticeForm } from '../../pages/desk/NoticeForm.tsx';
import { ReasonDialog } from '../../pages/desk/ReasonDialog.tsx';
import { DeviceClaim } from '../../pages/user/settings/DeviceClaim.tsx';
import { PageAt } from './PageAt.tsx';

const nothing = () => undefined;
const base = {
  number: 'K7QP-4MXD',
  type: 'repair',
  status: 'received',
  messages: [],
  history: [],
  isAsked: false,
} satisfies Partial<OwnRequest>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what messages are shown of
const request = base as unknown as OwnRequest;

/** Every form with what is typed into it, in the order of its fields. */
const forms: Readonly<Record<string, { form: ReactElement; typed: readonly string[] }>> = {
  'sign-in': { form: <SignInHere language="en" />, typed: ['li@example.com', '1234'] },
  'a request to follow': {
    form: <FollowForm number="" language="en" onFound={nothing} />,
    typed: ['K7QP-4MXD', 'li@example.com'],
  },
  'a reply': {
    form: <RequestMessages request={request} language="en" mayReply onReplied={nothing} />,
    typed: ['Thank you'],
  },
  'a device of the account': {
    form: <DeviceClaim open onOpenChange={nothing} language="en" onClaimed={nothing} />,
    typed: ['PT4-SAMPLE-01', 'AAAA', 'PT43-5MXE-97UC'],
  },
  'a reason': {
    form: (
      <ReasonDialog
        isOpen
        title="End it?"
        text="It ends."
        help="Kept."
        act="End it"
        failed="It was not ended. Try again."
        onAct={async () => void (await fetch('/jz-api/act', { method: 'POST' }))}
        onClose={nothing}
        onShut={nothing}
      />
    ),
    typed: ['Sent by mistake'],
  },
  'a notice': {
    form: <NoticeForm published={[]} onPublished={nothing} onShut={nothing} />,
    typed: ['N-2026-07', 'T90', 'Check the yoke', 'Before the next flight.', '请检查支架', '下次飞行前。'],
  },
  'an activation': {
    form: <PageAt address="/en/apply/activate" />,
    typed: ['PT4-SAMPLE-01', 'AAAA', 'PT43-5MXE-97UC'],
  },
};

let root: Root | null = null;
let calls: (() => void)[] = [];
let isLineDown = false;
const network = globalThis.fetch;

/** Calls of forms wait, and then find no line; all else goes on. */
function holdCalls(): void {
  calls = [];
  isLineDown = false;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const { url, method } = new Request(input, init);
    if (method === 'GET' && !url.includes('/device/activate')) return network(input, init);
    const noLine = new TypeError('no line');
    // What is only read is tried again by the client itself.
    if (isLineDown) return Promise.reject(noLine);
    return new Promise((_resolve, reject) => calls.push(() => reject(noLine)));
  });
}

beforeAll(() =>
  prepareTexts('en', ['account', 'apply', 'desk', 'form', 'messages', 'notices', 'requests', 'settings']),
);
afterEach(() => {
  flushSync(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-field] :is(input, textarea)'),
];

/** As a visitor types: React hears of it by the event. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function shown(element: ReactElement): Promise<HTMLFormElement> {
  const place = document.createElement('div');
  document.body.append(place);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  root = createRoot(place);
  root.render(
    <StrictMode>
      <I18nextProvider i18n={i18nOf('en')}>
        {element.type === PageAt ? element : <RouterProvider router={router} />}
      </I18nextProvider>
    </StrictMode>,
  );
  return await vi.waitFor(
    () => {
      const form = document.querySelector<HTMLFormElement>('form[novalidate]');
      if (!form || fieldsOf(form).length === 0) throw new Error('The form has not come yet.');
      return form;
    },
    { timeout: 30_000 },
  );
}

describe.each(Object.entries(forms))('%s', (_name, { form: element, typed }) => {
  it('gives the first wrong field the focus, and says beside it and on top what is wrong', async () => {
    const form = await shown(element);
    for (const field of fieldsOf(form)) type(field, '');
    form.requestSubmit();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(form.querySelector('[aria-invalid="true"]'));
    expect(form.querySelector('section a')?.textContent).not.toBe('');
  });

  it('is sent once, keeps what was typed where that fails, and says what happened and what to do', async () => {
    const form = await shown(element);
    const values = () => fieldsOf(form).map(({ value }) => value);
    for (const [index, field] of fieldsOf(form).entries()) type(field, typed[index] ?? '');
    holdCalls();
    form.requestSubmit();
    form.requestSubmit();
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
    form.requestSubmit();
    expect(calls).toHaveLength(1);
    isLineDown = true;
    for (const fail of calls) fail();
    await vi.waitFor(() => expect(form.getAttribute('aria-busy')).toBeNull());
    expect(values()).toEqual(typed);
    const said = [...document.querySelectorAll('[role="alert"], form section')].map(
      (each) => each.textContent,
    );
    expect(said.join(' ')).toMatch(/try again|send it again/i);
  });
});
