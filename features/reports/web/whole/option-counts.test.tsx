// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OptionCounts } from './option-counts.tsx';
import { anItem, drawWith } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'Right: 3 of 5'],
  ['zh', '答对：3 / 5'],
] as const)('a question without options says in %s how many were right', (language, said) => {
  drawWith(<OptionCounts item={anItem({ options: [], right: 3, answered: 4, blank: 1 })} />, [], { language });
  expect(screen.getByText(said)).toBeTruthy();
});
