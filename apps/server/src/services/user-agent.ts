/** A browser and the system it runs on, by the names people know; null where that is not told. */
export interface Program {
  browser: string | null;
  system: string | null;
}

/* The order decides: browsers name those they are built on, and systems those they come from. */

const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bM?QQBrowser\//, 'QQ Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\bCriOS|Chrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\b(?:HarmonyOS|OpenHarmony)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a `User-Agent` header says in names. What is in no list is told as nothing: the header can hold anything. */
export function programOf(userAgent: string | null): Program {
  const nameOf = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: nameOf(browsers), system: nameOf(systems) };
}
