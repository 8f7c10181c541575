import { expect, test } from '@playwright/test';

// Every journey starts with the sample school that was seeded before them; this one checks the output of seeding.
test('the sample school is complete', () => {
  const lines = (process.env['JOURNEYS_SAID'] ?? '').split('\n').map((line) => line.trim());
  expect(lines).toContain('mock A of TOEFL with 7 attempts');
  expect(lines).toContain('a proof and a river with 2 attempts');
  expect(lines).toContain('4 textbooks, 3 of them assigned');
  expect(lines).toContain('2 courses assigned to 2 classes');
  expect(lines).toContain('9 candidates');
  expect(lines).toContain('2 phase reports');
  expect(lines).toContain('a place to study with 3 attempts');
  expect(lines).toContain('Repeat and speak: at the lake with 2 attempts');
  expect(lines).toContain('Speaking translation: views and reports with 2 attempts');
});
