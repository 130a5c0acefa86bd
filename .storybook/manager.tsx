import { addons, types } from 'storybook/manager-api';
import { AllGrounds } from './AllGrounds.tsx';
import { houseTheme } from './theme.ts';

addons.setConfig({ theme: houseTheme, sidebar: { showRoots: true } });

addons.register('payload/all-grounds', () => {
  addons.add('payload/all-grounds/tab', {
    type: types.TAB,
    title: 'All grounds',
    paramKey: 'allGrounds',
    route: ({ storyId }) => `/story/${storyId}`,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <AllGrounds /> : null),
  });
});
