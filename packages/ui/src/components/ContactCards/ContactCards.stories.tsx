import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { serviceOf, supportHours } from '../../fixtures/service.ts';
import { ContactCard } from '../ContactCard/index.ts';
import { ContactCards } from './ContactCards.tsx';

const meta: Meta<typeof ContactCards> = {
  title: 'Actions/ContactCards',
  id: 'components-contactcards',
  tags: ['stable', 'since-0.2.0'],
  component: ContactCards,
  parameters: {
    usage: {
      when: 'Use it for the contact cards of all regions: side by side where each has room for a number, else one below the other. It takes no focus of its own.',
    },
  },
  render: (args, { globals }) => {
    const { china, contact } = serviceOf(globals);
    const { megaphones, searchlights } = productTextsOf(globals);
    return (
      <ContactCards {...args}>
        {args.children ??
          [china.region, megaphones, searchlights].map((region, index) => (
            <ContactCard
              key={region}
              {...china}
              region={region}
              translations={contact}
              // Only two of them say when they answer.
              hours={index === 1 ? undefined : supportHours}
              now={new Date('2026-11-20T16:50:00+08:00')}
              timeZone="Asia/Shanghai"
            />
          ))}
      </ContactCards>
    );
  },
};
export default meta;
type Story = StoryObj<typeof ContactCards>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };

/** Numbers beside names. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
