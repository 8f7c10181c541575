import { expect, test } from 'vitest';
import { listZoneChanges } from './zone-changes.ts';

const hours = (count: number): number => count * 3_600_000;

test('a zone without changes has one entry; one that changes its clocks has each change to the second', () => {
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
  expect(listZoneChanges(from, to, 'Asia/Shanghai')).toEqual([{ at: from, offsetBefore: hours(8), offset: hours(8) }]);
  expect(listZoneChanges(from, to, 'America/New_York')).toEqual([
    { at: from, offsetBefore: hours(-5), offset: hours(-5) },
    { at: new Date('2026-03-08T07:00:00Z'), offsetBefore: hours(-5), offset: hours(-4) },
    { at: new Date('2026-11-01T06:00:00Z'), offsetBefore: hours(-4), offset: hours(-5) },
  ]);
});
