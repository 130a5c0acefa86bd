import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { CategoryStrip } from '../../../components/CategoryStrip/index.ts';
import { Figure } from '../../../components/Figure/index.ts';
import { Plate } from '../../../components/Plate/index.ts';
import { categoriesOf } from '../../../fixtures/product-home.tsx';
import { heroPictures } from '../../../fixtures/product-media.ts';
import { placeholder } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { ArrowRightIcon } from '../../../icons/index.ts';
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
  title: 'Patterns/Home/Hero',
  id: 'patterns-hero',
  tags: ['!autodocs'],
  component: Hero,
  args: { picture },
  parameters: {
    layout: 'fullscreen',
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

/** A picture that cannot be loaded holds nothing up. */
export const PictureFails: Story = {
  args: {
    picture: { ...picture, candidates: [{ src: '/fixtures/picture/none.webp', width: 1600 }], crops: [] },
    children: <div style={{ padding: 80 }}>T90</div>,
  },
};
