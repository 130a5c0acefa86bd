import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../components/Breadcrumb/index.ts';
import { Button } from '../components/Button/index.ts';
import { CodeBlock } from '../components/CodeBlock/index.ts';
import { DownloadRow } from '../components/DownloadRow/index.ts';
import { FactList } from '../components/FactList/index.ts';
import { NavTree } from '../components/NavTree/index.ts';
import { Picture } from '../components/Picture/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { cloudDocumentOf } from '../fixtures/cloud-document.tsx';
import { documentsOf } from '../fixtures/documents.ts';
import { frameOf } from '../fixtures/index.ts';
import { downloadsPageTextsOf, fileTreeOf, newestDate, newestSum } from '../fixtures/pages/downloads.ts';
import { stages } from '../fixtures/product-media.ts';
import { placeholder } from '../fixtures/product-pictures.tsx';
import { CableIcon, DownloadIcon } from '../icons/index.ts';
import * as layout from './columns.css.ts';
import * as styles from './Downloads.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

type Globals = Record<string, unknown>;

const pairs = (items: string[][]) => items.map(([name, text = '']) => ({ key: text, name, text }));

/** The file to take: what it is, its sum to check, what is new in it. */
function Newest({ globals }: { globals: Globals }) {
  const texts = downloadsPageTextsOf(globals);
  return (
    <section className={styles.card} aria-labelledby="newest">
      <div className={styles.head}>
        <div className={layout.group}>
          <p className={styles.since}>
            <span className={styles.newest}>{texts.newest}</span>{' '}
            <time dateTime={newestDate}>{newestDate}</time>
          </p>
          <SectionHeading headingId="newest" title="2.4.1" />
        </div>
        <div className={layout.acts}>
          <Button href="#S3mini-2.4.1.ufw" variant="signal" start={<DownloadIcon />}>
            {texts.act}
          </Button>
          <Button href="#port" start={<CableIcon />}>
            {texts.update}
          </Button>
        </div>
      </div>
      <dl className={styles.facts}>
        {texts.facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CodeBlock label="SHA-256" defaultWrap wrapToggle={false} translations={cloudDocumentOf(globals).code}>
        {newestSum}
      </CodeBlock>
      <div className={layout.group}>
        <SectionHeading size="xxs" level={3} title={texts.changed} />
        <FactList layout="narrow" items={pairs(texts.changes)} />
      </div>
    </section>
  );
}

const meta: Meta = {
  title: 'Patterns/Downloads',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'The files of one model, the tree of all files beside them: the newest first with its one action, what it is, its sum to check and what changed. Earlier versions are a row each.',
      keyboard: [['Tab', 'The tree of files, download, copy of the sum, then the earlier versions.']],
    },
  },
  globals: { ground: 'sheet' },
  render: (_args, { globals }) => {
    const texts = downloadsPageTextsOf(globals);
    const { files, download } = documentsOf(globals);
    return (
      <PageFrame globals={globals} current="service">
        <Section as="div" space="end" className={layout.page}>
          <Breadcrumb
            label={frameOf(globals).breadcrumb.label}
            items={[...texts.crumbs.map((label) => ({ label, href: `#${label}` })), { label: 'S3mini' }]}
          />
          <div className={styles.page}>
            <div className={layout.titled}>
              <SectionHeading level={1} size="l" title="S3mini" lead={texts.lead} />
              <Picture
                className={layout.thumb}
                candidates={[{ src: stages.S3mini, width: 1200 }]}
                sizes="264px"
                width={1200}
                height={900}
                alt={texts.alt}
                placeholder={placeholder}
              />
            </div>
            <NavTree className={styles.tree} label={texts.label} items={fileTreeOf(globals)} />
            <div className={styles.content}>
              <Newest globals={globals} />
              <section className={layout.group}>
                <SectionHeading size="xxs" title={texts.earlier} />
                <div>
                  {files.map((file) => (
                    <DownloadRow
                      key={file.version}
                      {...file}
                      href={`#${file.file}`}
                      translations={download}
                    />
                  ))}
                </div>
                <p className={layout.small}>{texts.check}</p>
              </section>
            </div>
          </div>
        </Section>
      </PageFrame>
    );
  },
};
export default meta;
type Story = StoryObj;

/** The newest stands first, and it alone is the page's action. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expectWholePage({ canvasElement });
    const { act } = downloadsPageTextsOf(globals);
    const newest = canvas.getByRole('link', { name: act });
    const [earlier] = canvas.getAllByRole('article');
    await expect(newest.compareDocumentPosition(earlier!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const Narrow: Story = { globals: inPocket, play: expectWholePage };
