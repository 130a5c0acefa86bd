import { literalOf, needs, type SampleMessage, type Worked } from './sample-message.ts';

type Given = Exclude<Worked, 'now' | 'id'>;

/** How jq is given what it does not work out itself. */
const given: Readonly<Record<Given, readonly [name: string, option: string]>> = {
  port: ['port', '--argjson port "$PSDK_INDEX"'],
  text: ['text', '--arg text "$text"'],
  md5: ['md5', '--arg md5 "$(printf %s "$text" | md5sum | cut -c 1-32)"'],
  'request-bid': ['bid', '--arg bid "$REQUEST_BID"'],
  'request-tid': ['tid', '--arg tid "$REQUEST_TID"'],
};
const order: readonly Given[] = ['port', 'text', 'md5', 'request-bid', 'request-tid'];

/** For bash with curl and jq; a new UUID comes from `uuidgen`. */
export function curlSample({ message, address, text, settings, words }: SampleMessage): string {
  // Both names are new in each message, and jq writes the first before the second.
  const ids = ['$bid', '$tid'];
  const options = [
    ...(needs(message, 'id') ? ['--arg bid "$(uuidgen)" --arg tid "$(uuidgen)"'] : []),
    ...order.flatMap((what) => (needs(message, what) ? [given[what][1]] : [])),
  ];
  const literal = literalOf(
    message,
    {
      name: (name) => name,
      value: (of) => JSON.stringify(of),
      worked: (what) => {
        if (what === 'now') return '(now * 1000 | floor)';
        return what === 'id' ? (ids.shift() ?? '') : `$${given[what][0]}`;
      },
    },
    { comma: false },
  );
  const topic = address.replace('{gateway_sn}', '$GATEWAY_SN');
  return `# ${words.title}
# ${words.settings} ${settings.join(' ')}
${text === null ? '' : `text=${quoted(text)}\n`}message=$(jq -cn ${options.map((line) => `${line} \\\n  `).join('')}'${literal}')

jq -n --arg topic "${topic}" --arg payload "$message" \\
  '{topic: $topic, qos: 1, payload: $payload}' |
  curl --fail-with-body --silent --show-error --user "$API_KEY:$API_SECRET" \\
    --header 'Content-Type: application/json' --data @- \\
    --write-out '\\n%{http_code}\\n' "$REST_URL/api/v5/publish"
`;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
