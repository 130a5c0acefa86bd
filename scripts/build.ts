import { buildSite } from '../apps/site/build.ts';

const started = performance.now();
const { pages } = await buildSite();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages in ${seconds} s: apps/site/dist/client`);
