import { describe, expect, it } from 'vitest';
import cn from '../../packages/catalog/src/locales/cn/port.json' with { type: 'json' };
import en from '../../packages/catalog/src/locales/en/port.json' with { type: 'json' };
import { documentAt, textOf } from './built.ts';

describe.each([
  { language: 'en', texts: en },
  { language: 'cn', texts: cn },
])('the serial port page in $language', ({ language, texts }) => {
  const page = documentAt(`/${language}/port`);
  const main = page.querySelector('main');

  it('says beforehand what is needed, for which devices, and what must not be done', () => {
    expect(textOf(page.querySelector('h1'))).toBe(texts.select.title);
    const said = textOf(main);
    for (const text of [texts.select.warningTitle, texts.select.warningText, texts.select.browser])
      expect(said).toContain(text);
    const shown = [...(main?.querySelectorAll('[aria-labelledby=port-devices] span') ?? [])].map(textOf);
    expect(shown).toEqual(expect.arrayContaining(['S3mini', 'AD2']));
    // Nothing stands below it that leads away from what is being done.
    expect(page.querySelector('footer')).toBeNull();
  });

  it('has an answer behind each question, which opens without a script', () => {
    const answers = [...(main?.querySelectorAll('section[aria-labelledby=port-help] details') ?? [])];
    expect(answers.map((one) => textOf(one.querySelector('summary')))).toEqual(
      [texts.help.driver, texts.help.cable, texts.help.busy].map(({ question }) => question),
    );
    for (const [index, { answer }] of [texts.help.driver, texts.help.cable, texts.help.busy].entries())
      expect(textOf(answers[index])).toContain(answer);
  });
});
