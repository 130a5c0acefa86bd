import { successCode } from '@payload/api/contract';
import { type Language, otaFiles } from '@payload/catalog';
import type { UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { SerialError } from '@payload/serial';
import { type StagedUpgrade, stagedFile, stagedUpgrade } from '@payload/upgrade/testing/staged-upgrade.ts';
import { i18nOf, prepareLanguage, prepareTexts } from '@payload/web/language/i18n.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { PortView } from './PortView.tsx';

type Args = {
  /** Goes to where the story stands. */
  stage: () => Promise<StagedUpgrade>;
};

/** The toolbar's pseudo-long language is for components: what a page says is written, not lengthened. */
const siteLanguage = (globals: Record<string, unknown>): Language =>
  globals['language'] === 'zh' ? 'cn' : 'en';

const at = (state: Parameters<UpgradeSnapshot['matches']>[0]) => (snapshot: UpgradeSnapshot) =>
  snapshot.matches(state);

/** The download centre answers from the catalogue, as the server does. */
const network = globalThis.fetch;
const withDownloadCentre: typeof fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href);
  const [, product] = /\/getByCode\/3\/(\w+)$/.exec(address.pathname) ?? [];
  if (product === undefined) return network(input, init);
  const language = address.searchParams.get('language') === 'cn' ? 'cn' : 'en';
  const data = otaFiles(language).filter(
    ({ otaType, productCode }) => otaType === 3 && productCode === product,
  );
  return Response.json({ code: successCode, msg: '', data });
};

async function connected(options: Parameters<typeof stagedUpgrade>[0] = {}): Promise<StagedUpgrade> {
  const staged = stagedUpgrade(options);
  await staged.choosePort();
  await staged.until(at({ connected: 'choosingFile' }));
  return staged;
}

async function chosen(version?: string, options: Parameters<typeof stagedUpgrade>[0] = {}) {
  const staged = await connected(options);
  staged.upgrade.send({ type: 'fileChosen', file: await stagedFile(version, options.model) });
  return staged;
}

async function sent(options: Parameters<typeof stagedUpgrade>[0] = {}): Promise<StagedUpgrade> {
  const staged = await chosen(undefined, options);
  await staged.until(at({ connected: 'ready' }));
  staged.upgrade.send({ type: 'send' });
  return staged;
}

/** Share of the file that the device has acknowledged. */
const isPast =
  (share: number) =>
  ({ context: { progress } }: UpgradeSnapshot) =>
    progress !== null && progress.acknowledged >= progress.total * share;

const meta = {
  title: 'Pages/Serial upgrade',
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Every state of the page /port, brought about on the real machine and protocol against the simulated device, whose time then stands still: what is pressed here leads no further. To go through it, turn on the rehearsal on the page itself, or take the flow bench.',
    },
  },
  args: { stage: async () => stagedUpgrade() },
  loaders: [
    async ({ args, globals }) => {
      const language = siteLanguage(globals);
      await prepareLanguage(language);
      await prepareTexts(language, ['port', 'messages', 'lamp']);
      // What the page fetches besides is there before it is drawn: a picture taken without it would be another one.
      await Promise.all([import('./PortLog.tsx'), import('./DeviceAtPort.tsx')]);
      return { staged: await args.stage() };
    },
  ],
  beforeEach: () => {
    globalThis.fetch = withDownloadCentre;
    return () => {
      globalThis.fetch = network;
    };
  },
  render: (_args, { globals, loaded: { staged } }) => (
    <I18nextProvider i18n={i18nOf(siteLanguage(globals))}>
      <PortView upgrade={staged.upgrade} view={staged.view()} language={siteLanguage(globals)} />
    </I18nextProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** The page's one heading says what to do now. */
const expectHeading: NonNullable<Story['play']> = async ({ canvas, loaded: { staged }, globals }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const { step } = staged.view().snapshot.context;
  const place = i18nOf(siteLanguage(globals)).t('rail.position', { ns: 'port', step, steps: 9 });
  await expect(canvas.getAllByText(place, { exact: false }).length).toBeGreaterThan(0);
};

/** What the page says, in the toolbar's language. */
const textsOf = (globals: Record<string, unknown>) => i18nOf(siteLanguage(globals)).t;

/** What failed is the heading; its cause and the act that helps stand below. */
const expectFailure =
  (
    title:
      | 'deviceDisconnected'
      | 'notUpgradeProduct'
      | 'upgradeFailedTryAgain'
      | 'upgradeFailedContactService',
    code: 'device-lost' | 'nak-limit' | 'other-version-after' | 'unknown-model' | 'verify-mismatch',
    acts: 'lost' | 'lostResumes' | 'device' | 'again' | 'restart' | 'service',
  ): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t(title, { ns: 'messages' }));
    // That a device is gone is the heading already, and its cause stands in the log, which comes with a script of its own.
    const cause = t(`errors.${code}`, { ns: 'port' });
    await expect((await canvas.findAllByText(cause, { exact: false })).length).toBeGreaterThan(0);
    const what = t(`failure.acts.${acts}`, { ns: 'port', returnObjects: true });
    // The service's last act names its phone number.
    for (const act of what.filter((text) => !text.includes('{{')))
      await expect(canvas.getByText(act)).toBeVisible();
  };

