import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { FactLine } from './FactLine.tsx';

const meta: Meta<typeof FactLine> = {
  title: 'Text/FactLine',
  id: 'components-factline',
  tags: ['stable', 'since-0.2.0'],
  component: FactLine,
  parameters: {
    usage: {
      when: 'Use it for short facts that stand in one line below a title: version, day, size. Facts with names are a FactList. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const { files, download } = documentsOf(globals);
    return (
      <FactLine {...args}>
        {args.children ??
          files.map(({ version }) => <span key={version}>{`${download.version} ${version}`}</span>)}
      </FactLine>
    );
  },
};
export default meta;
type Story = StoryObj<typeof FactLine>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };
