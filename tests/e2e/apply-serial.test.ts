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

  test(`the ${language} form of repair reads a serial number while it is typed`, async ({ page }) => {
    await page.goto(`/${language}/apply/repair`);
    await expectRunning(page);
    const serial = field(page, words[language].fields.serial);
    const model = field(page, words[language].fields.model);
    const filled = new RegExp(`^${texts[language].fields.productCode.filled.trim().slice(0, 8)}`);

    await serial.fill('T4');
    await expect(serial).toHaveAccessibleDescription(said(t.short.replace('{{used}}', '2')));
    await serial.fill('T4OS');
    await expect(serial).toHaveAccessibleDescription(
      said(t.lookAlike.replace('{{typed}}', 'T4OS').replace('{{code}}', 'T40S')),
    );
    await serial.fill('T40S-\u5e8f1');
    await expect(serial).toHaveAccessibleDescription(said(t.foreign.replace('{{characters}}', '\u5e8f')));
    await expect(serial).not.toHaveAttribute('aria-invalid', 'true');

    // The beginning tells the model before the service is asked.
    await serial.fill('t40s sam');
    await expect(serial).toHaveAccessibleDescription(said(t.begins));
    await expect(model).toHaveValue(known.model);
    await expect(model).toHaveAccessibleDescription(filled);
    await page.getByRole('button', { name: texts[language].fields.productCode.undo, exact: true }).click();
    await expect(model).toHaveValue('');
    await expect(model).toBeFocused();

    // An address of the device, as its code on the label holds it.
    await serial.fill(`https://jz.example/${language}/device?serial=t40s-sample-01`);
    await expect(serial).toHaveValue('T40S-SAMPLE-01');
    await serial.blur();
    await expect(serial).toHaveAccessibleDescription(said(t.known));
    // What was taken out stays out.
    await expect(model).toHaveValue('');
  });

  for (const width of [360, 1280]) {
    test(`the label beside the ${language} form of activation shows what is asked for at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}/apply/activate`);
      await expectRunning(page);
      const { fields } = words[language];
      const label = page
        .getByRole('main')
        .getByRole('figure')
        .filter({ hasText: texts[language].label.card.slice(0, 2) })
        .filter({ visible: true });
      await expect(label).toHaveCount(1);
      const lit = label.locator('[data-lit]');
      await expect(lit).toHaveCount(0);

      await field(page, fields.serial).fill('t90 sample 09');
      await expect(lit).toHaveText('SNT90-SAMPLE-09');
      await expect(label).toContainText('T90');
      await field(page, fields.verification).fill('w9cj');
      await expect(lit).toHaveText('VCW9CJ');
      await field(page, fields.activation).fill('T904-6FHP');
      await expect(lit).toHaveText('T904-6FHP');
    });
  }
}
