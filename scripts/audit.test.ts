import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../apps/server/src/testing/folders.ts';
import { listenAnywhere } from '../apps/server/src/testing/port.ts';
import { auditDependencies } from './audit.ts';

let registry: Server | undefined;

/** A registry that answers every question so, and its address. */
async function answering(status: number, body: object): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  registry = server;
  return `http://127.0.0.1:${await listenAnywhere(server)}/`;
}

afterEach(() => {
  registry?.close();
  vi.unstubAllEnvs();
});

// The package manager itself asks, and reads our lockfile.
describe('auditDependencies', { timeout: 60_000 }, () => {
  it('finds nothing where the registry knows of nothing', async () => {
    expect(await auditDependencies(await answering(200, {}))).toEqual({ faults: [] });
  });

  it('finds what the registry knows of, and how we come by it', async () => {
    const known = {
      id: 1,
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      title: 'A header splits a reply',
      severity: 'high',
      vulnerable_versions: '<99.0.0',
    };
    expect(await auditDependencies(await answering(200, { fastify: [known] }))).toEqual({
      faults: [
        expect.stringMatching(
          /^GHSA-aaaa-bbbb-cccc, high: A header splits a reply\. fastify \d.*apps__server/,
        ),
      ],
    });
  });

  it('says that it does not know where the registry takes no questions', async () => {
    expect(await auditDependencies(await answering(405, {}))).toEqual({
      unanswered: 'the registry answers with 405',
    });
  });

  it('has found a fault where there is nothing to ask about, whatever npm warns of', async () => {
    vi.stubEnv(`npm_config_${'unknown_'.repeat(60)}`, 'x');
    expect(await auditDependencies(await answering(200, {}), temporaryFolder())).toEqual({
      faults: [expect.stringMatching(/^The package manager could not make the audit: .*lock/i)],
    });
  });
});
