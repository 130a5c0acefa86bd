import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'Text/Disclosure',
  id: 'components-disclosure',
  tags: ['stable', 'since-0.2.0'],
  component: Disclosure,
  parameters: {
    usage: {
      when: 'Use it for more on one thing that few need, unfolded in place: what changed in a version, what to do after a notice. Questions and answers are a Faq. A `row` with a class for its summary is what Faq, SiteFooter and NavTree are made of. Native details: it works without script, is found by the browser and is open on paper.',
    },
  },
  args: { summary: '' },
  render: (args, { globals }) => {
    const { compare, compareLead } = productTextsOf(globals);
    return (
      <Disclosure {...args} summary={args.summary || compare}>
        <p>{compareLead}</p>
      </Disclosure>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { summary: 'T90' } };

/** Opened by its line, which keeps the focus. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = canvas.getByText(productTextsOf(globals).compareLead);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(text).toBeVisible();
  },
};

/** As wide as its place, for lists of disclosures; of one `name`, one is open at a time. */
export const Row: Story = {
  args: { variant: 'row', name: 'row' },
  render: (args, { globals }) => {
    const { compare, compareLead, searchlight } = productTextsOf(globals);
    return (
      <>
        <Disclosure {...args} summary={compare} open>
          <p>{compareLead}</p>
        </Disclosure>
        <Disclosure {...args} summary={searchlight}>
          <p>{compareLead}</p>
        </Disclosure>
      </>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const [first, second] = canvas.getAllByText(productTextsOf(globals).compareLead);
    await userEvent.click(canvasElement.querySelectorAll('summary')[1]!);
    await expect(first).not.toBeVisible();
    await expect(second).toBeVisible();
  },
};

/** On wide screens the content is always shown, and there is nothing to press. */
export const ExpandedFromDesktop: Story = {
  args: { variant: 'row', indicator: 'chevron', expandedFrom: 'desktop' },
  play: async ({ canvas, canvasElement, globals }) => {
    // The element itself stays closed, which is what toBeVisible goes by.
    await expect(canvas.getByText(productTextsOf(globals).compareLead).checkVisibility()).toBe(true);
    await expect(canvasElement.querySelector('summary')).not.toBeVisible();
  },
};

/** On phones it is closed until it is pressed. */
export const ExpandedFromDesktopPhone: Story = {
  ...ExpandedFromDesktop,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = canvas.getByText(productTextsOf(globals).compareLead);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(text).toBeVisible();
  },
};

/** Where the words themselves say that there is more. */
export const WithoutIndicator: Story = { args: { indicator: 'none' } };
