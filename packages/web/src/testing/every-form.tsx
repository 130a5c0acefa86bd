import { type ReactElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18nOf, prepareTexts } from '../language/i18n.ts';

/** A form with what is typed into it, in the order of its fields; `isPage` where it brings a router of its own. */
export interface FormUnderTest {
  form: ReactElement;
  typed: readonly string[];
  isPage?: boolean;
}

/** A limit for what hangs. */
const patient = { timeout: 30_000 };

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

async function shown({ form: element, isPage = false }: FormUnderTest): Promise<HTMLFormElement> {
  const place = document.createElement('div');
  document.body.append(place);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  root = createRoot(place);
  root.render(
    <StrictMode>
      <I18nextProvider i18n={i18nOf('en')}>
        {isPage ? element : <RouterProvider router={router} />}
      </I18nextProvider>
    </StrictMode>,
  );
  return await vi.waitFor(() => {
    const form = document.querySelector<HTMLFormElement>('form[novalidate]');
    if (!form || fieldsOf(form).length === 0) throw new Error('The form has not come yet.');
    return form;
  }, patient);
}

/** What holds for every form of the apps: the focus after a refusal, one send, and what a failure keeps and says. */
export function describeForms(
  forms: Readonly<Record<string, FormUnderTest>>,
  texts: Parameters<typeof prepareTexts>[1],
): void {
  beforeAll(() => prepareTexts('en', texts));
  afterEach(() => {
    flushSync(() => root?.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  describe.each(Object.entries(forms))('%s', (_name, tried) => {
    it('gives the first wrong field the focus, and says beside it and on top what is wrong', async () => {
      const form = await shown(tried);
      for (const field of fieldsOf(form)) type(field, '');
      form.requestSubmit();
      await vi.waitFor(
        () => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'),
        patient,
      );
      expect(document.activeElement).toBe(form.querySelector('[aria-invalid="true"]'));
      expect(form.querySelector('section a')?.textContent).not.toBe('');
    });

    it('is sent once, keeps what was typed where that fails, and says what happened and what to do', async () => {
      const form = await shown(tried);
      const values = () => fieldsOf(form).map(({ value }) => value);
      for (const [index, field] of fieldsOf(form).entries()) type(field, tried.typed[index] ?? '');
      holdCalls();
      form.requestSubmit();
      form.requestSubmit();
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), patient);
      form.requestSubmit();
      expect(calls).toHaveLength(1);
      isLineDown = true;
      for (const fail of calls) fail();
      await vi.waitFor(() => expect(form.getAttribute('aria-busy')).toBeNull(), patient);
      expect(values()).toEqual(tried.typed);
      const said = [...document.querySelectorAll('[role="alert"], form section')].map(
        (each) => each.textContent,
      );
      expect(said.join(' ')).toMatch(/try again|send it again/i);
    });
  });
}
