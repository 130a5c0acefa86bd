import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { categoriesOf } from '../../fixtures/product-home.tsx';
import { heroPictures } from '../../fixtures/product-media.ts';
import { placeholder } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { ArrowRightIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { CategoryStrip } from '../CategoryStrip/index.ts';
import { Figure } from '../Figure/index.ts';
import { Plate } from '../Plate/index.ts';
import { Hero } from './Hero.tsx';

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

const meta: Meta<typeof Hero> = {
  title: 'Media/Hero',
  id: 'components-hero',
  tags: ['stable', 'since-0.1.0'],
  component: Hero,
  args: { picture },
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'The first view of the home page, once in the site. It is always night and reserves its 800 px before the picture is there, so nothing shifts. Its beam reveals the picture once, under a second, with CSS alone; with reduced motion it is simply lit. Up to four phrases, each a line: in Chinese three, so that no word is broken and no single character is left. On phones the drone stands over the headline, the actions go under each other and the plate keeps its first cell. What lies below appears with the picture, after two seconds at the latest. For a product use ProductStage.',
      keyboard: [
        ['Tab', 'To the actions, then to the strip below.'],
        ['Enter', 'Follows the link.'],
      ],
    },
  },
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <Hero
        plate={
          <Plate
            onPicture
            phoneCells={1}
            code="T90"
            cells={[texts.onAircraft, <Figure key="flux" value={13000} unit="lm" />, texts.luxAt100]}
          />
        }
        strip={<CategoryStrip label={texts.categories} items={categoriesOf(globals)} />}
        warm={texts.warm}
        {...args}
        phrases={args.phrases ?? texts.headline}
        lead={args.lead ?? texts.heroLead}
        actions={
          <>
            <Button href="#aircraft" variant="signal" end={<ArrowRightIcon size={20} />}>
              {texts.chooseByAircraft}
            </Button>
            <Button href="#downloads" variant="quiet">
              {texts.downloads}
            </Button>
          </>
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof Hero>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const hero = canvasElement.querySelector('[data-state="loading"], [data-state="ready"]');
    await waitFor(() => expect(hero).toHaveAttribute('data-state', 'ready'));
  },
};

export const Playground: Story = { tags: ['!test'], args: { phrases: ['T90'], warm: 'T90', lead: 'T90' } };

export const WithoutPlate: Story = { args: { plate: null } };

/** What lies below appears when the picture is there. */
export const WithSections: Story = {
  args: { children: <div style={{ padding: 80 }}>T90</div> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('T90', { selector: 'div' })).toBeInTheDocument();
  },
};

/** A picture that cannot be loaded holds nothing up. */
export const PictureFails: Story = {
  args: {
    picture: { ...picture, candidates: [{ src: '/fixtures/picture/none.webp', width: 1600 }], crops: [] },
    children: <div style={{ padding: 80 }}>T90</div>,
  },
};
