import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const t = {
  try: '在本页试用',
  see: '看它如何发生',
  provokeCode: '触发一个错误码',
  send: '发送消息',
  sendReply: '发送答复',
  provoke: '触发此错误码',
  ask: '让机场发出请求',
  tell: '让挂载上报',
  restart: '重启飞机',
  outcome: '结果',
  messages: '消息记录',
  accepted: '已受理，result 为 0。',
  refused: '被拒绝，327059',
  light: /灯光：80 %/,
  speaking: /声音：“请留在原地。”/,
  order: '请留在原地。',
  copy: '复制',
  copied: '已复制。',
  flash: /灯光：红蓝，SOS/,
  audio: '327051',
} as const;

const consoleAt = (page: Page, anchor: string) => page.locator(`#try-${anchor}`);

test('light and voice of a T40S are worked in the page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/apiCloud/t40s');
  await expectRunning(page);
  const widget = consoleAt(page, 'psdk-widget-value-set');
  await widget.getByText(t.try).click();
  const sending = widget.getByRole('button', { name: t.send });
  const picture = widget.getByRole('img', { name: /^T40S/ });
  for (const [index, value] of [
    ['0', '1'],
    ['1', '80'],
  ] as const) {
    await widget.getByRole('combobox', { name: 'index', exact: true }).selectOption(index);
    await widget.getByRole('textbox', { name: 'value' }).fill(value);
    await sending.click();
    await expect(widget.getByText(t.accepted)).toBeVisible();
  }
  await expect(picture).toHaveAccessibleName(t.light);

  // Another console works the same payload.
  const speak = consoleAt(page, 'speaker-tts-play-start');
  await speak.getByText(t.try).click();
  await speak.getByRole('textbox', { name: 'tts.text' }).fill(t.order);
  await speak.getByRole('button', { name: t.send }).click();
  await expect(speak.getByRole('img', { name: /^T40S/ })).toHaveAccessibleName(t.speaking);
  await expect(speak.getByRole('img', { name: /^T40S/ })).toHaveAccessibleName(t.light);
  const log = speak.getByRole('log', { name: t.messages });
  await expect(log.getByText('speaker_tts_play_start_progress').first()).toBeVisible();
  await expect(log).toContainText('"status":"ok"');
  await expectAccessible(page, 'two consoles open');
});

test('an error is provoked by its name, and by a value out of range', async ({ page }) => {
  await page.goto('/cn/apiCloud/megaphone');
  await expectRunning(page);
  const volume = consoleAt(page, 'speaker-play-volume-set');
  await volume.getByText(t.try).click();
  await volume.getByRole('textbox', { name: 'play_volume' }).fill('120');
  await volume.getByRole('button', { name: t.send }).click();
  await expect(volume.getByText(t.refused)).toBeVisible();

  const errors = consoleAt(page, 'errors');
  await errors.getByText(t.provokeCode).click();
  await errors.getByLabel(t.outcome).selectOption(t.audio);
  await errors.getByRole('button', { name: t.provoke }).click();
  await expect(errors.getByRole('log')).toContainText(`"result":${t.audio}`);
});

test('the dock asks, is answered, and tells; a beacon flashes', async ({ page }) => {
  await page.goto('/cn/apiCloud/s3mini');
  await expectRunning(page);
  const storage = consoleAt(page, 'storage-config-get');
  await storage.getByText(t.try).click();
  const reply = storage.getByRole('button', { name: t.sendReply });
  await expect(reply).toHaveAttribute('aria-disabled', 'true');
  await storage.getByRole('button', { name: t.ask }).click();
  await reply.click();
  await expect(storage.getByRole('log')).toContainText('psdk_ui_resource_upload_result');

  const floating = consoleAt(page, 'floating-window');
  await floating.getByText(t.see).click();
  await floating.getByRole('button', { name: t.tell }).click();
  await expect(floating.getByRole('log')).toContainText('B:82%');

  const direct = consoleAt(page, 'drc');
  await direct.getByText(t.try).click();
  for (const [index, value] of [
    ['2', '3'],
    ['0', '1'],
  ] as const) {
    await direct.getByRole('combobox', { name: 'index', exact: true }).selectOption(index);
    await direct.getByRole('textbox', { name: 'value' }).fill(value);
    await direct.getByRole('button', { name: t.send }).click();
    await expect(direct.getByText(t.accepted)).toBeVisible();
  }
  await expect(direct.getByRole('img', { name: /^S3mini/ })).toHaveAccessibleName(t.flash);

  const ready = consoleAt(page, 'ready-state');
  await ready.getByText(t.see).click();
  await ready.getByRole('button', { name: t.restart }).click();
  await expect(ready.getByRole('log')).toContainText('"psdk_ready":0');
  await expect(ready.getByRole('log').getByText('"psdk_ready":1').first()).toBeVisible();
});

test('a link opens a console, whose sample is copied in the language chosen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cn/apiCloud/m3d#try-speaker-play-stop');
  const stop = consoleAt(page, 'speaker-play-stop');
  await expect(stop.getByRole('button', { name: t.send })).toBeVisible();
  await expect(stop).toBeInViewport();
  await stop.getByRole('tab', { name: 'Java' }).click();
  const panel = stop.getByRole('tabpanel', { name: 'Java' });
  await panel.getByRole('button', { name: t.copy }).click();
  await expect(panel.getByText(t.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('public class SpeakerPlayStop');

  // The next one opens in the same language, here and after a reload.
  await page.goto('/cn/apiCloud/megaphone#try-speaker-replay');
  await expect(consoleAt(page, 'speaker-replay').getByRole('tab', { name: 'Java' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a console is worked by keys alone, on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cn/apiCloud/m3d');
  await expectRunning(page);
  const replay = consoleAt(page, 'speaker-play-mode-set');
  await replay.locator('summary').focus();
  await page.keyboard.press('Enter');
  const send = replay.getByRole('button', { name: t.send });
  await expect(send).toBeVisible();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(replay.getByText(t.accepted)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('nothing of a console comes before it is opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/en/apiCloud/t40s', { waitUntil: 'networkidle' });
  await expectRunning(page);
  expect(loaded.filter((url) => /PartConsole|workbench/.test(url))).toEqual([]);
});