/** The alert above a step that is still to be done. */
const expectAlert = async (alert: HTMLElement, ...texts: string[]) => {
  await expect(alert).toBeVisible();
  for (const text of texts) await expect(alert).toHaveTextContent(text);
};

/** Step 1: which devices, the warning, the help, and the rehearsal. */
export const SelectPort: Story = { play: expectHeading };

/** The browser's chooser was left without a port. */
export const NoPortSelected: Story = {
  args: {
    stage: async () => {
      const staged = stagedUpgrade();
      staged.upgrade.send({
        type: 'portRefused',
        error: new SerialError('no-port-selected', 'Nothing was chosen.'),
      });
      return staged;
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expectAlert(canvas.getByRole('alert'), t('pleaseSelectSerialPort', { ns: 'messages' }));
  },
};

/** A port that another program holds does not open. */
export const PortBusy: Story = {
  args: {
    stage: async () => {
      const staged = stagedUpgrade();
      staged.upgrade.send({ type: 'portRefused', error: new SerialError('open-failed', 'It did not open.') });
      return staged;
    },
  },
};

/** Another tab of the site is upgrading a device. */
export const SecondTab: Story = {
  args: {
    stage: async () => {
      const staged = stagedUpgrade({ isClaimed: true });
      await staged.choosePort();
      return staged;
    },
  },
};

/** A browser without Web Serial: what can be done there, and where to go on. */
export const UnableBrowser: Story = {
  beforeEach: () => {
    const descriptor = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serial');
    if (!descriptor) return undefined;
    Reflect.deleteProperty(Navigator.prototype, 'serial');
    return () => {
      Object.defineProperty(Navigator.prototype, 'serial', descriptor);
    };
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(await canvas.findAllByText('2.4.1')).not.toHaveLength(0);
    await expect(await canvas.findAllByText('2.2.0')).not.toHaveLength(0);
    await expect(canvas.getByText(t('select.unable', { ns: 'port' }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('select.choose', { ns: 'port' }) })).toBeNull();
  },
};

/** Steps 2 and 3: the device is asked who it is. */
export const Identifying: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = stagedUpgrade({ fault: 'mute' });
      await staged.choosePort();
      await staged.until(at({ connected: 'identifying' }));
      return staged;
    },
  },
  play: expectHeading,
};

