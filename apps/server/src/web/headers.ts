/** Hashes of what stands within a page, as sources of its policy. */
interface Inline {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The policy of a page. It allows nothing within the page but what is named by its hash. */
export function pagePolicy({ styles, scripts }: Inline): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...otherDirectives,
  ].join('; ');
}

const otherDirectives = [
  // Measured positions and image sizes are written as style attributes, by React and in the markup.
  "style-src-attr 'unsafe-inline'",
  // Pictures and films that a visitor adds to a request are shown before they are sent.
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  // The clock of upgrades, and the worker that keeps the site for places without a network.
  "worker-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // No string becomes a script or markup, except the addresses of the site's own workers.
  "require-trusted-types-for 'script'",
  'trusted-types own-script',
];

/**
 * Serial for the firmware tool, camera for reading a serial number's code, a screen that stays on while firmware
 * is sent; the rest is never needed.
 */
const permissionsPolicy = [
  'serial=(self)',
  'camera=(self)',
  'screen-wake-lock=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** What is no document loads from the site alone, and puts nothing into a page. */
const filePolicy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Data is never shown as a page. Where someone opens it as one, nothing in it is loaded, run, sent or framed. */
const dataPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** How visitors reach the server. */
interface Reached {
  /** The origin visitors use. Only when it is https are browsers told to stay with https. */
  publicUrl: string | null;
  /** Whether all names below the host's are served by https too. */
  hstsSubdomains: boolean;
}

/** What every reply carries, whatever is in it. */
function commonHeaders({ publicUrl, hstsSubdomains }: Reached): Record<string, string> {
  const staying = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': staying } : {}),
  };
}

/**
 * The headers that go out with every reply but those of calls: scripts, styles, pictures, a sentence. A worker and a picture
 * that is opened by itself go by this policy; the rest of a document's headers says nothing of them, and would be a kilobyte
 * with each of the files that a page is made of.
 */
export function securityHeaders(reached: Reached): Record<string, string> {
  return { 'content-security-policy': filePolicy, ...commonHeaders(reached) };
}

/** What a document carries besides, and in place of, `securityHeaders`. */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
  };
}

/**
 * The headers that go out with every reply of a call. Those of documents are a kilobyte, which took a server a quarter of
 * what it answers in a second, and allow more.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export function callSecurityHeaders(reached: Reached): Record<string, string> {
  return { 'content-security-policy': dataPolicy, ...commonHeaders(reached) };
}
