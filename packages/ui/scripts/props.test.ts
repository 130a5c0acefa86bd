import { expect, it } from 'vitest';
import { Sources } from './sources.ts';

it('every component is exported with its props', () => {
  const sources = new Sources();
  const without = [...sources.entryPoints].flatMap(([name, path]) => {
    const { exported } = sources.module(path);
    return [...exported.keys()]
      .filter((each) => {
        const declared = /^[A-Z]/.test(each) ? sources.resolve(path, each) : undefined;
        return declared?.kind === 'function' && declared.node.params.length > 0;
      })
      .filter((component) => !exported.has(`${component}Props`))
      .map((component) => `@payload/ui/${name} exports ${component} without ${component}Props`);
  });
  expect(without).toEqual([]);
});
