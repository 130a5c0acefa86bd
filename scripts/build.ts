import { buildApps } from './build-apps.ts';

const started = performance.now();
const { pages } = await buildApps();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages in ${seconds} s: apps/site/dist/client`);
