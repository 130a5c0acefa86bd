import { findRequestProducts } from '@payload/api/contract';
import type { Meta } from '@storybook/react-vite';
import { userEvent as direct, expect, waitFor, within } from 'storybook/test';
import { uploadLimits } from '../../features/apply/forms.ts';
import {
  expectWholePage,
  onPhone,
  type PageArgs,
  type PageStory,
  pageAt,
  pageMeta,
  textsOf,
} from './page-story.tsx';

/** A device that the service knows; every other number belongs to nobody. */
const known = { typed: 't40s sample 01', printed: 'T40S-SAMPLE-01', model: 'T40S' };

const meta: Meta<PageArgs> = {
  ...pageMeta,
  tags: ['two-languages'],
  title: 'Pages/Service forms',
  parameters: {
    ...pageMeta.parameters,
    picture: 'off',
    usage: {
      when: 'What the forms of the service say of a number, a label and files before anything is sent.',
    },
  },
  beforeEach: () => {
    const restore = pageMeta.beforeEach();
    const others = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
      if (!pathname.endsWith(findRequestProducts.path)) return others(input, init);
      const asked = searchParams.get('serialNumber')?.replaceAll(/[\s-]/g, '').toUpperCase();
      const device = { code: known.model, type: 'searchlight', name: known.model };
      return Promise.resolve(Response.json(asked === 'T40SSAMPLE01' ? [device] : []));
    };
    return restore;
  },
};
export default meta;

const fields = ['serialNumber', 'productCode', 'verificationCode', 'activationCode'] as const;

type Playing = Parameters<NonNullable<PageStory['play']>>[0];

/** The form of a page once it is there, by the names of its fields in the page's language. */
async function form({ canvas, canvasElement, globals, userEvent }: Playing) {
  await expectWholePage({ canvasElement });
  const t = textsOf(globals);
  const main = within(canvas.getByRole('main'));
  const field = (name: (typeof fields)[number]) =>
    main.getByLabelText<HTMLInputElement>(t(`${name}.label`, { ns }));
  return {
    t,
    main,
    field,
    put: async (name: (typeof fields)[number], text: string) => {
      await userEvent.clear(field(name));
      await userEvent.paste(text);
    },
    says: (name: (typeof fields)[number], text: string | RegExp) =>
      waitFor(() => expect(field(name)).toHaveAccessibleDescription(text)),
  };
}

const ns = 'request-fields';

/** The number is read letter by letter, without the service: its length, what no number has, a code that looks alike. */
export const SerialTyped: PageStory = {
  args: pageAt('repair'),
  play: async (context) => {
    const { t, main, field, put, says } = await form(context);
    await put('serialNumber', 'T4');
    await says('serialNumber', t('serialNumber.short', { ns, used: 2 }));
    await put('serialNumber', 'T4OS');
    await says('serialNumber', t('serialNumber.lookAlike', { ns, typed: 'T4OS', code: 'T40S' }));
    await put('serialNumber', 'T40S-序1');
    await says('serialNumber', t('serialNumber.foreign', { ns, characters: '序' }));
    await expect(field('serialNumber')).not.toBeInvalid();

    // The beginning tells the model, which can be taken out again and then stays out.
    await put('serialNumber', 't40s sam');
    await says('serialNumber', t('serialNumber.begins', { ns, model: known.model }));
    await waitFor(() => expect(field('productCode')).toHaveValue(known.model));
    await says('productCode', new RegExp(`^${t('productCode.filled', { ns })}`));
    await context.userEvent.click(main.getByRole('button', { name: t('productCode.undo', { ns }) }));
    await expect(field('productCode')).toHaveValue('');
    await expect(field('productCode')).toHaveFocus();

    // An address of the device, as its code on the label holds it.
    await put('serialNumber', 'https://jz.example/en/device?serial=t40s-sample-01');
    await expect(field('serialNumber')).toHaveValue(known.printed);
    await context.userEvent.tab();
    await says('serialNumber', t('serialNumber.known', { ns, model: known.model }));
    await expect(field('productCode')).toHaveValue('');
  },
};

