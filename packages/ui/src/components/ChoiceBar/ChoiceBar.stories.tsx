import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { Button } from '../Button/index.ts';
import { Plate } from '../Plate/index.ts';
import { ChoiceBar } from './ChoiceBar.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      label: 'Compare',
      chosen: '2 models chosen',
      clear: 'Clear choice',
      open: 'Compare side by side',
    },
    zh: { label: '对比', chosen: '已选 2 款', clear: '清除选择', open: '并排对比' },
  });

const meta = {
  title: 'Forms/ChoiceBar',
  id: 'components-choicebar',
  tags: ['stable', 'since-0.1.0'],
  component: ChoiceBar,
  args: { children: null, actions: null },
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Use it while something is chosen on a long page and something can be done with it: models to compare. With nothing chosen it is not there. What narrows a list is a FilterBar; a message is a Banner or a Toast.',
      keyboard: [
        ['Tab, Shift + Tab', 'After the page that was chosen from: through what can be done.'],
        ['Enter, Space', 'Does it.'],
      ],
    },
  },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <ChoiceBar
        {...args}
        aria-label={t.label}
        actions={
          args.actions ?? (
            <>
              <Button variant="quiet">{t.clear}</Button>
              <Button variant="signal">{t.open}</Button>
            </>
          )
        }
      >
        {args.children ?? (
          <>
            <span>{t.chosen}</span>
            <span>
              <Plate code="H10" /> <Plate code="H150T" />
            </span>
          </>
        )}
      </ChoiceBar>
    );
  },
} satisfies Meta<typeof ChoiceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named part of the page; the choice is read out when it changes. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    const bar = within(canvas.getByRole('complementary', { name: t.label }));
    await expect(bar.getByRole('status')).toHaveTextContent(t.chosen);
    await expect(bar.getByRole('button', { name: t.open })).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const OneChosen: Story = { args: { children: <Plate code="H10" /> } };
