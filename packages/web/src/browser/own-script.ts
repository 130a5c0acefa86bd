interface ScriptPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** Trusted Types (W3C); not in every browser. What its policies give is an object that stands for a string. */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

const rules: ScriptPolicy = {
  createScriptURL(url) {
    const { origin, href } = new URL(url, location.href);
    if (origin !== location.origin) throw new TypeError(`No script of this site: ${href}`);
    return href;
  },
};
// The one policy that the server's `trusted-types` directive allows.
const policy = globalThis.window?.trustedTypes?.createPolicy('own-script', rules) ?? rules;

/**
 * The address of a worker's script, as browsers demand it where strings are refused. Errors: `TypeError` for a
 * script from elsewhere.
 */
export function ownScript(url: string): string {
  return policy.createScriptURL(url);
}