/** Left, the number is looked up: a known one fills in the model, an unknown one is taken all the same. */
export const SerialLookedUp: PageStory = {
  args: pageAt('problem'),
  tags: ['long'],
  globals: onPhone,
  play: async (context) => {
    const { t, field, put, says } = await form(context);
    const { userEvent } = context;
    await says('serialNumber', t('serialNumber.help', { ns }));
    await put('serialNumber', known.typed);
    await userEvent.tab();
    await says('serialNumber', t('serialNumber.known', { ns, model: known.model }));
    await expect(field('productCode')).toHaveValue(known.model);

    await put('serialNumber', 'NOBODY-HAS-THIS-1');
    await says('serialNumber', t('serialNumber.help', { ns }));
    await userEvent.tab();
    await says('serialNumber', t('serialNumber.unknownYetTaken', { ns }));
    await expect(field('serialNumber')).not.toBeInvalid();

    await put('productCode', 'T90');
    await userEvent.keyboard('{Enter}');
    await put('serialNumber', known.typed);
    await userEvent.tab();
    await says('serialNumber', t('serialNumber.other', { ns, model: known.model, chosen: 'T90' }));
  },
};

/** Who activates or enrols a device is refused where its number is not known, and hears so before. */
const unknown: PageStory = {
  play: async (context) => {
    const { t, put, says } = await form(context);
    await put('serialNumber', 'NOBODY-HAS-THIS-2');
    await context.userEvent.tab();
    await says('serialNumber', t('serialNumber.unknown', { ns }));
  },
};

export const SerialOfActivation: PageStory = { args: pageAt('activate'), ...unknown };

export const SerialOfCarefree: PageStory = {
  args: pageAt('carefree'),
  tags: ['long'],
  globals: onPhone,
  ...unknown,
};

/** The line of the label that the field in use asks for is lit, and holds what is typed. */
const lit: PageStory = {
  play: async (context) => {
    const { put } = await form(context);
    const labels = () =>
      [...context.canvasElement.querySelectorAll('main figure')].filter(
        (figure) => figure.checkVisibility() && /SN/.test(figure.textContent ?? ''),
      );
    const line = () => labels()[0]?.querySelector('[data-lit]')?.textContent;
    await expect(labels()).toHaveLength(1);
    await expect(line()).toBeUndefined();
    await put('serialNumber', 't90 sample 09');
    await waitFor(() => expect(line()).toBe('SNT90-SAMPLE-09'));
    await expect(labels()[0]).toHaveTextContent('T90');
    await put('verificationCode', 'w9cj');
    await waitFor(() => expect(line()).toBe('VCW9CJ'));
    await put('activationCode', 'T904-6FHP');
    await waitFor(() => expect(line()).toBe('T904-6FHP'));
  },
};

export const Label: PageStory = { args: pageAt('activate'), ...lit };

export const LabelPhone: PageStory = { args: pageAt('activate'), tags: ['long'], globals: onPhone, ...lit };

/**
 * A browser that reads codes: a camera that shows a canvas, or refuses with an error of a name, and a detector that gives the
 * codes that are shown to it.
 */
function standIn({ refusal, hasDetector = true }: { refusal?: string; hasDetector?: boolean } = {}) {
  const codes: string[] = [];
  const tracks: MediaStreamTrack[] = [];
  const { mediaDevices } = navigator;
  class BarcodeDetector {
    detect() {
      return Promise.resolve(codes.map((rawValue) => ({ rawValue })));
    }
  }
  const real: unknown = Reflect.get(window, 'BarcodeDetector');
  Reflect.set(window, 'BarcodeDetector', hasDetector ? BarcodeDetector : undefined);
  mediaDevices.getUserMedia = () => {
    if (refusal !== undefined) return Promise.reject(new DOMException('no', refusal));
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
    const stream = canvas.captureStream(10);
    tracks.push(...stream.getTracks());
    return Promise.resolve(stream);
  };
  return {
    show: (code: string) => codes.splice(0, 1, code),
    camera: () => tracks.map(({ readyState }) => readyState),
    restore: () => {
      Reflect.set(window, 'BarcodeDetector', real);
      // The browser's own is one of the prototype.
      Reflect.deleteProperty(mediaDevices, 'getUserMedia');
    },
  };
}

let browser: ReturnType<typeof standIn>;
const withBrowser = (options: Parameters<typeof standIn>[0]) => () => {
  browser = standIn(options);
  return browser.restore;
};

/** Opens the scanner: its button, and its window with what it says. */
async function scanner(context: Playing) {
  const { t, main, field } = await form(context);
  const button = main.getByRole('button', { name: t('scan.openLabel', { ns: 'apply' }) });
  await context.userEvent.click(button);
  const dialog = await main.findByRole<HTMLDialogElement>('dialog');
  return {
    t,
    field,
    button,
    says: (text: string) => waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(text)),
    // What the browser sends for Escape and for a phone's back gesture.
    shut: () => dialog.requestClose(),
    isShut: () => waitFor(() => expect(main.queryByRole('dialog')).toBeNull()),
  };
}

