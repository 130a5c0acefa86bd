import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { Carousel } from '../components/Carousel/index.ts';
import { CategoryStrip } from '../components/CategoryStrip/index.ts';
import { CompareGrid } from '../components/CompareGrid/index.ts';
import { DeviceGrid } from '../components/DeviceGrid/index.ts';
import { FactList } from '../components/FactList/index.ts';
import { Figure } from '../components/Figure/index.ts';
import { Hero } from '../components/Hero/index.ts';
import { IndustryCarousel } from '../components/IndustryCarousel/index.ts';
import { Link } from '../components/Link/index.ts';
import { PhraseText } from '../components/PhraseText/index.ts';
import { Picture } from '../components/Picture/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { carouselItemsOf, carouselTextsOf } from '../fixtures/carousel.tsx';
import { feedbackOf } from '../fixtures/feedback.ts';
import { frameOf } from '../fixtures/index.ts';
import { industriesOf, industryTextsOf } from '../fixtures/industries.tsx';
import nightPT4 from '../fixtures/media/night/PT4.avif';
import { homeTextsOf } from '../fixtures/pages/home.ts';
import { categoriesOf, comparisonsOf, devicesOf } from '../fixtures/product-home.tsx';
import { heroPictures } from '../fixtures/product-media.ts';
import { placeholder } from '../fixtures/product-pictures.tsx';
import { productTextsOf } from '../fixtures/product-texts.ts';
import { ArrowRightIcon } from '../icons/index.ts';
import * as layout from './columns.css.ts';
import * as styles from './Home.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

const picture = {
  candidates: [{ src: heroPictures.landscape, width: 1600 }],
  crops: [
    {
      media: '(max-width: 768px)',
      candidates: [{ src: heroPictures.portrait, width: 720 }],
      width: 720,
      height: 960,
    },
  ],
  width: 1600,
  height: 800,
  alt: '',
  placeholder,
};

type Globals = Record<string, unknown>;

/** Four questions that lead to one payload. */
function Offer({ globals }: { globals: Globals }) {
  const { offer } = homeTextsOf(globals);
  return (
    <Section>
      <div className={styles.offer}>
        <div className={layout.stack}>
          <SectionHeading title={<PhraseText phrases={offer.title} lines />} lead={offer.lead} />
          <FactList
            className={styles.answers}
            items={offer.answers.map(([name = '', text]) => ({ key: name, name, text }))}
          />
          <div className={layout.acts}>
            <Button href="#individuality" end={<ArrowRightIcon />}>
              {offer.act}
            </Button>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture
            className={styles.fading}
            candidates={[{ src: nightPT4, width: 600 }]}
            sizes="(max-width: 768px) 100vw, 600px"
            width={600}
            height={450}
            alt={offer.alt}
            placeholder={placeholder}
          />
          <Plate code="PT4" cells={offer.plate} />
        </div>
      </div>
    </Section>
  );
}

function Home({ globals, info, consult }: { globals: Globals; info: boolean; consult: 'open' | 'closed' }) {
  const texts = productTextsOf(globals);
  const carousel = carouselTextsOf(globals);
  const industries = industryTextsOf(globals);
  return (
    <PageFrame globals={globals} theme="night" overlay consult={consult}>
      <Hero
        picture={picture}
        phrases={texts.headline}
        warm={texts.warm}
        lead={texts.heroLead}
        actions={
          <>
            <Button href="#aircraft" variant="signal" end={<ArrowRightIcon />}>
              {texts.chooseByAircraft}
            </Button>
            <Link href="#downloads">{texts.downloads}</Link>
          </>
        }
        plate={
          <Plate
            onPicture
            phoneCells={1}
            code="T90"
            cells={[texts.onAircraft, <Figure key="flux" value={13000} unit="lm" />, texts.luxAt100]}
          />
        }
        strip={<CategoryStrip label={texts.categories} items={categoriesOf(globals)} />}
      >
        <Section as="div" space="none">
          <SectionHeading title={carousel.label} lead={homeTextsOf(globals).recommended} />
        </Section>
        <Carousel
          className={styles.carousel}
          label={carousel.label}
          items={carouselItemsOf(globals)}
          info={info}
          translations={carousel.translations}
        />
        <Section theme="sheet" id="aircraft">
          <SectionHeading title={<PhraseText phrases={texts.aircraftTitle} />} lead={texts.aircraftLead} />
          <DeviceGrid items={devicesOf(globals)} />
        </Section>
        <Section theme="sheet" id="compare" space="end">
          <SectionHeading title={<PhraseText phrases={texts.compareTitle} />} lead={texts.compareLead} />
          <CompareGrid items={comparisonsOf(globals)} />
        </Section>
        <Offer globals={globals} />
        <Section as="div" space="end">
          <IndustryCarousel
            label={industries.label}
            heading={<SectionHeading title={industries.label} />}
            items={industriesOf(globals)}
            translations={industries.translations}
          />
        </Section>
      </Hero>
    </PageFrame>
  );
}

type Args = { info: boolean; consult: 'open' | 'closed' };

const meta: Meta<Args> = {
  title: 'Patterns/Home',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'The first page: one light and one action in the night, the families below it, the hot products from edge to edge. Aircraft and comparison are a sheet inside the night. The four questions and the industries lead back into it.',
      keyboard: [
        ['Tab', 'Past the menu, then through the page: the rotation control comes before its products.'],
      ],
    },
  },
  globals: { ground: 'night' },
  args: { info: false, consult: 'closed' },
  render: (args, { globals }) => <Home globals={globals} {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expectWholePage({ canvasElement });
    const below = canvas.getByRole('region', { name: industryTextsOf(globals).label });
    await waitFor(() => expect(below).toBeVisible());
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };

/** On phones the hot products are a strip, and a tap follows their link. */
export const Phone: Story = { args: { info: true }, globals: onPhone, play: expectWholePage };

export const ChinesePhone: Story = { args: { info: true }, globals: { ...onPhone, language: 'zh' } };

export const Narrow: Story = { args: { info: true }, globals: inPocket, play: expectWholePage };

/** The menu holds all 49 codes; Escape gives the focus back. */
export const MenuOpen: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [products] = frameOf(globals).header.items;
    const button = canvas.getByRole('button', { name: products?.label ?? '' });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('link', { name: 'FC30FRONT' })[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};

/** The panel stands in the margin and says whether somebody answers now. */
export const Consult: Story = {
  args: { consult: 'open' },
  play: async ({ canvas, globals }) => {
    const { translations, hours } = feedbackOf(globals).consult;
    await expect(canvas.getByRole('heading', { name: translations.title })).toBeVisible();
    // Thin spaces are read as plain ones.
    const panel = canvas.getByRole('complementary', { name: translations.title });
    await expect(within(panel).getByText(hours.label.replaceAll('\u2009', ' '))).toBeVisible();
  },
};

export const ConsultPhone: Story = { ...Consult, args: { info: true, consult: 'open' }, globals: onPhone };
