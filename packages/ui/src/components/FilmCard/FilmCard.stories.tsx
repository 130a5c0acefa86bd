import type { Meta, StoryObj } from '@storybook/react-vite';
import { filmOf, filmPoster } from '../../fixtures/films.tsx';
import { FilmCard } from './FilmCard.tsx';

const meta: Meta<typeof FilmCard> = {
  title: 'Media/FilmCard',
  id: 'components-filmcard',
  tags: ['stable', 'since-0.2.0'],
  component: FilmCard,
  parameters: {
    usage: {
      when: 'Use it for a film that leads to a page of its own: still, code, length, one line. The film of the page at hand is a VideoPlayer.',
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { line: 'T90' } };
