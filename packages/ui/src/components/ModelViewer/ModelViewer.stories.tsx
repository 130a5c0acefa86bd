import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { modelTextsOf } from '../../fixtures/model.ts';
import { shapeAfter, shapeOf, sharedPart } from '../../fixtures/model-shape.ts';
import { cutouts, stages } from '../../fixtures/product-media.ts';
import { placeholder } from '../../fixtures/product-pictures.tsx';
import { Picture } from '../Picture/index.ts';
import { ModelViewer, type ModelViewerProps } from './ModelViewer.tsx';

/** In the place of the night picture, as on a product's stage. */
const overPicture: Decorator = (Story) => (
  <div style={{ position: 'relative', maxInlineSize: 480 }}>
    <Picture
      candidates={[{ src: stages.T90, width: 1200 }]}
      width={1200}
      height={900}
      sizes="800px"
      alt=""
      placeholder={placeholder}
    />
    <Story />
  </div>
);

const meta: Meta<typeof ModelViewer> = {
  title: 'Product/ModelViewer',
  id: 'components-modelviewer',
  tags: ['new', 'since-0.4.0'],
  component: ModelViewer,
  decorators: [overPicture],
  parameters: {
    // What stands in for a graphics card draws otherwise in its next version: the shape of what is drawn is compared instead.
    picture: 'off',
    usage: {
      when: 'Show it after a press, over the picture of what it shows: it is seen once the model has been drawn, in the view of the picture. `onShownChange` tells when the picture below can go. On a ProductStage and a PayloadDrawing it is the `model`; there `hung` is what hangs from the aircraft. Where the browser draws no models it says so, and the picture stays.',
      keyboard: [
        ['Arrow keys', 'Turn the model by 15°.'],
        ['+, −', 'Enlarge and reduce it.'],
        ['Home', 'The view of the picture.'],
        ['Escape', 'The picture, and the focus where it was before.'],
        ['Tab', 'From the model to its buttons.'],
      ],
    },
  },
  args: { src: '/static/models/T90.glb', onClose: fn(), onShownChange: fn() },
  render: (args, { globals }) => (
    <ModelViewer {...args} translations={args.translations ?? modelTextsOf(globals)} />
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the model is there from the beginning, and reached once the model is. */
const shownModel = async (canvas: {
  findByRole: (role: string, options?: object, wait?: object) => Promise<HTMLElement>;
}) => canvas.findByRole('application', {}, { timeout: 30_000 });

/** It covers the device of the picture: what is drawn has the shape of the cut-out. */
export const Default: Story = {
  tags: ['long'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const model = await shownModel(canvas);
    await waitFor(() => expect(args.onShownChange).toHaveBeenLastCalledWith(true));
    const cutout = await shapeOf(cutouts.T90, { scale: 0.868 });
    await expect(sharedPart(await shapeAfter(model, ['ArrowLeft', 'Home']), cutout)).toBeGreaterThan(0.9);
    await expect(sharedPart(await shapeAfter(model, ['ArrowLeft', 'ArrowLeft']), cutout)).toBeLessThan(0.9);
    model.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByText(modelTextsOf(globals).position(-17, 8, 100))).toBeInTheDocument();
    await userEvent.keyboard('{Home}+');
    await expect(canvas.getByText(modelTextsOf(globals).position(-32, 8, 125))).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['variants', '!test'],
  play: async ({ canvas }) => {
    await shownModel(canvas);
  },
};

/** Its lamps off, and how large it is. */
export const Measured: Story = {
  tags: ['long'],
  play: async ({ canvas, globals, userEvent }) => {
    await shownModel(canvas);
    const { lamps, rulers } = modelTextsOf(globals);
    const [lampSwitch, rulerSwitch] = [
      canvas.getByRole('button', { name: lamps }),
      canvas.getByRole('button', { name: rulers }),
    ];
    await expect(lampSwitch).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(lampSwitch);
    await userEvent.click(rulerSwitch);
    await expect(lampSwitch).toHaveAttribute('aria-pressed', 'false');
    await expect(rulerSwitch).toHaveAttribute('aria-pressed', 'true');
  },
};

const modelOf = (code: string) => `/static/models/${code}.glb`;
const payloads = {
  T90: { key: 'T90', src: modelOf('T90'), side: 'below' },
  H150T: { key: 'H150T', src: modelOf('H150T'), side: 'below' },
  S3mini: { key: 'S3mini', src: modelOf('S3mini'), side: 'above' },
} as const;

/** What hangs is the page's own state: a press hangs the megaphone, or takes it off. */
function Changing(props: ModelViewerProps) {
  const [hasMegaphone, setHasMegaphone] = useState(props.hung?.includes(payloads.H150T) ?? false);
  const others = props.hung?.filter((each) => each !== payloads.H150T) ?? [];
  return (
    <>
      <ModelViewer {...props} hung={hasMegaphone ? [...others, payloads.H150T] : others} />
      <button
        type="button"
        style={{ position: 'absolute', insetBlockStart: '100%' }}
        onClick={() => setHasMegaphone(!hasMegaphone)}
      >
        H150T
      </button>
    </>
  );
}

/** An aircraft with what hangs from it, all in their own size. What is taken off goes while it is turned. */
export const Hung: Story = {
  tags: ['long'],
  args: { src: modelOf('aircraft/m350'), hung: [payloads.T90, payloads.H150T, payloads.S3mini] },
  render: (args, { globals }) => (
    <Changing {...args} translations={args.translations ?? modelTextsOf(globals)} />
  ),
  play: async ({ canvas, userEvent }) => {
    const model = await shownModel(canvas);
    const whole = await shapeAfter(model, ['ArrowLeft', 'Home']);
    await userEvent.click(canvas.getByRole('button', { name: 'H150T' }));
    await waitFor(
      async () =>
        await expect(sharedPart(await shapeAfter(model, ['ArrowLeft', 'Home']), whole)).toBeLessThan(0.95),
      { timeout: 10_000 },
    );
  },
};

/** Something that hangs does not come: what hung before is seen, and the rest can be asked for again. */
export const Incomplete: Story = {
  tags: ['long'],
  args: { src: modelOf('aircraft/m350'), hung: [payloads.T90] },
  render: (args, { globals }) => (
    <Changing {...args} translations={args.translations ?? modelTextsOf(globals)} />
  ),
  beforeEach: () => {
    const load = globalThis.fetch;
    let hasFailed = false;
    const spy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      if (hasFailed || request[0] !== payloads.H150T.src) return await load(...request);
      hasFailed = true;
      return new Response(null, { status: 404 });
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas, globals, userEvent }) => {
    await shownModel(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'H150T' }));
    const { incomplete = '', retry } = modelTextsOf(globals);
    await expect(await canvas.findByText(incomplete, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
    // It fades in, and its first frames are late where no graphics card draws them.
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible(), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await waitFor(() => expect(canvas.queryByText(incomplete)).toBeNull(), { timeout: 10_000 });
    await expect(globalThis.fetch).toHaveBeenLastCalledWith(payloads.H150T.src, expect.anything());
  },
};

/** Until it is there the picture is seen, and the words say what is awaited. */
export const Loading: Story = {
  args: { src: '/fixtures/never.glb' },
  beforeEach: () => {
    const spy = spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    return () => spy.mockRestore();
  },
  play: async ({ args, canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(modelTextsOf(globals).loading)).toBeVisible());
    await expect(args.onShownChange).not.toHaveBeenCalledWith(true);
  },
};

/** A file that there is none of. It is not asked for: a browser writes that into the console, which stories leave empty. */
const noModel: Partial<Story> = {
  args: { src: '/static/models/none.glb' },
  beforeEach: () => {
    const spy = spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(null, { status: 404 }),
    );
    return () => spy.mockRestore();
  },
};

/** A file that does not come costs nothing but a line, and can be asked for again. */
export const Failed: Story = {
  ...noModel,
  play: async ({ canvas, globals, userEvent }) => {
    const { failed, retry, loading } = modelTextsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: retry }, { timeout: 10_000 }));
    await waitFor(() => expect(canvas.queryByText(loading)).not.toBeInTheDocument());
    await expect(await canvas.findByText(failed)).toBeVisible();
  },
};

/** Without WebGL the picture stays, and the words say why. */
export const Unsupported: Story = {
  beforeEach: () => {
    const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(modelTextsOf(globals).unsupported)).toBeVisible());
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  ...longTexts,
  ...noModel,
  play: async (context) => {
    const language = context.globals['language'] === 'zh' ? 'zh' : 'long';
    await context.canvas.findByRole(
      'button',
      { name: modelTextsOf({ language }).retry },
      { timeout: 10_000 },
    );
    await longTexts.play(context);
  },
};
