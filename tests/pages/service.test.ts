import { describe, expect, it } from 'vitest';
import { problems } from '../../packages/catalog/src/index.ts';
import { documentAt, textOf } from './built.ts';

const linksOf = (answer: Element | null) =>
  [...(answer?.querySelectorAll('a') ?? [])].map((link) => ({
    to: link.getAttribute('href'),
    text: textOf(link),
  }));

describe.each([
  { language: 'en', report: /Report the problem/ },
  { language: 'cn', report: /反馈/ },
])('answers in $language', ({ language, report }) => {
  const page = documentAt(`/${language}/faq`);

  it.each(problems)(
    '$code: behind its question, which opens without a script and by its address',
    ({ code }) => {
      const answer = page.getElementById(code);
      const question = answer?.closest('details');
      expect(question?.firstElementChild?.localName).toBe('summary');
      // Closed, so that its address opens it: a browser does that by itself.
      expect(question?.hasAttribute('open')).toBe(false);
      expect(answer?.querySelectorAll('ol > li').length).toBeGreaterThan(1);
      expect(page.querySelectorAll(`[id="${code}"]`)).toHaveLength(1);
    },
  );

  it.each(
    problems.flatMap(({ code, ...more }) => ('see' in more ? more.see.map((see) => ({ code, see })) : [])),
  )('$code leads to $see', ({ code, see }) => {
    expect(linksOf(page.getElementById(code)).map(({ to }) => to)).toContain(`#${see}`);
  });

  it('of a model are on its page, and begin a report with question and model', () => {
    const model = documentAt(`/${language}/details/product/H1T`);
    const link = linksOf(model.getElementById('H1T-spk1')).find(({ text }) => report.test(text));
    expect(link?.to).toBe(`/${language}/apply/problem?problem=spk1&product=H1T`);
    const ofFamily = linksOf(page.getElementById('drop1')).find(({ text }) => report.test(text));
    expect(ofFamily?.to).toBe(`/${language}/apply/problem?problem=drop1`);
  });

  it('of a bracket are those that it can have', () => {
    const bracket = documentAt(`/${language}/details/productSupport/SDKOSDK`);
    const asked = [...bracket.querySelectorAll('details [id^=SDKOSDK-]')].map(({ id }) => id);
    expect(asked).toEqual(['SDKOSDK-all1', 'SDKOSDK-all3']);
  });
});

const forms = ['repair', 'problem', 'activate', 'carefree'].flatMap((name) => [
  {
    address: `/en/apply/${name}`,
    needs: 'This form needs JavaScript',
    call: /Call support.*\+86 000 0000 0001/,
  },
  { address: `/cn/apply/${name}`, needs: '此表单需要启用 JavaScript', call: /致电客服.*\+86 000 0000 0001/ },
]);

describe.each(forms)('the form at $address', ({ address, needs, call }) => {
  it('says what it needs and whom to call, and sends nothing before it runs', () => {
    const main = documentAt(address).querySelector('main');
    expect(textOf(main)).toContain(needs);
    expect(textOf(main)).toMatch(call);
    const form = main?.querySelector('form');
    expect(form).not.toBeNull();
    // Without a button that sends, and with several fields, a browser sends nothing at Enter.
    expect(form?.querySelectorAll('button:not([type=button]), [type=submit], [type=image]')).toHaveLength(0);
    expect(
      form?.querySelectorAll('input:not([type=radio], [type=checkbox], [type=file])').length,
    ).toBeGreaterThan(1);
  });
});

describe.each(['en', 'cn'])('data sheets in %s', (language) => {
  it('come as paper and as table, with what asks for tenders and the whole catalogue', () => {
    const links = [...documentAt(`/${language}/details/parameter/T90`).querySelectorAll('main a[download]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/data/${language}/T90.pdf`,
      `/data/${language}/T90.csv`,
      `/data/${language}/T90-tender.pdf`,
      `/data/${language}/T90-tender.csv`,
      `/data/${language}/catalogue.csv`,
      `/data/${language}/catalogue.json`,
      '/data/catalogue.schema.json',
    ]);
  });
});
