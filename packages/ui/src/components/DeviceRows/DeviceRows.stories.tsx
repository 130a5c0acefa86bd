import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { Figure } from '../Figure/index.ts';
import { Link } from '../Link/index.ts';
import { Time } from '../Time/index.ts';
import { DeviceRows } from './DeviceRows.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: { activated: 'Activated', service: 'Service time', day: '1 June 2026' },
    zh: { activated: '激活时间', service: '服务时长', day: '2026年6月1日' },
  });

const meta: Meta<typeof DeviceRows> = {
  title: 'Product/DeviceRows',
  id: 'components-devicerows',
  tags: ['stable', 'since-0.3.0'],
  component: DeviceRows,
  parameters: {
    usage: {
      when: 'Use it for devices and requests of an account, each known by its model and serial number. Aircraft to choose from are a DeviceGrid, products a ProductGrid. It takes no focus of its own.',
    },
  },
  render: (args, { globals }) => {
    const { activated, service, day } = textsOf(globals);
    const facts = [
      { key: 'activated', name: activated, text: <Time dateTime="2026-06-01">{day}</Time> },
      { key: 'service', name: service, text: <Figure value={480} unit="h" /> },
    ];
    return (
      <DeviceRows
        {...args}
        items={
          args.items ?? [
            { key: 'one', code: 'T90', serial: 'SN 7Q2F4H8K', picture: cutoutOf('T90'), facts },
            {
              key: 'two',
              code: 'S3mini',
              serial: 'SN 1ZK94M0C',
              picture: cutoutOf('S3mini'),
              facts: facts.slice(0, 1),
            },
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof DeviceRows>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    items: [{ key: 'T90', code: 'T90', serial: 'SN 1', facts: [{ key: 'lx', name: 'lx', text: '27' }] }],
  },
};

/** Below what is known of a device stands what can be done with it. */
export const WithActions: Story = {
  args: {
    items: [
      {
        key: 'T90',
        code: 'T90',
        serial: 'SN 1',
        facts: [{ key: 'lx', name: 'lx', text: '27' }],
        actions: (
          <>
            <Link href="#repair">T90</Link>
            <Link href="#files">PDF</Link>
          </>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '#files');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
