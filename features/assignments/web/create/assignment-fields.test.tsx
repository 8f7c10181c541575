// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { newDraft, type OnDraftChange } from './assignment-draft.ts';
import { mayHaveTexts, TimeFields } from './assignment-fields.tsx';

afterEach(cleanup);

const offers = (types: readonly string[], family: 'homework' | 'test' = 'homework'): boolean => {
  const fields = { family, draft: newDraft(family, {}, 0), onChange: vi.fn<OnDraftChange>() };
  renderUi(<TimeFields {...fields} errorFor={() => undefined} hasTexts={mayHaveTexts(types)} />);
  const isOffered = screen.queryByRole('checkbox', { name: /Students may keep writing/ }) !== null;
  cleanup();
  return isOffered;
};

test('writing on over time is offered where a text is to be written or nothing is chosen yet, never in a test', () => {
  expect(offers(['choice', 'essay'])).toBe(true);
  expect(offers([])).toBe(true);
  expect(offers(['choice', 'blanks'])).toBe(false);
  expect(offers(['essay'], 'test')).toBe(false);
});
