import { buildSite } from '../apps/site/build.ts';

const started = performance.now();
const { pages, files } = await buildSite();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages and ${files} compressed files in ${seconds} s: apps/site/dist/client`);
