import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf } from '../../fixtures/controls.tsx';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { Button } from '../Button/index.ts';
import { FactList } from '../FactList/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { Text } from '../Text/index.ts';
import { AccountLayout } from './AccountLayout.tsx';

const meta: Meta<typeof AccountLayout> = {
  title: 'Layout/AccountLayout',
  id: 'components-accountlayout',
  tags: ['stable', 'since-0.3.0'],
  component: AccountLayout,
  parameters: {
    usage: {
      when: 'Use it once, in the Section that is the page of an account: the form that signs in, or what is known of who is signed in. What it is good for stands beside it, what belongs to the account below. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const { account } = controlsOf(globals);
    const facts = stageTextsOf(globals).facts.slice(0, 3);
    return (
      <AccountLayout
        {...args}
        side={
          args.side ?? (
            <>
              <SectionHeading size="xxs" title={account.requests} />
              <FactList
                layout="inline"
                items={facts.map(([name = '', text]) => ({ key: name, name, text }))}
              />
            </>
          )
        }
      >
        {args.children ?? (
          <>
            <SectionHeading level={1} title={account.open} lead={account.signedIn} />
            <Button>{account.signOut}</Button>
          </>
        )}
      </AccountLayout>
    );
  },
};
export default meta;
type Story = StoryObj<typeof AccountLayout>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { side: 'T90', children: 'T90', below: 'T90' } };

/** Someone is signed in: what belongs to the account has the whole width. */
export const WithThings: Story = {
  render: (args, context) => {
    const { account } = controlsOf(context.globals);
    const below = [account.requests, account.devices].map((title) => (
      <section key={title}>
        <SectionHeading size="xs" title={title} />
        <Text tone="quiet">{account.signedIn}</Text>
      </section>
    ));
    return meta.render!({ ...args, below }, context);
  },
};

export const Phone: Story = { ...WithThings, globals: { viewport: { value: 'phone' } } };
