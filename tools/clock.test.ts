import { expect, test } from 'vitest';
import { readText } from './call-locations.ts';
import { productFiles } from './house/source-files.ts';

/** The only files that read the clock or random numbers; everything else receives them as arguments. */
const edges = [
  // The server's process and its commands.
  'apps/server/process.ts',
  'apps/server/person-command.ts',
  'apps/server/class-command.ts',
  // The log of a failed database server, from its start on.
  'packages/db/embedded.ts',
  // The browser's own clock.
  'packages/ui/parts/use-now.ts',
  // The time at which an answer was given, and random delays between retries.
  'features/taking/web/attempt-session/server-clock.ts',
  'features/taking/web/journal/delivery.ts',
  'packages/device/outbox/lane-sender.ts',
  'packages/call/web/retry-while-busy.ts',
  'features/taking/web/listening/audio-preloader.ts',
  // The time at which answers kept on the device are exported to a file.
  'features/taking/web/finishing/refused-attempts.tsx',
  // How long a phone keeps photos that have not arrived.
  'features/taking/web/phone/photo-pages.tsx',
  'features/taking/web/phone/unsent-photos.tsx',
  // The device's clock, which the environment check compares with the server's.
  'features/taking/web/environment-check/environment.screen.tsx',
];

/** Outside an attempt a screen may read the device's clock; inside one only the server's counts. */
const isScreenOutsideAttempts = (file: string): boolean =>
  /^features\/[^/]+\/web\/|^apps\/web\//.test(file) && !file.startsWith('features/taking/');

test('only listed files read the clock or random numbers', () => {
  const using = (pattern: RegExp) =>
    productFiles.filter(
      (file) => !file.includes('/test-jobs/') && !edges.includes(file) && pattern.test(readText(file)),
    );

  expect(using(/Math\.random\(/)).toEqual([]);
  expect(using(/Date\.now\(|new Date\(\)/).filter((file) => !isScreenOutsideAttempts(file))).toEqual([]);
});

/** Where a day is 24 hours long on purpose, and where local times are converted to instants. */
const keepsCalendar = ['packages/base/calendar.ts'];

test('days are counted by the calendar of a time zone, in one place', () => {
  const inProduct = (pattern: RegExp) =>
    productFiles.filter((file) => !keepsCalendar.includes(file) && pattern.test(readText(file)));

  // A day as a constant in milliseconds, since adding it goes wrong where the clocks change.
  expect(inProduct(/86_?400_?000|604_?800_?000|\b24 \* (60 \* 60|3_?600)/)).toEqual([]);
  // The device's calendar, which is neither the reader's nor the school's.
  expect(
    inProduct(/\.(set|get)(Date|Hours|Month|FullYear|Day)\(|\.to(Locale)?DateString\(|\.toLocaleTimeString\(/),
  ).toEqual([]);
  expect(inProduct(/toISOString\(\)\.slice\(0, 10\)/)).toEqual([]);
});

test("instants are formatted in the reader's time zone, which is named", () => {
  const formatting = productFiles.filter(
    (file) =>
      /DateTimeFormat\(/.test(readText(file)) &&
      !/^packages\/(base\/(calendar|time)|ui\/time\/reader-zone)\.ts$/.test(file),
  );
  // Each of them passes a time zone in every format that it creates.
  for (const file of formatting)
    for (const [format] of readText(file).matchAll(/DateTimeFormat\((?:[^()]|\([^()]*\))*\)/g))
      expect(`${file}: ${format}`).toMatch(/timeZone|\bday\b/);
  // The wrappers in the web use the reader's zone by themselves; the server has to pass it.
  const school = productFiles.filter((file) => /Text\([^;]*school\.timeZone/.test(readText(file)));
  expect(school).toEqual([]);
});
