const contentSecurityPolicy = [
  "default-src 'self'",
  // The one script within a page, which hears presses before the page runs (`apps/site/src/app/frame/early-press.ts`).
  "script-src 'self' 'sha256-0ujt2lAQMBrbCi9/Sk5iuYxsswToJQvcMqiUATynXjk='",
  "style-src 'self'",
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
].join('; ');

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

/** Data is never shown as a page. Where somebody opens it as one, nothing in it is loaded, run, sent or framed. */
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

/** The headers that go out with every reply but those of calls. */
export function securityHeaders(reached: Reached): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    ...commonHeaders(reached),
  };
}

/**
 * The headers that go out with every reply of a call. Those of pages are a kilobyte, which took a server a quarter of what
 * it answers in a second, and allow more.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export function callSecurityHeaders(reached: Reached): Record<string, string> {
  return { 'content-security-policy': dataPolicy, ...commonHeaders(reached) };
}
