// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { AssignmentChip } from './status-chips.tsx';

afterEach(cleanup);

test.each([
  ['complete', 0, 'Done'],
  ['complete', 11, 'Closed'],
  ['toBeMarked', 11, 'To be marked'],
] as const)('%s with %d that never submitted is labelled %s', (status, late, word) => {
  renderUi(<AssignmentChip item={{ status, late }} />);
  expect(screen.getByText(word)).toBeTruthy();
});
