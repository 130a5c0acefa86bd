import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  basePath: '/peers/next',
  // The content lies beside this folder.
  turbopack: { root: join(import.meta.dirname, '..') },
};

export default config;
