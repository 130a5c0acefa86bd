import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BeamDiagram } from '../components/BeamDiagram/index.ts';
import { Breadcrumb } from '../components/Breadcrumb/index.ts';
import { Button } from '../components/Button/index.ts';
import { FactList } from '../components/FactList/index.ts';
import { Figure } from '../components/Figure/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { ProductStage } from '../components/ProductStage/index.ts';
import { RelatedList } from '../components/RelatedList/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { SiblingCard } from '../components/SiblingCard/index.ts';
import { SpecificationTable } from '../components/SpecificationTable/index.ts';
import { TabStrip } from '../components/TabStrip/index.ts';
import { VideoPlayer } from '../components/VideoPlayer/index.ts';
import { filmFiles, filmOf, filmPoster, filmTracks } from '../fixtures/films.tsx';
import { frameOf } from '../fixtures/index.ts';
import { productPageTextsOf } from '../fixtures/pages/product.ts';
import { cutouts, plans, stages } from '../fixtures/product-media.ts';
import { cutoutOf, placeholder } from '../fixtures/product-pictures.tsx';
import { specificationOf } from '../fixtures/product-specification.tsx';
import { stageTextsOf } from '../fixtures/product-stage.ts';
import { productTextsOf } from '../fixtures/product-texts.ts';
import {
  ArrowRightIcon,
  CheckIcon,
  CompareIcon,
  DownloadIcon,
  FileIcon,
  PrintIcon,
  RetryIcon,
} from '../icons/index.ts';
import * as layout from './columns.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

type Globals = Record<string, unknown>;

const picture = { candidates: [{ src: stages.T90, width: 1200 }], width: 1200, height: 900, placeholder };

/** Models of the family: flux, weight, and what they have more or less of than the T90. */
const siblings = [
  ['T80', 11500, 760],
  ['T90V2', 14000, 830],
  ['T160', 22000, 1650],
] as const;

function Stage({ globals }: { globals: Globals }) {
  const texts = stageTextsOf(globals);
  const { breadcrumb } = frameOf(globals);
  return (
    <ProductStage
      code="T90"
      scale={1.2}
      picture={{ ...picture, alt: texts.alt }}
      cutout={{ src: cutouts.T90, width: 600 }}
      headline={texts.headline}
      description={texts.description}
      breadcrumb={<Breadcrumb {...breadcrumb} />}
      actions={
        <>
          <Button href="#dealers" variant="signal" end={<ArrowRightIcon />}>
            {texts.dealer}
          </Button>
          <Button href="#siblings" start={<CompareIcon />}>
            {texts.compare('T90')}
          </Button>
        </>
      }
      figures={[
        { key: 'flux', value: <Figure size="stage" value={13000} unit="lm" />, label: texts.flux },
        { key: 'lux', value: <Figure size="stage" value={27} unit="lx" />, label: texts.lux },
        { key: 'weight', value: <Figure size="stage" value={845} unit="g" />, label: texts.share },
      ]}
      fits={{
        label: texts.fits,
        items: (['m300', 'm350', 'm400'] as const).map((key) => ({
          key,
          code: key.toUpperCase(),
          plan: plans[key],
          href: `#${key}`,
        })),
      }}
    />
  );
}

/** Down the sheet: what the figures mean in the field, all of them, the film. */
function Sheet({ globals }: { globals: Globals }) {
  const texts = stageTextsOf(globals);
  const own = productPageTextsOf(globals);
  return (
    <>
      <Section id="introduction">
        <SectionHeading size="s" layout="split" title={texts.beamTitle} lead={texts.beamLead} />
        <BeamDiagram
          angle={11}
          points={[
            { distance: 50, lux: 107.9 },
            { distance: 100, lux: 27 },
          ]}
          translations={{
            description: texts.beamDescription,
            circle: texts.circle,
            circleShort: texts.circleShort,
          }}
        />
      </Section>
      <Section layout="split" space="end">
        <SectionHeading size="s" title={texts.inUse} />
        <FactList items={texts.facts.map(([name = '', text]) => ({ key: name, name, text }))} />
      </Section>
      <Section id="parameters" layout="split" ground="raised" line>
        <div className={layout.group}>
          <SectionHeading size="s" title={texts.parameters} />
          <p className={layout.small}>{own.published}</p>
          <div className={layout.row}>
            <Button size="toolbar" start={<PrintIcon />}>
              {own.print}
            </Button>
          </div>
        </div>
        <SpecificationTable caption={texts.parameters} groups={specificationOf(globals)} />
      </Section>
      <Section id="videos" layout="split" line>
        <SectionHeading size="s" title={own.videos} lead={own.videosLead} />
        <VideoPlayer
          {...filmOf(globals)}
          duration={6}
          poster={filmPoster}
          files={filmFiles}
          tracks={filmTracks}
          ratio={4 / 3}
        />
      </Section>
    </>
  );
}

