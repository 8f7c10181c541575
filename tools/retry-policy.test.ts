import { expect, test } from 'vitest';
import { readText } from './call-locations.ts';
import { productFiles } from './house/source-files.ts';

/** A delay that doubles, or a list of delays. */
const isBackoff = (line: string): boolean =>
  (/2\s*\*\*|Math\.pow\(\s*2\b/.test(line) && /Ms\b|\d000\b|wait|delay|retry|failures/i.test(line)) ||
  /\b\w*(?:retry|backoff|wait)\w*\s*=\s*\[\s*\d/i.test(line);

test('how long to wait after failures is computed in one place', () => {
  expect(isBackoff('Math.min(longestWaitMs, firstWaitMs * 2 ** failures)')).toBe(true);
  expect(isBackoff('const retryMs = [1000, 2000, 5000] as const')).toBe(true);
  // Slows down guesses of a password, which is no retry.
  const unrelated = 'features/session/rules.ts';
  const found = productFiles.filter((file) => readText(file).split('\n').some(isBackoff));
  expect(found).toEqual([unrelated, 'packages/base/backoff.ts']);
});

test('what a page shows is retried at an interval and with the network by one hook', () => {
  const explained = [
    // Asks for the time of the exam's clock, which is no retry.
    'features/taking/web/attempt-session/use-attempt-sync.ts',
    // Waits for a page at rest, and also tries when somebody comes back to the window.
    'features/taking/web/finishing/unsent-delivery.tsx',
    // Renews the copy on the device, outside of any component.
    'features/taking/web/launch/maintain-offline-copy.ts',
    'packages/ui/parts/picture-watch.ts',
    'packages/ui/parts/use-auto-retry.ts',
  ];
  const retrying = productFiles.filter((file) => {
    const text = readText(file);
    return text.includes('setInterval(') && text.includes("addEventListener('online'");
  });
  expect(retrying).toEqual(explained);
});

test('how often a query is asked again stands in one list', () => {
  const isOwn = /refetch(?:Ms|Interval): (?!refetchIntervals|\w+ \? refetchIntervals|\(|false|undefined)/;
  expect(isOwn.test('{ refetchMs: pollMs }')).toBe(true);
  const asking = productFiles.filter((file) => /^(features|apps)\//.test(file) && isOwn.test(readText(file)));
  expect(asking).toEqual([]);
});
