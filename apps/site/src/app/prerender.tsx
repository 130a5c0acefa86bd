import '@payload/ui/theme';
import { pageRenderer } from '@payload/site-build/page-renderer.tsx';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { createRoutes } from './routes.tsx';

export { cloudApiFiles } from '@payload/cloud-api/async-api/cloud-api-files.ts';
export { headFaults } from '@payload/site-build/metadata/check-heads.ts';
export { siteFiles } from '@payload/site-build/metadata/site-files.ts';
export { openDataFiles } from '@payload/site-build/open-data/files.ts';
export { searchData } from '@payload/site-build/search/entries.ts';
export { precachedPaths, sitePaths, statusPaths } from '@payload/site-build/site-paths.ts';

/** Renders one address of the site. */
export const renderPage = pageRenderer(createRoutes(catalogSource));