/** What answers is another product. */
export const NotAnUpgradeProduct: Story = {
  args: {
    stage: async () => {
      const staged = stagedUpgrade({ fault: 'foreign' });
      await staged.choosePort();
      await staged.until(at({ connected: 'unsuitable' }));
      return staged;
    },
  },
  play: async (context) => {
    await expectFailure('notUpgradeProduct', 'unknown-model', 'device')(context);
    const t = textsOf(context.globals);
    for (const name of [t('failure.choosePort', { ns: 'port' }), t('disconnect', { ns: 'port' })])
      await expect(context.canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** Step 4. It goes on by itself after a moment. */
export const DeviceFound: Story = {
  args: {
    stage: async () => {
      const staged = stagedUpgrade();
      await staged.choosePort();
      await staged.until(at({ connected: 'deviceFound' }));
      return staged;
    },
  },
  play: expectHeading,
};

/** Step 5: the download centre's list for the device, with what changed in each version. */
export const ChooseFile: Story = {
  args: { stage: () => connected() },
  play: async (context) => {
    await expectHeading(context);
    await expect(await context.canvas.findAllByText(/2\.4\.1/)).not.toHaveLength(0);
  },
};

/** A damaged file, before a byte is sent. */
export const WrongFile: Story = {
  args: {
    stage: async () => {
      const staged = await connected();
      const { name, read } = await stagedFile();
      const damaged = (await read()).with(1000, 0);
      staged.upgrade.send({ type: 'fileChosen', file: { name, read: () => Promise.resolve(damaged) } });
      await staged.until((snapshot) => snapshot.context.failure !== null);
      return staged;
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(await canvas.findAllByText(/2\.4\.1/)).not.toHaveLength(0);
    const wrong = t('pleaseSelectCorrectFile', { ns: 'messages' });
    await expectAlert(canvas.getByRole('alert'), wrong, t('errors.file-crc', { ns: 'port' }));
  },
};

export const CheckingFile: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await connected();
      const { name } = await stagedFile();
      staged.upgrade.send({ type: 'fileChosen', file: { name, read: () => new Promise(() => {}) } });
      return staged;
    },
  },
  play: expectHeading,
};

/** An older version than the device's needs an act of its own. */
export const OlderVersion: Story = {
  args: {
    stage: async () => {
      const staged = await chosen('1.1.0');
      await staged.until(at({ connected: 'confirming' }));
      return staged;
    },
  },
  play: expectHeading,
};

/** The act names the version that comes, and leads to where it can be sent. */
export const OlderVersionConfirmed: Story = {
  ...OlderVersion,
  parameters: { picture: 'off' },
  play: async ({ canvas, globals, loaded: { staged }, userEvent }) => {
    const name = textsOf(globals)('older.confirm', { ns: 'port', to: '1.1.0' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(staged.view().snapshot.matches({ connected: 'ready' })).toBe(true);
  },
};

/** Step 6: all that is known before a byte is sent. */
export const Ready: Story = {
  args: {
    stage: async () => {
      const staged = await chosen();
      await staged.until(at({ connected: 'ready' }));
      return staged;
    },
  },
  play: expectHeading,
};

/** The device runs this image already: to send it again is a repair, and a press of its own. */
export const Installed: Story = {
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(at('complete'));
      staged.upgrade.send({ type: 'startAgain' });
      await staged.choosePort();
      await staged.until(at({ connected: 'installed' }));
      return staged;
    },
  },
  play: expectHeading,
};

/** A device of protocol version 1 reports this version already: what cannot be proven is said beforehand. */
export const SameVersion: Story = {
  args: {
    stage: async () => {
      const staged = await chosen('1.2.0', { protocol: 1 });
      await staged.until(at({ connected: 'ready' }));
      return staged;
    },
  },
  play: async ({ canvas, globals }) => {
    const said = textsOf(globals)('ready.same', { ns: 'port', version: '1.2.0' });
    await expect(canvas.getByText(said)).toBeVisible();
  },
};

/** Step 7. */
export const Sending: Story = {
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(isPast(0.6));
      return staged;
    },
  },
  play: async (context) => {
    await expectHeading(context);
    const bar = context.canvas.getByRole('progressbar');
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  },
};

/** A slip of the hand stops nothing; a second press does. */
export const StopPressedTwice: Story = {
  ...Sending,
  parameters: { picture: 'off' },
  play: async ({ canvas, globals, loaded: { staged }, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('sending.stop', { ns: 'port' }) }));
    await expect(staged.view().snapshot.matches({ writing: 'sending' })).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: t('sending.stopSure', { ns: 'port' }) }));
    await expect(staged.view().snapshot.matches({ writing: 'stopping' })).toBe(true);
  },
};

/** Blocks that the line disturbed were sent again. */
export const SendingAgain: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await sent({ fault: 'flip:3@30%' });
      await staged.until(isPast(0.6));
      return staged;
    },
  },
};

export const Stopping: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(isPast(0.3));
      staged.upgrade.send({ type: 'stop' });
      return staged;
    },
  },
};

