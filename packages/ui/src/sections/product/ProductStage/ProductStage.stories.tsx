import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { Breadcrumb } from '../../../components/Breadcrumb/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Figure } from '../../../components/Figure/index.ts';
import { ModelViewer } from '../../../components/ModelViewer/index.ts';
import { modelTextsOf } from '../../../fixtures/model.ts';
import { cutouts, plans, stages } from '../../../fixtures/product-media.ts';
import { placeholder } from '../../../fixtures/product-pictures.tsx';
import { stageTextsOf } from '../../../fixtures/product-stage.ts';
import { ArrowRightIcon, CompareIcon } from '../../../icons/index.ts';
import { ProductStage } from './ProductStage.tsx';

const pictureOf = (code: keyof typeof stages, alt: string) => ({
  candidates: [{ src: stages[code], width: 1200 }],
  width: 1200,
  height: 900,
  alt,
  placeholder,
});

const cutoutOf = (code: keyof typeof cutouts) => ({ src: cutouts[code], width: 600 });

const stage: NonNullable<Meta<typeof ProductStage>['render']> = (args, { globals }) => {
  const texts = stageTextsOf(globals);
  const [products = '', family = ''] = texts.crumbs;
  return (
    <ProductStage
      picture={pictureOf('T90', texts.alt)}
      fits={{
        label: texts.fits,
        items: [
          { key: 'M300', code: 'M300', plan: plans.m300, href: '#m300' },
          { key: 'M350', code: 'M350', plan: plans.m350, href: '#m350' },
          { key: 'M400', code: 'M400', plan: plans.m400, href: '#m400' },
        ],
      }}
      {...args}
      breadcrumb={
        <Breadcrumb
          label={texts.crumbsLabel}
          items={[
            { label: products, href: '#products' },
            { label: family, href: '#family' },
            { label: args.code },
          ]}
        />
      }
      headline={args.headline ?? texts.headline}
      description={args.description ?? texts.description}
      actions={
        <>
          <Button variant="signal" end={<ArrowRightIcon size={20} />}>
            {texts.dealer}
          </Button>
          <Button href="#compare" start={<CompareIcon size={20} />}>
            {texts.compare(args.code)}
          </Button>
        </>
      }
      figures={
        args.figures ?? [
          { key: 'flux', value: <Figure size="stage" value={13000} unit="lm" />, label: texts.flux },
          { key: 'lux', value: <Figure size="stage" value={27} unit="lx" />, label: texts.lux },
          { key: 'weight', value: <Figure size="stage" value={845} unit="g" />, label: texts.share },
        ]
      }
    />
  );
};

const meta: Meta<typeof ProductStage> = {
  title: 'Patterns/Product/ProductStage',
  id: 'patterns-productstage',
  tags: ['!autodocs'],
  component: ProductStage,
  args: { code: 'T90', cutout: cutoutOf('T90'), scale: 1.2 },
  parameters: {
    layout: 'fullscreen',
  },
  render: stage,
};
export default meta;
type Story = StoryObj<typeof ProductStage>;

export const Default: Story = {};

export const WithoutAircraft: Story = { args: { fits: undefined } };

/** While pictures are slow to come the ground stays night: the code's plate stands in, and nothing grey around it. */
export const SlowPictures: Story = {
  // As it is before any picture has told that it came.
  render: (args, context) => (
    <div
      dangerouslySetInnerHTML={{
        __html: renderToStaticMarkup(stage({ ...args, fallback: args.code }, context)),
      }}
    />
  ),
  parameters: { picture: 'off' },
  play: async ({ canvasElement }) => {
    const standIns = [...canvasElement.querySelectorAll('[data-state="loading"] > [aria-hidden="true"]')];
    for (const animation of document.getAnimations()) animation.finish();
    const seen = standIns.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    await expect(seen.map(({ textContent }) => textContent)).toEqual(['T90']);
    for (const each of seen) await expect(getComputedStyle(each).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** After a press the model has the picture's place. Its tools are below the site's header, on phones below the device. */
export const Turned: Story = {
  tags: ['long'],
  parameters: { picture: 'off' },
  render: function Turned(args, context) {
    const [isModelShown, setShown] = useState(false);
    const model = (
      <ModelViewer
        src="/static/models/T90.glb"
        translations={modelTextsOf(context.globals)}
        onShownChange={setShown}
        onClose={() => undefined}
      />
    );
    return stage({ ...args, model, isModelShown }, context);
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('application', {}, { timeout: 30_000 });
    const picture = canvasElement.querySelector('img[alt]:not([alt=""])');
    await waitFor(() => expect(picture).not.toBeVisible(), { timeout: 30_000 });
    // Hands reach the model between the words.
    const { left, width, top, height } = canvas.getByRole('application').getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(canvas.getByRole('application')).toContainElement(hit instanceof HTMLElement ? hit : null);
    await expect(canvas.getByRole('button', { name: modelTextsOf(globals).close })).toBeVisible();
  },
};
