import texts from '../../packages/catalog/src/locales/cn/request-fields.json' with { type: 'json' };
import { joined } from './joined.ts';
import { expectRunning } from './running.ts';
import { field, words } from './service-forms.ts';
import { expect, test } from './test.ts';

/** A device of the sample registry. Only asked about, so that other walks may have it as well. */
const known = { typed: 't40s sample 01', model: 'T40S' };

const t = texts.serialNumber;
const said = (text: string) => joined(text.replace('{{model}}', known.model).replace('{{chosen}}', 'T90'));

test('the form of repair says whose a serial number is', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/apply/repair');
  await expectRunning(page);
  const serial = field(page, words.cn.fields.serial);
  const model = field(page, words.cn.fields.model);
  await expect(serial).toHaveAccessibleDescription(said(t.help));

  await serial.fill(known.typed);
  await serial.blur();
  await expect(serial).toHaveAccessibleDescription(said(t.known));
  await expect(model).toHaveValue(known.model);

  await serial.fill('NOBODY-HAS-THIS-1');
  await expect(serial).toHaveAccessibleDescription(said(t.help));
  await serial.blur();
  await expect(serial).toHaveAccessibleDescription(said(t.unknownYetTaken));
  await expect(serial).not.toHaveAttribute('aria-invalid', 'true');

  await model.fill('T90');
  await model.press('Enter');
  await serial.fill(known.typed);
  await serial.blur();
  await expect(serial).toHaveAccessibleDescription(said(t.other));
});
