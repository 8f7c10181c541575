import { expect, test } from '@playwright/test';

// Every journey begins in the school that was filled before them: what filling it said is looked at here.
test('the sample school is told whole', () => {
  const said = (process.env['JOURNEYS_SAID'] ?? '').split('\n').map((line) => line.trim());
  expect(said).toContain('mock A of TOEFL with 7 attempts');
  expect(said).toContain('a proof and a river with 2 attempts');
  expect(said).toContain('4 textbooks, 3 of them given');
  expect(said).toContain('2 courses given to 2 classes');
  expect(said).toContain('9 candidates');
  expect(said).toContain('2 phase reports');
  expect(said).toContain('a place to study with 3 attempts');
  expect(said).toContain('Repeat and speak: at the lake with 2 attempts');
  expect(said).toContain('Speaking translation: views and reports with 2 attempts');
});
