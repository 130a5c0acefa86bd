import { literalOf, needs, type SampleMessage, type Worked } from './sample-message.ts';

const expressions: Readonly<Record<Worked, string>> = {
  id: 'randomUUID()',
  now: 'Date.now()',
  port: 'Number(PSDK_INDEX)',
  text: 'text',
  md5: "createHash('md5').update(text).digest('hex')",
  'request-bid': 'REQUEST_BID',
  'request-tid': 'REQUEST_TID',
};

const quoted = (of: number | string) =>
  typeof of === 'number' ? String(of) : `'${of.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** For Node.js 24 or newer, which runs TypeScript as it stands, with nothing installed. */
export function typescriptSample({ message, address, text, named, settings, words }: SampleMessage): string {
  const used = [
    ...(needs(message, 'md5') ? ['createHash'] : []),
    ...(needs(message, 'id') ? ['randomUUID'] : []),
  ];
  const literal = literalOf(message, {
    name: (name) => name,
    value: quoted,
    worked: (what) => expressions[what],
  });
  const topic = address.replace('{gateway_sn}', `$\{GATEWAY_SN}`);
  return `// ${words.title}
// ${words.settings} ${settings.join(' ')}
${used.length === 0 ? '' : `import { ${used.join(', ')} } from 'node:crypto';\n\n`}const { ${settings.join(', ')} } = process.env;
${text === null ? '' : `const text = ${quoted(text)};\n`}const message = ${literal};

const answer = await fetch(\`\${REST_URL}/api/v5/publish\`, {
  method: 'POST',
  headers: {
    Authorization: \`Basic \${btoa(\`\${API_KEY}:\${API_SECRET}\`)}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    topic: \`${topic}\`,
    qos: 1,
    payload: JSON.stringify(message),
  }),
  signal: AbortSignal.timeout(10_000),
});
if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
if (answer.status === 202) throw new Error(${quoted(words.offline)});
console.log(message.${named});
`;
}
