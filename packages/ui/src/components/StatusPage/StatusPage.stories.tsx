import type { Meta, StoryObj } from '@storybook/react-vite';
import { frameOf } from '../../fixtures/index.ts';
import { arrowRows } from '../../fixtures/led-rows.ts';
import { LedMatrix } from '../../sections/errors/LedMatrix/index.ts';
import { Button } from '../Button/index.ts';
import { StatusPage } from './StatusPage.tsx';

const meta = {
  title: 'Feedback/StatusPage',
  id: 'components-statuspage',
  tags: ['stable', 'since-0.1.0'],
  component: StatusPage,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'A whole page that says why there is nothing to see: the status as a code, what it means, what to do next, the ways on. It stays until the visitor leaves: nobody is sent away. For an address that holds nothing use NotFound; for an empty list EmptyResult; for a failure inside a page Banner. Its one light is a picture: a LedMatrix beside the words, a BeamCode above them. Texts hold 44 characters a line and wrap.',
      keyboard: [
        ['Tab', 'Moves through the ways on.'],
        ['Enter', 'Follows one.'],
      ],
    },
  },
  args: { ...frameOf({}).forbidden, picture: null },
  render: (args, { globals }) => {
    const { home, ...texts } = frameOf(globals).forbidden;
    return (
      <StatusPage
        {...args}
        {...texts}
        picture={<LedMatrix rows={arrowRows} label={texts.code} />}
        actions={<Button href={home.href}>{home.label}</Button>}
      />
    );
  },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { code: '403' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
