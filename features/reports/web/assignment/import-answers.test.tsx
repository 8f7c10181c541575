// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { importAnswers, type UnsentFile } from '@inkstone/taking/contract';
import { ImportAnswers } from './import-answers.tsx';
import { renderWithResponses, type MockResponse } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unsent: UnsentFile = {
  format: 'inkstone-unsent-answers',
  version: 1,
  attemptId: 7,
  savedAt: '2026-03-02T09:00:00.000Z',
  events: [],
};

/** Selects a file with this text; the server returns the given response. */
const renderImport = (text: string, answer: MockResponse[1]) => {
  const { container, sent } = renderWithResponses(<ImportAnswers />, [[importAnswers, answer]]);
  expect(screen.getByRole('button', { name: 'Import unsent answers' })).toBeTruthy();
  const files = [new File([text], 'answers.json', { type: 'application/json' })];
  fireEvent.change(container.querySelector('input[type=file]') ?? container, { target: { files } });
  return sent;
};

test("a student's file is imported, and the number of answers is shown", async () => {
  const sent = renderImport(JSON.stringify(unsent), { imported: 2, unfit: 0, late: 0, attemptId: 7 });
  expect(await screen.findByText('2 answer records imported.')).toBeTruthy();
  expect(sent.map(({ input }) => input)).toEqual([{ requestId: expect.any(String), file: unsent }]);
});

test('answers in the file that came too late are shown as waiting for a decision', async () => {
  renderImport(JSON.stringify(unsent), { imported: 3, unfit: 0, late: 2, attemptId: 7 });
  expect(await screen.findByText(/3 answer records imported. 2 answers came too late and do not count/)).toBeTruthy();
});

test.each(['not JSON', '{"format":"another"}'])('another kind of file is not sent: %s', async (text) => {
  const sent = renderImport(text, {});
  expect(await screen.findByText('This file is not a file of unsent answers.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test("a refusal shows the server's message", async () => {
  renderImport(JSON.stringify(unsent), { reason: 'import.nothing', message: 'The server has all of this already.' });
  expect(await screen.findByText('The server has all of this already.')).toBeTruthy();
});
