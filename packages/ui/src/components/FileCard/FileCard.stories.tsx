import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { downloadsPageTextsOf } from '../../fixtures/pages/downloads.ts';
import { DownloadIcon } from '../../icons/index.ts';
import { Actions } from '../Actions/index.ts';
import { Button } from '../Button/index.ts';
import { FactList } from '../FactList/index.ts';
import { FileCard } from './FileCard.tsx';

const wordsOf = (globals: Record<string, unknown>) => {
  const { newest, facts } = downloadsPageTextsOf(globals);
  return { ...documentsOf(globals).download, mark: newest, file: facts[0]?.[0] ?? '' };
};

const meta: Meta<typeof FileCard> = {
  title: 'Documents/FileCard',
  id: 'components-filecard',
  tags: ['stable', 'since-0.2.0'],
  component: FileCard,
  parameters: {
    usage: {
      when: 'Use it for the one file to take: its version, what can be done with it, its facts in a frame, and what is new in it. Versions before it are DownloadRows, documents of a list are DocumentRows.',
    },
  },
  args: { version: '', date: '', file: '', size: 0, sha256: '', actions: null, translations: wordsOf({}) },
  render: (args, { globals }) => {
    const [newest] = documentsOf(globals).files;
    const { act, changed, changes } = downloadsPageTextsOf(globals);
    return (
      <FileCard
        {...args}
        version={args.version || newest!.version}
        date={newest!.date}
        file={newest!.file}
        size={newest!.size}
        sha256={newest!.sha256}
        actions={
          <Actions>
            <Button href="#file" variant="signal" start={<DownloadIcon />}>
              {act}
            </Button>
          </Actions>
        }
        changes={{
          title: changed,
          list: (
            <FactList
              layout="narrow"
              items={changes.map(([name, text = '']) => ({ key: text, name, text }))}
            />
          ),
        }}
        translations={wordsOf(globals)}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof FileCard>;

export const Default: Story = {};

export const Playground: Story = { args: { version: '1.0.0', level: 3 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** With a third fact in its frame. */
export const Hardware: Story = { args: { fact: { name: 'H/W', value: '2–3' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
