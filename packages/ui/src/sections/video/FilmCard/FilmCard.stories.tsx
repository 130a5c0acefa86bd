import type { Meta, StoryObj } from '@storybook/react-vite';
import { filmOf, filmPoster } from '../../../fixtures/films.tsx';
import { FilmCard } from './FilmCard.tsx';

const meta: Meta<typeof FilmCard> = {
  title: 'Patterns/Video/FilmCard',
  id: 'patterns-filmcard',
  tags: ['!autodocs'],
  component: FilmCard,
  args: { href: '#T90', code: 'T90', seconds: 6, length: '0:06', still: filmPoster, line: '' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <FilmCard {...args} line={args.line || filmOf(globals).title} />,
};
export default meta;
type Story = StoryObj<typeof FilmCard>;

export const Default: Story = {};
