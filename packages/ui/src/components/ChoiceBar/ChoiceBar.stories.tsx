import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../fixtures/language.ts';
import { Button } from '../Button/index.ts';
import { Plate } from '../Plate/index.ts';
import { ChoiceBar } from './ChoiceBar.tsx';

const texts = {
  en: { label: 'Compare', chosen: '2 models chosen', clear: 'Clear choice', open: 'Compare side by side' },
  zh: { label: '对比', chosen: '已选 2 款', clear: '清除选择', open: '并排对比' },
};

const meta = {
  component: ChoiceBar,
  args: { children: null, actions: null },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const t = texts[languageOf(globals)];
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

export const Default: Story = {};

export const Playground: Story = {};

export const OneChosen: Story = { args: { children: <Plate code="H10" /> } };
