import type { Decorator } from '@storybook/react-vite';
import type { Args, ArgsEnhancer } from 'storybook/internal/types';
import { docsOf } from './arg-types.ts';
import { elementOf, isObject, type Props, withProps } from './story-elements.ts';
import { plain, revived, sampleOf } from './values.ts';

/** What the controls show of a prop that the story gives, what its arg was, and what the component gets. */
type Given = { shown: unknown; arg: unknown; real: unknown };

const givenOf = new Map<string, Map<string, Given>>();

function propsFrom(render: unknown, component: unknown, args: Args): Props {
  if (typeof render !== 'function') return {};
  try {
    const node: unknown = render(args, { args, globals: {}, parameters: {}, viewMode: 'story' });
    return elementOf(node, component)?.props ?? {};
  } catch {
    // A story that keeps a state renders inside React alone; its own args are what the controls show.
    return {};
  }
}

/**
 * Stories take their words and lists from fixtures, in the toolbar's language. As initial args they are seen in the
 * controls, and a list is edited from what it is instead of from nothing.
 */
export const givenArgs: ArgsEnhancer = ({ id, component, initialArgs, parameters }) => {
  const docs = docsOf(component);
  if (!docs) return {};
  const props = propsFrom(parameters['givenBy'], component, initialArgs);
  const given = new Map<string, Given>();
  for (const { name, control } of docs.props) {
    if (control.kind === 'function' || control.kind === 'none') continue;
    const arg: unknown = initialArgs[name];
    const real = props[name] ?? arg;
    const shown = plain(real);
    if (shown === undefined || shown === arg || (control.kind === 'text' && typeof shown !== 'string'))
      continue;
    given.set(name, { shown, arg, real });
  }
  givenOf.set(id, given);
  return Object.fromEntries([...given].map(([name, { shown }]) => [name, shown]));
};

/** Gives a story its args as it wrote them, and the component what was changed in the controls or by the URL. */
export const withControls: Decorator = (Story, context) => {
  const given = givenOf.get(context.id);
  const docs = docsOf(context.component);
  if (!given || !docs) return Story();
  const initialArgs: Args = context.initialArgs;
  const changed: Props = {};
  const next: Props = {};
  for (const [name, value] of Object.entries<unknown>(context.args)) {
    const known = given.get(name);
    if (value === initialArgs[name]) {
      const own: unknown = known ? known.arg : value;
      if (own !== undefined) next[name] = own;
      continue;
    }
    const prop = docs.props.find((each) => each.name === name);
    const isEmpty = isObject(value) && Object.keys(value).length === 0;
    // A control that begins a list from nothing begins it as an object.
    if (isEmpty && prop?.control.kind === 'list') changed[name] = [];
    // An object that is begun has what its type requires, or its component could not show it.
    else if (isObject(value) && prop && known?.real === undefined)
      changed[name] = { ...sampleOf(prop, docs.tables), ...value };
    else changed[name] = revived(value, known?.real);
    next[name] = changed[name];
  }
  return withProps(Story({ args: next }), context.component, changed);
};