/** Where to go from here. */
function Onward({ globals }: { globals: Globals }) {
  const texts = stageTextsOf(globals);
  const file = { icon: <FileIcon size={20} />, end: <DownloadIcon size={20} /> };
  return (
    <>
      <Section id="siblings" line>
        <SectionHeading size="s" title={texts.compareWith} />
        <div className={layout.cards}>
          {siblings.map(([code, flux, weight]) => (
            <SiblingCard
              key={code}
              href={`#${code}`}
              code={code}
              figures={[
                <Figure key="flux" value={flux} unit="lm" />,
                <Figure key="weight" value={weight} unit="g" />,
              ]}
              difference={
                <>
                  <Figure value={flux - 13000} unit="lm" signed />,{' '}
                  <Figure value={weight - 845} unit="g" signed />
                </>
              }
              picture={cutoutOf(code)}
            />
          ))}
        </div>
      </Section>
      <Section as="div" id="downloads" space="end">
        <div className={layout.pair}>
          <section className={layout.group}>
            <SectionHeading size="xs" title={texts.files} />
            <RelatedList
              items={[
                { key: 'manual', href: '#manual', title: texts.manual, detail: texts.manualDetail, ...file },
                { key: 'sheet', href: '#sheet', title: texts.sheet, detail: texts.sheetDetail, ...file },
              ]}
            />
          </section>
          <section className={layout.group}>
            <SectionHeading size="xs" title={texts.haveOne} />
            <RelatedList
              items={[
                {
                  key: 'activate',
                  href: '#activate',
                  icon: <CheckIcon size={20} />,
                  title: texts.activate,
                  detail: texts.activateDetail,
                },
                {
                  key: 'repair',
                  href: '#repair',
                  icon: <RetryIcon size={20} />,
                  title: texts.repair,
                  detail: texts.repairDetail,
                },
              ]}
            />
          </section>
        </div>
      </Section>
    </>
  );
}

const tabs = ['introduction', 'parameters', 'videos', 'downloads'];

const meta: Meta = {
  title: 'Patterns/Product',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'A product: its code cut by the lamp, three key figures and the aircraft it fits, then the sheet. The tabs are the seam between the themes and stick to the top. Below all stands what a visitor does next: compare, take a file, activate, ask for a repair.',
      keyboard: [['Tab', 'The stage’s acts, the tabs, then the sheet in its order.']],
    },
  },
  globals: { ground: 'sheet' },
  render: (_args, { globals }) => {
    const texts = stageTextsOf(globals);
    return (
      <PageFrame globals={globals} theme="night" current="products" overlay consult="closed">
        <Stage globals={globals} />
        <TabStrip
          data-theme="sheet"
          label={texts.tabsLabel}
          tabs={texts.tabs.map((label, index) => ({
            key: label,
            label,
            href: `#${tabs[index]}`,
            current: index === 0,
            count: index === 3 ? 4 : undefined,
          }))}
          plate={
            <Plate
              code="T90"
              cells={[productTextsOf(globals).searchlight, <Figure key="flux" value={13000} unit="lm" />]}
            />
          }
        />
        <div data-theme="sheet">
          <Sheet globals={globals} />
          <Onward globals={globals} />
        </div>
      </PageFrame>
    );
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expectWholePage({ canvasElement });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('T90');
    for (const label of stageTextsOf(globals).tabs) {
      const tab = canvas.getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(document.querySelector(tab.getAttribute('href') ?? '')).toBeVisible();
    }
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const ChinesePhone: Story = { globals: { ...onPhone, language: 'zh' } };

export const Narrow: Story = { globals: inPocket, play: expectWholePage };
