import { literalOf, needs, type Part, type SampleMessage, type Worked } from './sample-message.ts';

const setting = (name: string) => `System.getenv("${name}")`;

/** What stands in the message in place of a value, and what is filled in there. */
const filled: Readonly<Record<Worked, readonly [place: string, expression: string]>> = {
  id: ['"%s"', 'UUID.randomUUID()'],
  now: ['%s', 'System.currentTimeMillis()'],
  port: ['%s', setting('PSDK_INDEX')],
  text: ['%s', 'quoted(text)'],
  md5: ['"%s"', 'md5(text)'],
  'request-bid': ['"%s"', setting('REQUEST_BID')],
  'request-tid': ['"%s"', setting('REQUEST_TID')],
};

const orderOf = (part: Part): Worked[] => {
  if (part.is === 'worked') return [part.worked];
  return part.is === 'object' ? part.parts.flatMap(([, inner]) => orderOf(inner)) : [];
};

/** `speaker_play_stop` is the class `SpeakerPlayStop`. */
export const javaClassOf = (method: string) =>
  method.replaceAll(/(?:^|_)(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());

/** For Java 17 or newer with its standard library alone: the broker takes the message in Base64, so nothing has to be escaped. */
export function javaSample({ method, message, address, text, settings, words }: SampleMessage): string {
  const literal = literalOf(
    message,
    {
      name: (name) => `"${name}"`,
      value: (of) => JSON.stringify(of).replaceAll('\\', '\\\\').replaceAll('%', '%%'),
      worked: (what) => filled[what][0],
    },
    { comma: false },
  );
  const values = orderOf(message).map((what) => filled[what][1]);
  const speaks = needs(message, 'md5');
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse.BodyHandlers',
    'java.nio.charset.StandardCharsets',
    ...(speaks ? ['java.security.MessageDigest'] : []),
    'java.time.Duration',
    'java.util.Base64',
    ...(speaks ? ['java.util.HexFormat'] : []),
    ...(needs(message, 'id') ? ['java.util.UUID'] : []),
  ];
  const [before, after = ''] = address.split('{gateway_sn}');
  return `// ${words.title}
// ${words.settings} ${settings.join(' ')}
${imports.map((name) => `import ${name};`).join('\n')}

public class ${javaClassOf(method)} {
    public static void main(String[] args) throws Exception {
${text === null ? '' : `        String text = ${JSON.stringify(text)};\n`}        String message = """
${indented(literal, 12)}
            """${values.length === 0 ? '' : `.formatted(\n                ${values.join(',\n                ')})`};

        String body = """
            {"topic": "${before}%s${after}", "qos": 1, "payload_encoding": "base64", "payload": "%s"}
            """.formatted(System.getenv("GATEWAY_SN"), base64(message));
        HttpRequest request = HttpRequest.newBuilder(URI.create(System.getenv("REST_URL") + "/api/v5/publish"))
            .timeout(Duration.ofSeconds(10))
            .header("Authorization", "Basic " + base64(System.getenv("API_KEY") + ":" + System.getenv("API_SECRET")))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (answer.statusCode() == 202) throw new IllegalStateException(${JSON.stringify(words.offline)});
        if (answer.statusCode() != 200) throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        System.out.println(answer.body());
    }

    static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
${speaks ? textMethods : ''}}
`;
}

const textMethods = String.raw`
    static String md5(String text) throws Exception {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(bytes));
    }

    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
`;

const indented = (lines: string, by: number) =>
  lines
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');
