import { type Plan, PlanError } from './plan.ts';

/** A call that reads the catalogue by a code: contract, service and server, and what pages read of it. */
export function newCall(name: string | undefined): Plan {
  if (!name || !/^[a-z]+(?:[A-Z][a-z]+)+$/.test(name))
    throw new PlanError('A call is named by what it does, in words joined by capitals: `call findAircraft`.');
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const contract = 'packages/api/src/contract';
  const server = 'apps/server/src';
  const data = 'packages/web/src/data';
  return {
    files: {
      [`${contract}/${file}.ts`]: `import { type InferOutput, object, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, fields } from './fields.ts';

const reply = object({ code: string() });
export type ${Name}Reply = InferOutput<typeof reply>;

/** What \`code\` names. */
export const ${name} = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/${name}/{code}',
  params: fields({ code: addressKey }),
  query: languageQuery,
  body: emptyObject,
  reply,
});
`,
      [`${server}/services/${file}.ts`]: `import type { ${Name}Reply } from '@payload/api/contract';

/** What \`code\` names. */
export async function ${name}(code: string): Promise<${Name}Reply> {
  return { code };
}
`,
      [`${server}/calls/${file}.ts`]: `import { ${name} } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import * as service from '../services/${file}.ts';
import type { CatalogueCache } from '../services/catalogue-cache.ts';
import { type CatalogueReply, serveCatalogueCall } from './catalogue-call.ts';

export function serve${Name}(app: FastifyInstance, memory: CatalogueCache<CatalogueReply>): void {
  serveCatalogueCall(app, memory, ${name}, ({ params }) => service.${name}(params.code));
}
`,
    },
    lines: [
      { path: `${contract}/index.ts`, before: /'\.\/home\.ts'/, text: `export * from './${file}.ts';` },
      {
        path: `${contract}/contract.test.ts`,
        before: /'POST \/offi\/public\/customer\/recommend',/,
        text: `        // Not in the specification's list.\n        'GET /offi/public/${name}/{}',`,
      },
      {
        path: `${server}/app.ts`,
        before: /^import \{ serveOtaFiles \}/,
        text: `import { serve${Name} } from './calls/${file}.ts';`,
      },
      { path: `${server}/app.ts`, before: /^ {2}serveOtaFiles\(/, text: `  serve${Name}(app, memory);` },
      {
        path: `${data}/data-source.ts`,
        before: /^ {2}\/\*\* All industries,/,
        text: `  ${name}(code: string, language: Language): Promise<${Name}Reply>;`,
      },
      {
        path: `${data}/data-source.ts`,
        before: /^ {2}HomeInfo,$/,
        text: `  ${Name}Reply,`,
      },
      { path: `${data}/api.ts`, before: /^ {2}getAllProductParamsCompare,$/, text: `  ${name},` },
      {
        path: `${data}/browser-source.ts`,
        before: /^ {4}async industries\(/,
        text: `    async ${name}(code, language) {
      const { client, ${name} } = await api();
      return client(${name}, { code, language }).catch(refusedIsNotFound);
    },`,
      },
      {
        path: `${data}/catalog-source.ts`,
        before: /^ {2}industries: async /,
        text: `  ${name}: async (code) => ({ code }),`,
      },
    ],
    next: [
      'Then: npm run format',
      `      its parameters and its reply in ${contract}/${file}.ts`,
      `      ${server}/services/${file}.ts answers with the code alone until someone writes it, and so does ${data}/catalog-source.ts`,
      `      its test beside ${server}/calls/${file}.ts`,
    ],
  };
}
