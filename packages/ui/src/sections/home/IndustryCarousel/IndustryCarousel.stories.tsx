import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { industriesOf, industryTextsOf } from '../../../fixtures/industries.tsx';
import { IndustryCarousel } from './IndustryCarousel.tsx';

const meta: Meta<typeof IndustryCarousel> = {
  title: 'Patterns/Home/IndustryCarousel',
  id: 'patterns-industrycarousel',
  tags: ['!autodocs'],
  component: IndustryCarousel,
  parameters: {
    layout: 'fullscreen',
  },
  args: { onPanelChange: fn(), onClick: fn((event) => event.preventDefault()) },
  render: (args, { globals }) => {
    const { label, translations } = industryTextsOf(globals);
    return (
      <div style={{ paddingInline: 'var(--pl-page-margin)', paddingBlock: 48 }}>
        <IndustryCarousel
          {...args}
          label={args.label ?? label}
          heading={args.heading === undefined ? <SectionHeading title={label} /> : args.heading}
          items={args.items ?? industriesOf(globals)}
          translations={args.translations ?? translations}
        />
      </div>
    );
  },
};
export default meta;

/** Words of the links within reach, those of an inert panel left out. */
const reachable = (links: HTMLElement[]) =>
  links.filter((link) => !link.closest('[inert]')).map((link) => link.textContent);

type Story = StoryObj<typeof IndustryCarousel>;

/** The W3C pattern: names and roles, two panels of three, of which the other one is inert. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { label, translations: t, industries } = industryTextsOf(globals);
    const region = canvas.getByRole('region', { name: label });
    await expect(region).toHaveAttribute('aria-roledescription', t.carousel);
    await expect(label.toLowerCase()).not.toContain(t.carousel);

    const [first, second] = [...region.querySelectorAll<HTMLElement>('[aria-live] > [role="group"]')];
    await expect(first).toHaveAttribute('aria-roledescription', t.slide);
    await expect(first).toHaveAccessibleName(t.position(1, 3, 6));
    await expect([first!.inert, second!.inert]).toEqual([false, true]);
    await expect(reachable(canvas.getAllByRole('link'))).toEqual(
      [industries.LawEnforcement, industries.FireFighting, industries.ElectricPower].map(
        ({ title }) => title,
      ),
    );

    // Buttons, then links.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.previous })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.next })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: industries.LawEnforcement.title })).toHaveFocus();
    // The dot of the panel that is shown stays within reach.
    const dot = canvas.getByRole('button', { name: t.position(1, 3, 6) });
    await expect(dot).toHaveAttribute('aria-disabled', 'true');
    await expect(dot).toBeEnabled();
    await expect([dot.offsetWidth, dot.offsetHeight]).toEqual([44, 44]);
  },
};

/** The two buttons turn it, and rest at the ends. */
export const Buttons: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { translations: t } = industryTextsOf(globals);
    const next = canvas.getByRole('button', { name: t.next });
    await userEvent.click(next);
    await expect(args.onPanelChange).toHaveBeenLastCalledWith(1);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPanelChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: t.previous }));
    await expect(args.onPanelChange).toHaveBeenLastCalledWith(0);
  },
};

/** A dot turns to its panel: the line of both moves by 50 % of its length, and links of the other are out of reach. */
export const Dots: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t, industries } = industryTextsOf(globals);
    const track = canvasElement.querySelector('[aria-live]')!;
    const { left, width } = track.getBoundingClientRect();
    const dot = canvas.getByRole('button', { name: t.position(4, 6, 6) });
    dot.focus();
    await userEvent.keyboard('{Enter}');
    await expect(dot).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(track.getBoundingClientRect().left - left).toBeCloseTo(-0.5 * width, 0));
    await expect(reachable(canvas.getAllByRole('link'))).toEqual(
      [industries.MaritimeAffairs, industries.WaterConservancy, industries.MountainForest].map(
        ({ title }) => title,
      ),
    );
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: industries.MountainForest.title })).toHaveFocus();
  },
};

/** A swipe of 50 px turns it and follows no link; a shorter one, and one that goes down, leaves it where it is. */
export const Swiped: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { industries } = industryTextsOf(globals);
    const link = canvas.getByRole('link', { name: industries.FireFighting.title });
    const swipe = async (across: number, down: number) => {
      const to = { clientX: 250 + across, clientY: 100 + down };
      await userEvent.pointer([
        { target: link, keys: '[MouseLeft>]', coords: { clientX: 250, clientY: 100 } },
        { target: link, coords: { clientX: 250 + across / 2, clientY: 100 + down / 2 } },
        { target: link, coords: to },
        { target: link, keys: '[/MouseLeft]', coords: to },
      ]);
    };
    await swipe(-49, 0);
    await expect(args.onPanelChange).not.toHaveBeenCalled();
    await swipe(80, 0);
    await expect(args.onPanelChange).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
    await swipe(-60, 80);
    await expect(args.onPanelChange).not.toHaveBeenCalled();
    await swipe(-50, 10);
    await expect(args.onPanelChange).toHaveBeenCalledOnce();
    await expect(args.onPanelChange).toHaveBeenCalledWith(1);
  },
};

/** Up and down belong to the page, also when a finger begins on a card. */
export const ScrollsThePage: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const view = canvasElement.querySelector('[aria-live]')!.parentElement!;
    await expect(getComputedStyle(view).touchAction).toBe('pan-y pinch-zoom');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Its panel can be kept outside, as on a page that keeps its state. */
export const Controlled: Story = {
  render: function Render(args, { globals }) {
    const { label, translations } = industryTextsOf(globals);
    const [panel, setPanel] = useState(1);
    return (
      <div style={{ paddingInline: 'var(--pl-page-margin)', paddingBlock: 48 }}>
        <IndustryCarousel
          {...args}
          label={label}
          items={industriesOf(globals)}
          translations={translations}
          panel={panel}
          onPanelChange={setPanel}
        />
      </div>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { translations: t } = industryTextsOf(globals);
    await expect(canvas.getByRole('button', { name: t.position(4, 6, 6) })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: t.previous }));
    await expect(canvas.getByRole('button', { name: t.position(1, 3, 6) })).toHaveAttribute('aria-disabled');
  },
};

/** Items that fill one panel have nothing to turn. */
export const OnePanel: Story = {
  args: { panels: 1 },
  render: (args, { globals }) => {
    const { label, translations } = industryTextsOf(globals);
    return (
      <div style={{ paddingInline: 'var(--pl-page-margin)', paddingBlock: 48 }}>
        <IndustryCarousel
          {...args}
          label={label}
          items={industriesOf(globals).slice(0, 3)}
          translations={translations}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
