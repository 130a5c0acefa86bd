import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  turbopack: { root: import.meta.dirname },
  // It is built once: a cache that nobody reads takes a third of the time.
  experimental: { turbopackFileSystemCacheForBuild: false },
  // The other site's own compiler has checked the same types.
  typescript: { ignoreBuildErrors: true },
};

export default config;
