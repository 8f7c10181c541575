// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { History } from './history.tsx';

afterEach(cleanup);

const recordingId = '6f1c2f0e-1f64-4b0a-9d0c-5f2b7f3f7a10';
const prompt = { text: '<p>Show it.</p>', accepts: ['text', 'recording'], mostFiles: 3, leastWords: 0 };
const anEntry = (day: number, value: unknown) => ({
  ...{ at: `2026-03-0${day}T08:00:00.000Z`, source: 'mark' as const, value, isRight: false, seconds: null },
});

test('describes spoken, written and blank answers', () => {
  const values = [null, { recordings: [recordingId] }, { text: 'Two shoeboxes.' }];
  const history = values.map((value, index) => anEntry(index + 1, value));
  renderUi(<History detail={{ kind: 'file-upload', prompt, history }} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(lines[0]).toContain('Two shoeboxes.');
  expect(lines[1]).toContain('Spoken');
  expect(lines[1]).not.toContain(recordingId);
  expect(lines[2]).toContain('Left blank');
});