/** Stopped here: how far it came, and what the device keeps. */
export const Stopped: Story = {
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(isPast(0.3));
      staged.upgrade.send({ type: 'stop' });
      await staged.until(at({ connected: 'stopped' }));
      return staged;
    },
  },
  play: async (context) => {
    await expectHeading(context);
    const t = textsOf(context.globals);
    // How far it came, and what the device keeps.
    const { acknowledged = 0 } = context.loaded['staged'].view().snapshot.context.progress ?? {};
    await expect(acknowledged).toBeGreaterThan(0);
    const lead = context.canvas.getByText(/S3mini.*1\.2\.0/).textContent;
    await expect(lead?.replaceAll(/[\u2009\u2060]/gu, '')).toContain(String(acknowledged));
    await expect(
      context.canvas.getByRole('button', { name: t('stopped.again', { ns: 'port' }) }),
    ).toBeVisible();
  },
};

/** A device that erases for longer than a moment says so, and what is waited for is shown. */
export const Busy: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await sent({ fault: 'busy:6000@begin' });
      await staged.until(({ context: { waiting } }) => waiting !== null);
      return staged;
    },
  },
};

/** Step 8: the device checks what it holds. It is not at 100 % before it has said so. */
export const Verifying: Story = {
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(at({ writing: 'verifying' }));
      return staged;
    },
  },
  play: async (context) => {
    await expectHeading(context);
    await expect(context.canvas.queryByText('100')).toBeNull();
  },
};

/** Step 9: the device restarts and says its new version. */
export const Restarting: Story = {
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(at('restarting'));
      return staged;
    },
  },
  play: expectHeading,
};

export const Complete: Story = {
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(at('complete'));
      // The port is closed a moment after.
      await waitFor(() => expect(staged.view().log.at(-1)?.event).toBe('closed'));
      return staged;
    },
  },
  play: expectHeading,
};

/** A device of protocol version 1 came back with the new version; it cannot say more. */
export const CompleteReported: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await sent({ protocol: 1 });
      await staged.until(at('complete'));
      return staged;
    },
  },
  play: expectHeading,
};

/** One that was flashed with the version it had: nothing shows that it restarted, and nothing is claimed. */
export const Unproven: Story = {
  args: {
    stage: async () => {
      const staged = await chosen('1.2.0', { protocol: 1, fault: 'ignore' });
      await staged.until(at({ connected: 'ready' }));
      staged.upgrade.send({ type: 'send' });
      await staged.until(at('unproven'));
      return staged;
    },
  },
  play: expectHeading,
};

/** The next device, with the file of the last one. */
export const NextDevice: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await sent();
      await staged.until(at('complete'));
      staged.upgrade.send({ type: 'startAgain' });
      return staged;
    },
  },
};

/** Nothing is known of the lamp of a device that is gone. */
const expectLost =
  (acts: 'lost' | 'lostResumes'): NonNullable<Story['play']> =>
  async (context) => {
    await expectFailure('deviceDisconnected', 'device-lost', acts)(context);
    const { canvas, globals } = context;
    const t = textsOf(globals);
    // It comes with a script of its own, and its texts with it.
    const drawing = await canvas.findByRole('figure');
    await expect(drawing).toHaveAccessibleName(t('title', { ns: 'lamp' }));
    await expect(drawing).toHaveTextContent(t('unknown', { ns: 'lamp' }));
  };

/** The cable was pulled while it was written. */
export const Disconnected: Story = {
  args: {
    stage: async () => {
      const staged = await sent({ fault: 'disconnect@40%' });
      await staged.until(at('disconnected'));
      return staged;
    },
  },
  play: expectLost('lost'),
};

/** What the device keeps of a broken transfer is not sent again. */
export const DisconnectedResumable: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await sent({ model: 'AD2', fault: 'disconnect@40%' });
      await staged.until(at('disconnected'));
      return staged;
    },
  },
  play: expectLost('lostResumes'),
};

export const Failed: Story = {
  args: {
    stage: async () => {
      const staged = await sent({ fault: 'flash@50%' });
      await staged.until(at('failed'));
      return staged;
    },
  },
  play: async (context) => {
    await expectFailure('upgradeFailedTryAgain', 'verify-mismatch', 'again')(context);
    const t = textsOf(context.globals);
    await expect(
      context.canvas.getByText(t('rail.attempt', { ns: 'port', attempt: 1, attempts: 3 })),
    ).toBeVisible();
    // Every byte is acknowledged, and the whole is not whole.
    await expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '99');
  },
};

