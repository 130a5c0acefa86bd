import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateList } from '../components/CertificateList/index.ts';
import { ContactCard } from '../components/ContactCard/index.ts';
import { PhraseText } from '../components/PhraseText/index.ts';
import { QrPicture } from '../components/QrPicture/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { Timeline } from '../components/Timeline/index.ts';
import { certificatesOf } from '../fixtures/certificates.ts';
import { documentsOf } from '../fixtures/documents.ts';
import { readingTextsOf } from '../fixtures/pages/texts.ts';
import { serviceOf, supportEmail, supportHours } from '../fixtures/service.ts';
import * as layout from './columns.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

/** A Tuesday morning in China: somebody answers. */
const now = new Date('2024-02-20T02:14:00Z');

const meta: Meta = {
  title: 'Patterns/About',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'Who makes it: one sentence, the milestones, the patents by year, whom to ask and when they answer.',
      keyboard: [['Tab', 'The kinds of patents, then the contacts.']],
    },
  },
  globals: { ground: 'sheet' },
  render: (_args, { globals }) => {
    const { about: texts } = readingTextsOf(globals);
    const { china, americas, contact, qr } = serviceOf(globals);
    const { items, kinds, sample, translations } = certificatesOf(globals);
    return (
      <PageFrame globals={globals} current="about" consult="closed">
        <Section as="header">
          <SectionHeading
            level={1}
            size="l"
            layout="split"
            title={<PhraseText phrases={texts.title} />}
            lead={texts.lead}
          />
        </Section>
        <Section layout="split" ground="raised" line>
          <SectionHeading size="s" title={texts.history} />
          <Timeline items={documentsOf(globals).milestones} />
        </Section>
        <Section line>
          <SectionHeading size="s" title={texts.patents} />
          <CertificateList items={items} kinds={kinds} sample={sample} translations={translations} />
        </Section>
        <Section line>
          <SectionHeading size="s" title={texts.contacts} />
          <div className={layout.cards}>
            <ContactCard
              {...china}
              email={supportEmail}
              hours={supportHours}
              now={now}
              timeZone="Asia/Shanghai"
              translations={contact}
            />
            <ContactCard {...americas} translations={contact} />
            <div>
              <QrPicture
                src={qr.src}
                alt={qr.alt}
                caption={qr.caption}
                save={{ label: qr.save, fileName: qr.fileName }}
              />
            </div>
          </div>
        </Section>
      </PageFrame>
    );
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = { play: expectWholePage };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const Narrow: Story = { globals: inPocket, play: expectWholePage };
