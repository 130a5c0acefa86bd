import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { AllGrounds } from './AllGrounds.ts';
import { houseTheme } from './theme.ts';

addons.setConfig({ theme: houseTheme, sidebar: { showRoots: true } });

addons.register('payload/all-grounds', () => {
  addons.add('payload/all-grounds/canvas', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(AllGrounds, null, children),
  });
});
