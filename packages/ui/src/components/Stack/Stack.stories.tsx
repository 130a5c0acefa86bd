import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Button } from '../Button/index.ts';
import { PhraseText } from '../PhraseText/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = {
  title: 'Layout/Stack',
  id: 'components-stack',
  tags: ['stable', 'since-0.2.0'],
  component: Stack,
  parameters: {
    usage: {
      when: 'Use it for parts that stand below each other in a column of a page: a heading and what can be done about it, a list and its remark. A band of the page is a Section, fields are a Form. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <Stack {...args}>
        {args.children ?? (
          <>
            <SectionHeading size="s" title={<PhraseText phrases={texts.aircraftTitle} />} />
            <p>{texts.aircraftLead}</p>
            <Button variant="outline">{texts.compare}</Button>
          </>
        )}
      </Stack>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { gap: 32, align: 'start', children: 'T90' } };

/** Parts as wide as they need. */
export const Start: Story = { args: { align: 'start', gap: 24 } };

/** Set apart from what most do. */
export const WithLine: Story = { args: { line: true } };

/** As far apart as two bands are. */
export const Far: Story = { args: { gap: 64 } };
