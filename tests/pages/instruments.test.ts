import { describe, expect, it } from 'vitest';
import { documentAt, textOf } from './built.ts';

/** What an instrument says before anything is moved: its text, in both languages. */
const instruments = [
  {
    path: 'details/product/T90',
    en: { slider: 'Distance from the lamp', still: 'a well-lit main road' },
    cn: { slider: '与灯的距离', still: '相当于明亮的主干道' },
  },
  {
    path: 'details/product/H1T',
    en: { slider: 'Distance from the loudspeaker', still: 'an order is understood' },
    cn: { slider: '与喊话器的距离', still: '口令能听清' },
  },
  {
    path: 'details/product/PT4',
    en: { slider: 'Load on the hooks', still: 'one hook after the other' },
    cn: { slider: '挂载重量', still: '逐钩释放' },
  },
  {
    path: 'details/product/LD5',
    en: { slider: 'Distance from the sign', still: 'it is read at this distance' },
    cn: { slider: '与显示屏的距离', still: '此距离可以看清' },
  },
  {
    path: 'details/product/T40S',
    en: { slider: 'Height above the ground', still: 'Light straight below' },
    cn: { slider: '离地高度', still: '正下方照度' },
  },
  {
    path: 'details/productSupport/M350PSDK',
    en: { slider: 'Parts moved apart', still: 'Height together' },
    cn: { slider: '部件间距', still: '合拢高度' },
  },
] as const;

describe.each(['en', 'cn'] as const)('in %s', (language) => {
  it.each(instruments)('the instrument of $path is in the page as it begins', ({ path, ...texts }) => {
    const { slider, still } = texts[language];
    const input = documentAt(`/${language}/${path}`).querySelector('main input[type=range]');
    expect(input?.getAttribute('aria-label')).toBe(slider);
    expect(textOf(input?.closest('section'))).toContain(still);
  });

  it('a warning light has the time line of each of its patterns, and says how fast it may flash', () => {
    const main = documentAt(`/${language}/details/product/S3`).querySelector('main');
    const patterns = main
      ?.querySelector('input[type=radio]')
      ?.closest('fieldset, [role=radiogroup], [role=group]');
    const { chase, guard } = {
      en: { chase: 'Red-blue chase', guard: /never more than 3 flashes a second, as WCAG 2\.3\.1 asks/ },
      cn: { chase: '红蓝交替', guard: /每秒最多闪3次/ },
    }[language];
    expect(textOf(patterns)).toContain(chase);
    expect(textOf(patterns?.closest('section'))).toMatch(guard);
  });
});
