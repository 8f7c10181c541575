// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OptionCounts } from './option-counts.tsx';
import { buildItem, renderWithResponses } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'Right: 3 of 5'],
  ['zh', '答对：3 / 5'],
] as const)('a question without options shows in %s how many were right', (language, text) => {
  renderWithResponses(<OptionCounts item={buildItem({ options: [], right: 3, answered: 4, blank: 1 })} />, [], {
    language,
  });
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['en', 'A · Half right'],
  ['zh', 'A · 半对半错'],
] as const)('the trap that a wrong option is stands beside its count, in %s', (language, name) => {
  const options = buildItem().options.map((option) =>
    option.optionId === 'A' ? { ...option, distractor: 'partly-right' as const } : option,
  );
  renderWithResponses(<OptionCounts item={buildItem({ options })} />, [], { language });
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText('B ✓')).toBeTruthy();
});
