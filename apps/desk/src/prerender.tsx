import '@payload/ui/theme';
import { pageRenderer } from '@payload/site-build/page-renderer.tsx';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { frameLists } from '@payload/web/data/data-source.ts';
import { createRoutes } from './routes.tsx';

/** Where the desk is, behind the language. */
export const deskPath = '/desk';

/** Renders the desk at an address. */
export const renderPage = pageRenderer(
  createRoutes({ lists: async (language) => frameLists(await catalogSource.productLists(language)) }),
);
