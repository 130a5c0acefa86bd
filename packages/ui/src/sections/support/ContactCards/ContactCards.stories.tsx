import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactCard } from '../../../components/ContactCard/index.ts';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { serviceOf, supportHours } from '../../../fixtures/service.ts';
import { ContactCards } from './ContactCards.tsx';

const meta: Meta<typeof ContactCards> = {
  title: 'Patterns/Support/ContactCards',
  id: 'patterns-contactcards',
  tags: ['!autodocs'],
  component: ContactCards,
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
