/* oxlint-disable unicorn/consistent-function-scoping, no-underscore-dangle -- it is sent to a page whole, and Storybook names its globals so */
import type { ComponentDocs } from '../../packages/ui/scripts/component-docs.ts';

type Props = Record<string, unknown>;
type Fiber = { type: unknown; memoizedProps: Props; child: Fiber | null; sibling: Fiber | null };
type ArgType = { control?: { type?: string; disable?: boolean } | false; options?: unknown[] };
type Story = {
  component?: { __docgenInfo?: ComponentDocs };
  argTypes: Record<string, ArgType>;
  initialArgs: Props;
};
type Listener = (payload: unknown) => void;

/** A control of a story, and what was wrong once it was changed. */
type Turned = { name: string; kind: string; trouble: string | null };

declare global {
  interface Window {
    /** What the preview offers to Storybook's own manager. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listen: Listener) => void;
      off: (event: string, listen: Listener) => void;
      emit: (event: string, payload: unknown) => void;
    };
    storyTools: {
      show: (storyId: string, viewMode: 'story' | 'docs') => Promise<string | null>;
      docsOf: (storyId: string) => Promise<ComponentDocs | null>;
      codeOf: (storyId: string) => string | null;
      propsOf: (component: string) => Props | null;
      turnAll: (storyId: string) => Promise<Turned[]>;
    };
  }
}

/** Runs in the preview's page, so it stands alone: what it needs is in it. */
export function installStoryTools(): void {
  // For what hangs: a page with thirty pictures takes that long where the machine has more to do.
  const timeout = 60_000;
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  const codes = new Map<string, string>();
  const channel = () => window.__STORYBOOK_ADDONS_CHANNEL__;
  const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null;
  const said = (payload: unknown) =>
    isObject(payload)
      ? String(payload['message'] ?? payload['description'] ?? payload['title'])
      : String(payload);

  /** Acts, and waits for an event of that story or for one that says what failed. */
  const until = (event: string, storyId: string, act: () => void) =>
    new Promise<string | null>((resolve) => {
      const ends: [string, Listener][] = [];
      const end = (trouble: string | null) => {
        clearTimeout(limit);
        for (const [name, listen] of ends) channel().off(name, listen);
        resolve(trouble);
      };
      const limit = setTimeout(() => end(`no ${event} in ${timeout} ms`), timeout);
      ends.push([
        event,
        (payload) => {
          if (payload === storyId || (isObject(payload) && payload['storyId'] === storyId)) end(null);
        },
      ]);
      for (const failure of failures) ends.push([failure, (payload) => end(said(payload))]);
      for (const [name, listen] of ends) channel().on(name, listen);
      act();
    });

  const find = (fiber: Fiber | null, component: string): Fiber | null => {
    for (let each = fiber; each; each = each.sibling) {
      const docgen: unknown =
        typeof each.type === 'function' ? Reflect.get(each.type, '__docgenInfo') : undefined;
      if (isObject(docgen) && docgen['name'] === component) return each;
      const below = find(each.child, component);
      if (below) return below;
    }
    return null;
  };

  const propsOf = (component: string): Props | null => {
    const root = document.querySelector('#storybook-root');
    // A root that was unmounted leaves its key behind.
    const key =
      root &&
      Object.keys(root).find((name) => name.startsWith('__reactContainer$') && Reflect.get(root, name));
    if (!root || !key) return null;
    const { stateNode }: { stateNode: { current: Fiber } } = Reflect.get(root, key);
    return find(stateNode.current, component)?.memoizedProps ?? null;
  };

  /** The place of a word, number or choice in a list or object, by which a change of it is told. */
  const leafOf = (value: unknown): string[] | null => {
    if (!isObject(value)) return value === null || value === undefined ? null : [];
    for (const [name, each] of Object.entries(value)) {
      // What names a member, or is one of a few choices, is not free.
      if (['key', 'id', 'tone'].includes(name)) continue;
      const leaf = leafOf(each);
      if (leaf) return [name, ...leaf];
    }
    return null;
  };
  const at = (value: unknown, place: readonly string[]): unknown =>
    place.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
  // A name of a zone is the one text that is not free.
  const textFor = (name: string) => (name === 'timeZone' ? 'Asia/Tokyo' : 'Changed');
  const other = (name: string, value: unknown) =>
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : textFor(name);
  const changedAt = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined || !isObject(value)) return value;
    const inner = rest.length === 0 ? other(name, value[name]) : changedAt(value[name], rest);
    if (Array.isArray(value)) return value.with(Number(name), inner);
    return { ...value, [name]: inner };
  };

  /** What a control would set, and how to see in the component's props that it came. */
  const changeOf = (name: string, { control, options }: ArgType, arg: unknown, now: unknown) => {
    const kind = (control && control.type) || '';
    const isSame = (value: unknown) => ({ kind, value, came: (prop: unknown) => prop === value });
    if (options) return isSame(options.find((option) => option !== now));
    if (kind === 'boolean') return isSame(now !== true);
    if (kind === 'number') return isSame(typeof now === 'number' ? now + 1 : 3);
    if (kind === 'text') return isSame(textFor(name));
    const leaf = leafOf(arg);
    // A list or an object from nothing is begun as Storybook's control does.
    if (!leaf) return { kind, value: arg ?? {}, came: isObject };
    const value = leaf.length === 0 ? other(name, arg) : changedAt(arg, leaf);
    return { kind, value, came: (prop: unknown) => at(prop, leaf) === at(value, leaf) };
  };

  /** Changes one arg and takes the change before it back, which draws the story once for both. */
  const turn = async (storyId: string, story: Story, name: string, before: Props): Promise<Turned> => {
    const component = story.component?.__docgenInfo?.name ?? '';
    const argType = story.argTypes[name] ?? {};
    const now = propsOf(component)?.[name];
    const { kind, value, came } = changeOf(name, argType, story.initialArgs[name], now);
    const set = (updatedArgs: Props) => () => channel().emit('updateStoryArgs', { storyId, updatedArgs });
    const failed = await until('storyArgsUpdated', storyId, set({ ...before, [name]: value }));
    const props = propsOf(component);
    const wrong = props ? (came(props[name]) ? null : `has ${String(props[name])}`) : 'is not there any more';
    if (failed) {
      await until('storyArgsUpdated', storyId, set({ [name]: story.initialArgs[name] }));
      await until('storyFinished', storyId, () => channel().emit('forceRemount', { storyId }));
    }
    return { name, kind, trouble: failed ?? wrong };
  };

  const load = (storyId: string) =>
    window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory<Story>({ storyId });

  window.storyTools = {
    propsOf,
    codeOf: (storyId) => codes.get(storyId) ?? null,
    docsOf: async (storyId) => {
      const story = await load(storyId);
      return story.component?.__docgenInfo ?? null;
    },
    show: (storyId, viewMode) => {
      const event = viewMode === 'docs' ? 'docsRendered' : 'storyFinished';
      return until(event, storyId, () => channel().emit('setCurrentStory', { storyId, viewMode }));
    },
    turnAll: async (storyId) => {
      const story = await load(storyId);
      const turned: Turned[] = [];
      const controls = Object.entries(story.argTypes).filter(
        ([, { control }]) => control && control.type && !control.disable,
      );
      let before: Props = {};
      for (const [name] of controls) {
        turned.push(await turn(storyId, story, name, before));
        before = { [name]: story.initialArgs[name] };
      }
      return turned;
    },
  };

  const listenForCode = () => {
    channel().on('storybook/docs/snippet-rendered', (payload) => {
      if (isObject(payload)) codes.set(String(payload['id']), String(payload['source']));
    });
  };
  // The channel is made by the preview's own script.
  addEventListener('DOMContentLoaded', () => {
    if ('__STORYBOOK_ADDONS_CHANNEL__' in window) listenForCode();
    else addEventListener('load', listenForCode, { once: true });
  });
}
