import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../routes.tsx';

const routes = createRoutes(catalogSource);

/** The site at an address: its own frame, routes and texts, over the catalogue that the server is seeded with. */
export function PageAt({ address }: { address: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [address] }));
  return <RouterProvider router={router} />;
}
