// The more special ones first: most browsers also name those that they resemble.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const findName = (names: typeof browsers, userAgent: string): string[] =>
  names.flatMap(([pattern, name]) => (pattern.test(userAgent) ? [name] : [])).slice(0, 1);

/** A browser and its system in proper names, such as `Chrome, Windows`; null where neither is known. */
export const describeBrowser = (userAgent: string): string | null =>
  [...findName(browsers, userAgent), ...findName(systems, userAgent)].join(', ') || null;
