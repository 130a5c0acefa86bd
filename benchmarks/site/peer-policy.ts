import { ServerResponse } from 'node:http';

/**
 * Imported into the server before it starts. Peers have scripts and styles within their pages, which our policy refuses: below
 * `/peers/` it allows them. All other headers, and the length of this one, stay nearly as they are.
 */
const name = 'content-security-policy';

const allowed = (policy: string) =>
  policy
    .split('; ')
    .filter((directive) => !directive.includes('trusted-types'))
    .map((directive) =>
      /^(?:script|style)-src /.test(directive)
        ? `${directive.replaceAll(/ 'sha256-[^']+'/g, '')} 'unsafe-inline'`
        : directive,
    )
    .join('; ');

const isHeaders = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// oxlint-disable-next-line typescript/unbound-method -- it is called with the response that it is called on
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
  if (this.req.url?.startsWith('/peers/')) {
    const given = args.find(isHeaders);
    if (typeof given?.[name] === 'string') given[name] = allowed(given[name]);
    const set = this.getHeader(name);
    if (typeof set === 'string') this.setHeader(name, allowed(set));
  }
  return Reflect.apply(writeHead, this, args);
};
