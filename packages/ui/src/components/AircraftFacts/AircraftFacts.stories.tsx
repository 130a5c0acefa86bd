import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { plans } from '../../fixtures/product-media.ts';
import { Figure } from '../Figure/index.ts';
import { AircraftFacts } from './AircraftFacts.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: { alt: 'Plan of a large quadcopter', limit: 'Maximum payload', power: 'Usable power', port: 'Port' },
    zh: { alt: '大型四旋翼俯视图', limit: '最大载重', power: '可用功率', port: '接口' },
  });

const meta: Meta<typeof AircraftFacts> = {
  title: 'Product/AircraftFacts',
  id: 'components-aircraftfacts',
  tags: ['stable', 'since-0.3.0'],
  component: AircraftFacts,
  parameters: {
    usage: {
      when: 'Use it at the head of an aircraft’s page: what it lifts and what its port gives, beside its plan. Facts without a drawing are a FactList, aircraft to choose from a DeviceGrid. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <AircraftFacts
        {...args}
        plan={args.plan ?? { src: plans.m350, alt: t.alt }}
        items={
          args.items ?? [
            { key: 'limit', name: t.limit, text: <Figure value={2700} unit="g" /> },
            { key: 'power', name: t.power, text: <Figure value={150} unit="W" /> },
            { key: 'port', name: t.port, text: 'SkyPort V2' },
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof AircraftFacts>;

/** The plan has a name: nothing beside it says what it shows. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: textsOf(globals).alt })).toBeVisible();
  },
};

export const Playground: Story = {
  args: { plan: { src: plans.fc30, alt: 'FC30' }, items: [{ key: 'ip', name: 'IP', text: 'IP55' }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
