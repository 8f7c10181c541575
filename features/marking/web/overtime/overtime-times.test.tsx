// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { OvertimeTimes } from './overtime-changes.tsx';

afterEach(cleanup);

const read = (writtenUntil: string, language: 'en' | 'zh' = 'en'): string => {
  const overtime = { timeUpAt: '2026-03-01T08:50:10.000Z', writtenUntil };
  renderUi(<OvertimeTimes overtime={overtime} />, { language });
  const text = document.querySelector('p')?.textContent ?? '';
  cleanup();
  return text;
};

test('a text that was written on for seconds says how many, and never the same time twice', () => {
  expect(read('2026-03-01T08:50:32.000Z')).toMatch(/^Time was up .+; written on for 22 seconds\.$/);
  expect(read('2026-03-01T08:50:32.000Z', 'zh')).toMatch(/到时，续写了 22 秒。$/);
  expect(read('2026-03-01T08:57:00.000Z')).toMatch(/; written on until .+\.$/);
});

test('a text whose two times are the same says none', () => {
  expect(read('2026-03-01T08:50:10.000Z')).toBe('');
});