/** The device came back with a version nobody asked for; it is told of as it is. */
export const OtherVersion: Story = {
  args: {
    stage: async () => {
      const staged = await sent({ fault: 'version' });
      await staged.until(at({ failed: 'restart' }));
      return staged;
    },
  },
  play: expectFailure('upgradeFailedTryAgain', 'other-version-after', 'restart'),
};

/** The device is asked what it runs, and nothing is sent. */
export const OtherVersionAsked: Story = {
  ...OtherVersion,
  parameters: { picture: 'off' },
  play: async ({ canvas, globals, loaded: { staged }, userEvent }) => {
    const name = textsOf(globals)('failure.ask', { ns: 'port' });
    await userEvent.click(canvas.getByRole('button', { name }));
    // What runs by now is newer than the file, so that consent comes first.
    await staged.until(at({ connected: 'confirming' }));
  },
};

/** Another serial number answers after the restart. */
export const OtherDevice: Story = {
  tags: ['long'],
  args: {
    stage: async () => {
      const staged = await sent({ fault: 'serial' });
      await staged.until(at({ failed: 'restart' }));
      return staged;
    },
  },
};

/** After the third failure of one file on one device the service is asked. */
export const FailedThrice: Story = {
  args: {
    stage: async () => {
      const staged = await sent({ fault: 'nak@40%' });
      for (const times of [1, 2, 3]) {
        // oxlint-disable-next-line no-await-in-loop -- one try after another
        await staged.until(at('failed'));
        if (times < 3) staged.upgrade.send({ type: 'retry' });
      }
      return staged;
    },
  },
  play: async (context) => {
    await expectFailure('upgradeFailedContactService', 'nak-limit', 'service')(context);
    const { canvas, globals } = context;
    const t = textsOf(globals);
    await expect(canvas.getByText(t('rail.attempt', { ns: 'port', attempt: 3, attempts: 3 }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('failure.retry', { ns: 'port' }) })).toBeNull();
    const service = canvas.getByRole('link', { name: t('failure.service', { ns: 'port' }) });
    await expect(service).toHaveAttribute('href', `/${siteLanguage(globals)}/apply/problem`);
    // The whole of it can be handed on, under a name that says what it is.
    await expect(await canvas.findByRole('button', { name: t('log.save', { ns: 'port' }) })).toBeVisible();
  },
};

/** The same page against a simulated device; it says so over every step. */
export const Rehearsal: Story = {
  args: {
    stage: async () => {
      const staged = await sent({ isRehearsal: true });
      await staged.until(isPast(0.6));
      return staged;
    },
  },
  play: expectHeading,
};

/** All kinds of step below each other on the narrowest page there is, which none of them widens. */
export const Narrowest: Story = {
  globals: { viewport: { value: 'pocket' } },
  // So many pages in one have each id and each landmark as often.
  parameters: { picture: 'off', a11y: { test: 'off' } },
  loaders: [
    async () => ({
      all: await Promise.all(
        [SelectPort, WrongFile, Ready, Installed, Stopped, Complete, Disconnected, OtherVersion].map(
          async ({ args }) => args?.stage?.() ?? stagedUpgrade(),
        ),
      ),
    }),
  ],
  render: (_args, { globals, loaded }) => {
    const language = siteLanguage(globals);
    const all: readonly StagedUpgrade[] = loaded['all'];
    return (
      <I18nextProvider i18n={i18nOf(language)}>
        {all.map((staged, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- They never change places.
          <PortView key={index} upgrade={staged.upgrade} view={staged.view()} language={language} />
        ))}
      </I18nextProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(8);
    // The log and the device come with scripts of their own.
    await waitFor(() => expect(canvas.getAllByRole('log')).toHaveLength(7));
    await waitFor(() => expect(canvas.getAllByRole('figure').length).toBeGreaterThanOrEqual(6));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Phone: Story = { ...Sending, tags: ['long'], globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...Failed, tags: ['long'], globals: { viewport: { value: 'narrow' } } };

export const Chinese: Story = { ...Failed, tags: ['long'], globals: { language: 'zh' } };
