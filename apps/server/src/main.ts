import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './server.ts';
import { StartError } from './start-error.ts';

let server: RunningServer | undefined;
let stoppedAt: number | undefined;

/** Milliseconds. A terminal and the package manager in it both pass Ctrl+C on: that is one wish, not two. */
const oneWish = 2000;

/** Stops once the start is through, so that nothing is left half open. Asked for again, it does not wait. */
function stop(): void {
  if (stoppedAt !== undefined) {
    if (performance.now() - stoppedAt > oneWish) process.exit(1);
    return;
  }
  stoppedAt = performance.now();
  if (server) void finish(server);
}

async function finish(running: RunningServer): Promise<void> {
  console.log('Stopping.');
  await running.stop();
  process.exit(0);
}

// Whoever read what it says may have gone, a pipe or a terminal. There is nobody to tell then, and the shop goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const config = readConfig(process.env);
  server = await startServer(config);
  if (stoppedAt !== undefined) {
    await finish(server);
  } else {
    const { databaseUrl, dataDir, publicUrl, siteDir, smsUrl, smtpUrl } = config;
    console.log(`${siteDir ? 'The site is' : 'The calls are'} at ${server.origin}/`);
    if (publicUrl) console.log(`Visitors reach it at ${publicUrl}/`);
    const place = databaseUrl ? 'the database of DATABASE_URL' : dataDir;
    if (server.hasChecksums) console.log(`Its data is in ${place}, with checksums on each page`);
    else console.log(`Its data is in ${place}, without checksums: what a failing disk alters goes unnoticed`);
    if (server.codesUrl) console.log(`Codes cannot be sent; they are shown here and at ${server.codesUrl}`);
    else if (!smtpUrl) console.log('No codes can be sent by mail, because SMTP_URL is not set');
    else if (!smsUrl) console.log('No codes can be sent by text message, because SMS_URL is not set');
    if (server.metricsUrl) console.log(`Figures for Prometheus are at ${server.metricsUrl}`);
    console.log(`Stop it with Ctrl+C, or with: kill ${process.pid}`);
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
