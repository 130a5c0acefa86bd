/** What docs pages are made of, as one part that stories and their tests do not load. */
export { DocsContainer } from '@storybook/addon-docs/blocks';
export { default as ComponentPage } from './ComponentPage.tsx';
