type Browser = 'Chrome' | 'Firefox' | 'Safari' | 'Edge';
type System = 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS';

export interface DescribedUserAgent {
  /** Null where it is none of those that most people use, or does not say. */
  readonly browser: Browser | null;
  readonly system: System | null;
}

/** Each claims to be its forerunners as well, so the first that fits is the one. Null: a browser of another name. */
const browsers: readonly (readonly [RegExp, Browser | null])[] = [
  [/\b(?:OPR|Opera|SamsungBrowser|YaBrowser|Vivaldi|DuckDuckGo|UCBrowser)\//, null],
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** Android is a Linux, and iOS claims to be like Mac OS X. */
const systems: readonly (readonly [RegExp, System])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser is to the person who used it, by the name it gave to the server. */
export function describeUserAgent(userAgent: string | null): DescribedUserAgent {
  const text = userAgent ?? '';
  return {
    browser: browsers.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    system: systems.find(([pattern]) => pattern.test(text))?.[1] ?? null,
  };
}