/** A code without a number is said to be one; one with a number shuts the scanner, and the camera is off again. */
export const Scan: PageStory = {
  args: pageAt('activate'),
  beforeEach: withBrowser({}),
  play: async (context) => {
    const { t, field, button, says, isShut } = await scanner(context);
    await says(t('scan.looking', { ns: 'apply' }));
    await expect(browser.camera()).toEqual(['live']);
    browser.show('https://jz.example/manual.pdf');
    await says(t('scan.noSerial', { ns: 'apply' }));
    browser.show('SN: h1t-sample-01');
    await isShut();
    await expect(field('serialNumber')).toHaveValue('H1T-SAMPLE-01');
    await expect(browser.camera()).toEqual(['ended']);
    await expect(button).toHaveFocus();
  },
};

export const ScanClosed: PageStory = {
  args: pageAt('activate'),
  beforeEach: withBrowser({}),
  play: async (context) => {
    const { t, says, shut, isShut } = await scanner(context);
    await says(t('scan.looking', { ns: 'apply' }));
    shut();
    await isShut();
    await expect(browser.camera()).toEqual(['ended']);
  },
};

const refused = (refusal: string, key: 'refused' | 'noCamera' | 'failed'): PageStory => ({
  args: pageAt('activate'),
  beforeEach: withBrowser({ refusal }),
  play: async (context) => {
    const { t, says, shut, isShut } = await scanner(context);
    await says(t(`scan.${key}`, { ns: 'apply' }));
    shut();
    await isShut();
  },
});

export const ScanNotAllowed: PageStory = refused('NotAllowedError', 'refused');

export const ScanWithoutCamera: PageStory = refused('NotFoundError', 'noCamera');

export const ScanNotReadable: PageStory = refused('NotReadableError', 'failed');

/** A browser that reads no codes offers no camera. */
export const ScanNotOffered: PageStory = {
  args: pageAt('activate'),
  beforeEach: withBrowser({ hasDetector: false }),
  play: async (context) => {
    const { t, main, put, field } = await form(context);
    await put('serialNumber', 'H1T');
    await expect(field('serialNumber')).toHaveValue('H1T');
    await expect(main.queryByRole('button', { name: t('scan.openLabel', { ns: 'apply' }) })).toBeNull();
  },
};

const pictureNamed = (name: string) => new File(['x'], name, { type: 'image/png' });

/** What cannot be sent says why in its row, and is not waited for. */
export const FilesRefused: PageStory = {
  args: pageAt('problem'),
  play: async (context) => {
    const { t, main } = await form(context);
    const input = context.canvasElement.querySelector<HTMLInputElement>('main input[type=file]')!;
    const film = new File([new Uint8Array(uploadLimits.maxBytes + 2 ** 20)], 'full-test.mp4', {
      type: 'video/mp4',
    });
    const files = [
      new File(['notes'], 'notes.txt', { type: 'text/plain' }),
      new File([], 'nothing.png', { type: 'image/png' }),
      film,
    ];
    // Past what the field offers, as files are dropped.
    await direct.upload(input, files, { applyAccept: false });
    const says = (name: string, text: string | RegExp) =>
      waitFor(() => expect(main.getByTitle(name).closest('li')).toHaveTextContent(text));
    await says('notes.txt', t('files.refusal.type', { ns: 'apply' }));
    await says('nothing.png', t('files.refusal.empty', { ns: 'apply' }));
    await says('full-test.mp4', /is over the 20.{1,3}MB limit/);
    await expect(main.getByText(t('files.refused', { ns: 'apply', count: 3 }))).toBeVisible();
    await expect(main.queryByText(t('files.held', { ns: 'apply' }))).toBeNull();
  },
};

/** A browser that keeps no files: the field says so, and they are sent with the form all the same. */
export const FilesNotKept: PageStory = {
  args: pageAt('problem'),
  beforeEach: () => {
    Object.defineProperty(window, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    // The browser's own is one of the window's prototype.
    return () => Reflect.deleteProperty(window, 'indexedDB');
  },
  play: async (context) => {
    const { t, main } = await form(context);
    const input = context.canvasElement.querySelector<HTMLInputElement>('main input[type=file]')!;
    await context.userEvent.upload(input, [pictureNamed('a.png'), pictureNamed('b.png')]);
    await waitFor(() => expect(main.getAllByText(t('files.held', { ns: 'apply' }))).toHaveLength(2));
    await expect(await main.findByText(new RegExp(t('files.unkept', { ns: 'apply' })))).toBeVisible();
  },
};
