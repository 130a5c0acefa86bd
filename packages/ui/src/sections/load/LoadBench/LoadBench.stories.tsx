import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { LiveStatus } from '../../../components/LiveStatus/index.ts';
import { ModelViewer } from '../../../components/ModelViewer/index.ts';
import { benchOf, benchTextsOf, codeNamed, hanging, planOf, trayOf } from '../../../fixtures/load-bench.tsx';
import { modelTextsOf } from '../../../fixtures/model.ts';
import { LoadTray } from '../LoadTray/index.ts';
import { PayloadDrawing } from '../PayloadDrawing/index.ts';
import { LoadBench, type LoadBenchProps } from './LoadBench.tsx';

type Chosen = Parameters<typeof benchOf>[1];

/** The bench at work: what hangs is the page's own state. */
function Working({
  globals,
  first,
  args,
  canTurn = false,
}: {
  globals: Record<string, unknown>;
  first: Chosen;
  args?: Partial<LoadBenchProps>;
  canTurn?: boolean;
}) {
  const [isTurned, setTurned] = useState(false);
  const [isModelShown, setModelShown] = useState(false);
  const [chosen, setChosen] = useState(first);
  const { drawing, bench, tray } = benchTextsOf(globals);
  const { leftG, free, ...sums } = benchOf(globals, chosen);
  const change = (name: string, isHanging: boolean) => {
    const code = codeNamed(name);
    if (code) setChosen([...chosen.filter((each) => each !== code), ...(isHanging ? [code] : [])]);
  };
  return (
    <>
      <LoadBench
        {...sums}
        drawing={
          <PayloadDrawing
            plan={planOf(globals)}
            items={hanging(...chosen)}
            translations={drawing}
            onRemove={(code) => change(code, false)}
            model={
              isTurned && (
                <ModelViewer
                  src="/static/models/aircraft/m350.glb"
                  hung={hanging(...chosen).map(({ code, side }) => ({
                    key: code,
                    src: `/static/models/${code}.glb`,
                    side,
                  }))}
                  translations={modelTextsOf(globals)}
                  onShownChange={setModelShown}
                  onClose={() => setTurned(false)}
                />
              )
            }
            isModelShown={isTurned && isModelShown}
          />
        }
        drawingActions={
          canTurn && (
            <Button aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
              {bench.turn}
            </Button>
          )
        }
        actions={
          <>
            <Button variant="signal">{bench.ask}</Button>
            <Button>{bench.print}</Button>
          </>
        }
        {...args}
      />
      <LoadTray
        aria-label={tray.title}
        items={trayOf(globals, chosen)}
        translations={tray}
        onHangingChange={change}
      />
      <LiveStatus>{bench.summary(leftG, free)}</LiveStatus>
    </>
  );
}

const meta: Meta<typeof LoadBench> = {
  title: 'Patterns/Load/LoadBench',
  id: 'patterns-loadbench',
  tags: ['!autodocs'],
  component: LoadBench,
  render: (_args, { globals }) => <Working globals={globals} first={['T90', 'H150T', 'S3mini']} />,
};
export default meta;
type Story = StoryObj<typeof LoadBench>;

/** What is hung fills the bars; what no longer fits says so; what is taken off makes room again. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { bench, drawing, tray } = benchTextsOf(globals);
    const status = canvas.getByRole('status');
    const expectSummary = (text: string) => waitFor(() => expect(status.textContent).toBe(text));
    await expectSummary(bench.summary(765, 2));
    await userEvent.click(canvas.getByRole('checkbox', { name: `${tray.hang} ${tray.named('PT4')}` }));
    await expectSummary(bench.summary(370, 1));
    await expect(canvasElement).toHaveTextContent(/2.360.g/);
    await userEvent.click(canvas.getByRole('button', { name: drawing.remove('T90') }));
    await expectSummary(bench.summary(1215, 2));
    await expect(
      canvas.getByRole('checkbox', { name: `${tray.hang} ${tray.named('T80')}` }),
    ).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: drawing.remove('PT4') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: `${tray.hang} ${tray.named('T90')}` }));
    await expectSummary(bench.summary(765, 2));
  },
};

/** The keys of a keyboard are enough: the choice keeps the focus. */
export const ByKeyboard: Story = {
  parameters: { picture: 'off' },
  render: (_args, { globals }) => <Working globals={globals} first={[]} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { drawing, tray } = benchTextsOf(globals);
    canvas.getByRole('checkbox', { name: `${tray.hang} ${tray.named('T90')}` }).focus();
    await userEvent.keyboard(' ');
    await expect(
      canvas.getByRole('checkbox', { name: `${tray.hanging} ${tray.named('T90')}` }),
    ).toHaveFocus();
    await expect(
      canvas.getByRole('checkbox', { name: `${tray.hanging} ${tray.named('T90')}` }),
    ).toBeChecked();
    canvas.getByRole('button', { name: drawing.remove('T90') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('checkbox', { name: `${tray.hang} ${tray.named('T90')}` }),
    ).not.toBeChecked();
  },
};

/** A set from an address that is too heavy: the bar is full of it, and says by how much. */
export const TooHeavy: Story = {
  render: (_args, { globals }) => <Working globals={globals} first={['T90', 'H150T', 'T80', 'PT4']} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(benchTextsOf(globals).weight.over!)).toBeVisible();
  },
};

/** A press puts models in the place of the drawing; what is hung or taken off follows. Another gives the drawing back. */
export const Turned: Story = {
  tags: ['long'],
  // What stands in for a graphics card draws otherwise in its next version.
  parameters: { picture: 'off' },
  render: (_args, { globals }) => <Working globals={globals} first={['T90']} canTurn />,
  play: async ({ canvas, globals, userEvent }) => {
    const { bench, drawing, tray } = benchTextsOf(globals);
    const turn = canvas.getByRole('button', { name: bench.turn });
    const plan = canvas.getByRole('img', { name: drawing.plan });
    await userEvent.click(turn);
    await canvas.findByRole('application', {}, { timeout: 30_000 });
    await waitFor(() => expect(plan).not.toBeVisible(), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('checkbox', { name: `${tray.hang} ${tray.named('H150T')}` }));
    await userEvent.click(turn);
    await waitFor(() => expect(plan).toBeVisible(), { timeout: 10_000 });
    await expect(canvas.getByRole('button', { name: drawing.remove('H150T') })).toBeVisible();
  },
};
