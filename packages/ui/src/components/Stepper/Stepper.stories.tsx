import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { serviceOf } from '../../fixtures/service.ts';
import { Button } from '../Button/index.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

type Globals = Record<string, unknown>;

const questionsOf = (globals: Globals): Pick<StepperProps, 'label' | 'steps' | 'translations'> => {
  const { questions, stepper } = serviceOf(globals);
  return { label: questions.label, steps: questions.steps, translations: stepper };
};

/** A questionnaire as a page makes it: back and forth, and nothing that was reached is lost. */
function Questionnaire({ globals, ...args }: Partial<StepperProps> & { globals: Globals }) {
  const { back, next } = serviceOf(globals).questions;
  const [current, setCurrent] = useState(args.current ?? 0);
  const [reached, setReached] = useState(args.current ?? 0);
  const go = (step: number) => {
    setCurrent(step);
    setReached((furthest) => Math.max(furthest, step));
    args.onCurrentChange?.(step);
  };
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 720 }}>
      <Stepper {...args} {...questionsOf(globals)} current={current} reached={reached} onCurrentChange={go} />
      <div style={{ display: 'flex', gap: 16 }}>
        <Button onClick={() => go(Math.max(current - 1, 0))}>{back}</Button>
        <Button variant="signal" onClick={() => go(Math.min(current + 1, 3))}>
          {next}
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: 'Navigation/Stepper',
  id: 'components-stepper',
  tags: ['stable', 'since-0.1.0'],
  component: Stepper,
  parameters: {
    usage: {
      when: 'Use it for three to five steps that the visitor takes in their own time: the questions of a questionnaire, the stages of a repair. Steps that were reached lead back. A procedure that runs by itself through many steps, as a firmware upgrade does, is a StepRail: it stands beside its page, and no step of it can be gone back to. How far a transfer has come is a Progress.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves through the steps that can be gone to.'],
        ['Enter', 'Goes to the step; where it is a button, Space does too.'],
      ],
    },
  },
  args: { label: '', steps: [], current: 1, translations: serviceOf({}).stepper },
  render: (args, { globals }) => {
    const { repair, stepper } = serviceOf(globals);
    return <Stepper {...args} label={repair.label} steps={repair.steps} phone="all" translations={stepper} />;
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stages of a repair, as information: nothing in it takes the focus. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { repair, stepper } = serviceOf(globals);
    const list = canvas.getByRole('list', { name: repair.label });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent(`${repair.steps[0]?.label} ${stepper.done}`);
    await expect(items.filter((item) => item.ariaCurrent === 'step')).toEqual([items[1]]);
    await expect(within(list).queryByRole('button')).toBeNull();
    await expect(within(list).queryByRole('link')).toBeNull();
    await expect(canvas.getByText(stepper.position(2, 4))).not.toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { current: 2, reached: 3, onCurrentChange: fn() },
  render: (args, { globals }) => <Stepper {...args} {...questionsOf(globals)} />,
};

/** Back and forth: the steps ahead stay open as far as the visitor has been. */
export const Questions: Story = {
  args: { current: 2, onCurrentChange: fn() },
  render: (args, { globals }) => <Questionnaire {...args} globals={globals} />,
  play: async ({ args, canvas, globals }) => {
    const { questions } = serviceOf(globals);
    const list = within(canvas.getByRole('list', { name: questions.label }));
    const name = (index: number) => new RegExp(questions.steps[index]?.label ?? '-');
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: name(0) }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith(0);
    await expect(list.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');

    await expect(list.queryByRole('button', { name: name(3) })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: name(2) }));
    await expect(list.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};

/** Steps that are pages are links. */
export const Links: Story = {
  args: { current: 2 },
  render: (args, { globals }) => {
    const { steps, ...texts } = questionsOf(globals);
    return (
      <Stepper
        {...args}
        {...texts}
        steps={steps.map((step, index) => ({ ...step, href: `#step-${index}` }))}
      />
    );
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#step-0', '#step-1']);
  },
};

/** Icon and words beside the colour. */
export const Invalid: Story = {
  args: { current: 3, onCurrentChange: fn() },
  render: (args, { globals }) => {
    const { steps, ...texts } = questionsOf(globals);
    return (
      <Stepper {...args} {...texts} steps={steps.map((step, index) => ({ ...step, invalid: index === 1 }))} />
    );
  },
  play: async ({ canvas, globals }) => {
    const { questions, stepper } = serviceOf(globals);
    const step = canvas.getByRole('button', { name: new RegExp(stepper.invalid) });
    await expect(step).toHaveTextContent(`${questions.steps[1]?.label} ${stepper.invalid}`);
  },
};

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.every((item) => item.dataset['state'] === 'done')).toBe(true);
  },
};

/** The place in words under a row of segments, each as tall as a finger. */
export const Phone: Story = {
  args: { current: 2 },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <Questionnaire {...args} globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { questions, stepper } = serviceOf(globals);
    await expect(canvas.getByText(stepper.position(3, 4))).toBeVisible();
    const list = within(canvas.getByRole('list', { name: questions.label }));
    const [first] = list.getAllByRole('button');
    await expect(first?.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(first).toHaveTextContent(`${questions.steps[0]?.label} ${stepper.done}`);
    await userEvent.click(first!);
    await expect(canvas.getByText(stepper.position(1, 4))).toBeVisible();
  },
};

/** All stages in two rows: what comes next is read as well. */
export const PhoneAll: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const list = within(canvas.getByRole('list', { name: serviceOf(globals).repair.label }));
    for (const { label } of serviceOf(globals).repair.steps) {
      await expect(list.getByText(label)).toBeVisible();
    }
    const tops = list.getAllByRole('listitem').map((item) => item.offsetTop);
    await expect(new Set(tops).size).toBe(2);
  },
};
