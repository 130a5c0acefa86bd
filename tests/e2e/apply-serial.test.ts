import cnTexts from '../../packages/catalog/src/locales/cn/apply.json' with { type: 'json' };
import enTexts from '../../packages/catalog/src/locales/en/apply.json' with { type: 'json' };
import { joined } from './joined.ts';
import { expectRunning } from './running.ts';
import { field, words } from './service-forms.ts';
import { expect, test } from './test.ts';

const texts = { en: enTexts, cn: cnTexts };

/** A device of the sample registry. Only asked about, so that other walks may have it as well. */
const known = { typed: 't40s sample 01', model: 'T40S' };

for (const language of ['en', 'cn'] as const) {
  const t = texts[language].fields.serialNumber;
  const said = (text: string) => joined(text.replace('{{model}}', known.model).replace('{{chosen}}', 'T90'));

  for (const form of ['repair', 'problem'] as const) {
    test(`the ${language} form of ${form} says whose a serial number is`, async ({ page }) => {
      await page.goto(`/${language}/apply/${form}`);
      await expectRunning(page);
      const serial = field(page, words[language].fields.serial);
      const model = field(page, words[language].fields.model);
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
  }

  for (const form of ['activate', 'carefree'] as const) {
    test(`the ${language} form of ${form} says of an unknown serial number that it is`, async ({ page }) => {
      await page.goto(`/${language}/apply/${form}`);
      await expectRunning(page);
      const serial = field(page, words[language].fields.serial);
      await serial.fill('NOBODY-HAS-THIS-2');
      await serial.blur();
      await expect(serial).toHaveAccessibleDescription(said(t.unknown));
    });
  }
}
