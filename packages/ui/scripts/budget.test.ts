import { describe, expect, it } from 'vitest';
import { type Budget, type Measured, problems, withLinesFor } from './budget.ts';

const button: Measured = {
  name: 'Button',
  own: { js: 400, css: 300 },
  whole: { js: 500, css: 1700 },
  hasRadix: false,
};
const menu: Measured = { ...button, name: 'Menu', hasRadix: true };
const budget: Budget = {
  radix: ['Menu'],
  components: { Button: { js: 0.5, css: 1.7 }, Menu: { js: 0.6, css: 1.8 } },
};

describe('the size budget', () => {
  it('is kept by what weighs as much as it', () => {
    expect(problems([button, menu], budget)).toEqual([]);
  });

  it('says the figure, the budget and what to do', () => {
    const [problem, ...others] = problems([{ ...button, whole: { js: 501, css: 1700 } }, menu], budget);
    expect(problem).toContain(
      'Button weighs 0.501 kB of JS, its budget is 0.5 kB: import less, or raise its line',
    );
    expect(others).toEqual([]);
  });

  it('wants a line for every component and none for another', () => {
    const [missing, gone] = problems([button, { ...menu, name: 'Select', hasRadix: false }], budget);
    expect(missing).toContain('Select has no budget: npm run size -- --write');
    expect(gone).toContain('Menu has a budget and is gone');
  });

  it('wants radix-ui where it is declared and nowhere else', () => {
    const [here, there] = problems(
      [
        { ...button, hasRadix: true },
        { ...menu, hasRadix: false },
      ],
      budget,
    );
    expect(here).toContain('Button imports radix-ui and is not meant to');
    expect(there).toContain('Menu is meant to import radix-ui and does not');
  });

  it('gives a new component a little more than it weighs, and leaves the others', () => {
    const text = withLinesFor(
      [
        { ...button, whole: { js: 480, css: 1600 }, hasRadix: true },
        { ...menu, name: 'Combobox' },
      ],
      budget,
    );
    expect(JSON.parse(text)).toEqual({
      radix: ['Combobox'],
      components: { Button: { js: 0.5, css: 1.7 }, Combobox: { js: 0.6, css: 1.8 } },
    });
  });
});
