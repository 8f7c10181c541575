import { expect, test } from 'vitest';
import { noWrapInstant, noWrapNearInstant } from './instants.ts';

const at = '2026-11-27T04:06:00Z';
const now = Date.parse('2026-11-25T04:06:00Z');
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

test('an instant is not broken across lines, in either language', () => {
  for (const text of [noWrapInstant(at, 'en'), noWrapNearInstant(at, 'en', now)]) expect(text).not.toContain(' ');
  for (const text of [noWrapInstant(at, 'zh'), noWrapNearInstant(at, 'zh', now)]) {
    expect(text).not.toContain(' ');
    // On either side of each Han character is a joiner or a no-break space.
    expect(text).not.toMatch(/[^\u00a0\u2060]\p{Script=Han}|\p{Script=Han}[^\u00a0\u2060]/u);
  }
});

test('its text is the text of the instant', () => {
  expect(plain(noWrapNearInstant(at, 'zh', now))).toMatch(/^11月27日 周五 \d\d:06$/);
  expect(plain(noWrapInstant(at, 'zh'))).toMatch(/^2026年11月27日 \d\d:06$/);
});
