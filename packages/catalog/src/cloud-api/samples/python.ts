import { literalOf, needs, type SampleMessage, type Worked } from './sample-message.ts';

const expressions: Readonly<Record<Worked, string>> = {
  id: 'str(uuid.uuid4())',
  now: 'int(time.time() * 1000)',
  port: 'int(os.environ["PSDK_INDEX"])',
  text: 'text',
  md5: 'hashlib.md5(text.encode()).hexdigest()',
  'request-bid': 'os.environ["REQUEST_BID"]',
  'request-tid': 'os.environ["REQUEST_TID"]',
};

/** For Python 3.9 or newer with its standard library alone. */
export function pythonSample({ message, address, text, named, settings, words }: SampleMessage): string {
  const imports = [
    'base64',
    ...(needs(message, 'md5') ? ['hashlib'] : []),
    'json',
    'os',
    ...(needs(message, 'now') ? ['time'] : []),
    'urllib.request',
    ...(needs(message, 'id') ? ['uuid'] : []),
  ];
  const literal = literalOf(
    message,
    { name: (name) => `"${name}"`, value: (of) => JSON.stringify(of), worked: (what) => expressions[what] },
    { indent: 4 },
  );
  const topic = address.replace('{gateway_sn}', "{os.environ['GATEWAY_SN']}");
  return `# ${words.title}
# ${words.settings} ${settings.join(' ')}
${imports.map((name) => `import ${name}`).join('\n')}

${text === null ? '' : `text = ${JSON.stringify(text)}\n`}message = ${literal}

account = f"{os.environ['API_KEY']}:{os.environ['API_SECRET']}"
request = urllib.request.Request(
    f"{os.environ['REST_URL']}/api/v5/publish",
    data=json.dumps({
        "topic": f"${topic}",
        "qos": 1,
        "payload": json.dumps(message),
    }).encode(),
    headers={
        "Authorization": "Basic " + base64.b64encode(account.encode()).decode(),
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request, timeout=10) as answer:
    if answer.status == 202:
        raise SystemExit(${JSON.stringify(words.offline)})
print(message["${named}"])
`;
}
