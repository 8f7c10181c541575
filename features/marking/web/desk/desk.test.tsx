// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildMark, buildSubmission, buildSpokenSubmission, type mockSounds } from '../testing.tsx';
import { tearDownDesk, renderDesk, otherStudent, pressKey, setUpDesk } from './testing.tsx';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao' }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

let sounds: ReturnType<typeof mockSounds>;
beforeEach(() => {
  sounds = setUpDesk();
});
afterEach(tearDownDesk);

test('a written submission is marked by keyboard alone: scores, a note with its error, the comment, the next submission', async () => {
  const { saves } = renderDesk([buildSubmission(), buildSubmission(otherStudent)]);
  const text = await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('4');
  pressKey('3');
  pressKey('5');
  expect(screen.getByRole('status', { name: 'Score' }).textContent).toContain('12');
  pressKey('t');
  expect(document.activeElement).toBe(text);
  for (let word = 0; word < 6; word += 1) pressKey('ArrowRight');
  pressKey('ArrowRight', { shiftKey: true });
  pressKey('a');
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(document.activeElement).toBe(note);
  expect(screen.getByRole('group', { name: 'Note on: she finish' })).toBeTruthy();
  fireEvent.change(note, { target: { value: 'she finishes' } });
  fireEvent.submit(note);
  expect(document.activeElement).toBe(text);
  pressKey('Escape');
  pressKey('c');
  fireEvent.change(screen.getByRole('textbox', { name: 'General comment' }), { target: { value: 'Clear.' } });
  pressKey('Enter', { ctrlKey: true });
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({
    attemptId: 7,
    version: 0,
    mark: {
      scores: { relevance: 400, range: 300, control: 500 },
      comment: 'Clear.',
      notes: [{ code: 'agreement', text: 'she finishes', place: { quote: 'she finish', from: 23, to: 33 } }],
    },
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Meng Zhuo/ }).getAttribute('aria-current')).toBe('true'),
  );
});

test('a note opens without scrolling, and Escape restores the selection', async () => {
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  renderDesk([buildSubmission(), buildSubmission(otherStudent)]);
  const text = await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('t');
  for (let word = 0; word < 6; word += 1) pressKey('ArrowRight');
  pressKey('ArrowRight', { shiftKey: true });
  const chosen = () => [...text.querySelectorAll('[data-chosen]')].map(({ textContent }) => textContent).join('');
  expect(chosen()).toBe('she finish');
  pressKey('a');
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(focused.mock.contexts.at(-1)).toBe(note);
  expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);
  // Beside the text, so that the text does not move.
  expect(text.contains(note)).toBe(false);
  fireEvent.keyDown(note, { key: 'Escape' });
  expect(document.activeElement).toBe(text);
  expect(chosen()).toBe('she finish');
  pressKey('ArrowRight');
  expect(chosen()).not.toBe('she finish');
  focused.mockRestore();
});

test('a spoken submission is played, noted at its time and scored by keyboard', async () => {
  const { saves } = renderDesk([buildSpokenSubmission()]);
  await screen.findByRole('button', { name: 'Play' });
  pressKey(' ');
  expect(sounds.play).toHaveBeenCalled();
  pressKey(' ');
  expect(sounds.pause).toHaveBeenCalled();
  pressKey('ArrowRight');
  pressKey('n');
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Stress the second part.' } });
  fireEvent.submit(screen.getByRole('textbox', { name: 'Note' }));
  pressKey('2');
  await waitFor(
    () =>
      expect(saves().at(-1)).toMatchObject({
        mark: {
          scores: { relevance: 200 },
          notes: [{ place: { on: 'time', fromMs: 3000 }, text: 'Stress the second part.' }],
        },
      }),
    { timeout: 60_000 },
  );
});

test('release explains what the student will see, and sends the drafts of the queue', async () => {
  const ready = buildSubmission({
    mark: buildMark({ scores: { relevance: 400, range: 300, control: 500 } }),
    state: 'draft',
  });
  const { sent } = renderDesk([{ ...ready, points: 1200, version: 2 }]);
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('x');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/In their report they then see the score/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === 'correct/submitCorrection')?.input).toMatchObject({
      attemptId: 7,
      questionIds: [31],
    }),
  );
  await screen.findByText('1 mark is released.');
});

test('at a candidate no word says that the mark is sent back', async () => {
  const ready = buildSubmission({
    mark: buildMark({ scores: { relevance: 400, range: 300, control: 500 } }),
    state: 'draft',
  });
  renderDesk([{ ...ready, points: 1200, version: 2 }], { kind: 'candidate', language: 'zh' });
  await screen.findByRole('textbox', { name: '作答' });
  pressKey('x');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('计入成绩，应聘者看不到得分和评语。')).toBeTruthy();
  expect(within(dialog).queryByText(/学生|发还/)).toBeNull();
  expect(within(dialog).getByRole('button', { name: '完成批改' })).toBeTruthy();
});

test('a failed release shows that the marks are kept, until they are released', async () => {
  const ready = buildSubmission({
    mark: buildMark({ scores: { relevance: 400, range: 300, control: 500 } }),
    state: 'draft',
  });
  const answers = [
    { reason: 'mark.stale', message: 'Somebody saved before.' },
    { released: [31], isComplete: true, score: 4 },
  ];
  renderDesk([{ ...ready, points: 1200, version: 2 }], { release: () => answers.shift() ?? {} });
  await screen.findByRole('textbox', { name: 'Answer' });
  const release = async () => {
    pressKey('x');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release' }));
  };
  await release();
  expect((await screen.findByText(/Every mark is kept as a draft/)).textContent).toContain('Somebody saved before.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await release();
  await screen.findByText('1 mark is released.');
  await waitFor(() => expect(screen.queryByText(/Every mark is kept as a draft/)).toBeNull());
});

test('one submission is released by its key, and the next one opens', async () => {
  const ready = buildSubmission({
    mark: buildMark({ scores: { relevance: 400, range: 300, control: 500 } }),
    state: 'draft',
  });
  const { sent } = renderDesk([{ ...ready, points: 1200, version: 2 }, buildSubmission(otherStudent)]);
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('f');
  const dialog = await screen.findByRole('alertdialog', { name: 'Release the mark to Lin Xiaohe?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Meng Zhuo/ }).getAttribute('aria-current')).toBe('true'),
  );
  expect(sent.filter(({ path }) => path === 'correct/submitCorrection')).toMatchObject([
    { input: { attemptId: 7, questionIds: [31] } },
  ]);
});

test('a suggested version is written beside the answer with its changes, and V switches between them', async () => {
  const { saves } = renderDesk([buildSubmission()]);
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('v');
  fireEvent.click(screen.getByRole('button', { name: 'Start from the answer' }));
  const version = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Suggested version' });
  fireEvent.change(version, { target: { value: version.value.replace('she finish', 'she finishes') } });
  const changes = screen.getByRole('heading', { name: 'Changes' }).parentElement?.nextElementSibling;
  expect(changes?.querySelector('del')?.textContent.trim()).toBe('finish');
  expect(changes?.querySelector('ins')?.textContent.trim()).toBe('finishes');
  pressKey('v');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toBeTruthy();
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { suggested: version.value } }), {
    timeout: 60_000,
  });
  pressKey('v');
  fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { suggested: null } }), { timeout: 60_000 });
});

test('G switches the queue between questions and students', async () => {
  const { sent } = renderDesk([buildSubmission(), buildSpokenSubmission(), buildSubmission(otherStudent)]);
  await screen.findByRole('textbox', { name: 'Answer' });
  const getOrder = () => sent.findLast(({ path }) => path === 'backend/teacher/correctDetailList')?.input['order'];
  const heads = () =>
    within(screen.getByRole('navigation', { name: 'Queue' }))
      .getAllByRole('heading')
      .map((element) => element.textContent);
  expect(getOrder()).toBe('question');
  expect(heads()[0]).toBe('Academic discussion, question 1');
  pressKey('g');
  await waitFor(() => expect(getOrder()).toBe('student'));
  expect(screen.getByRole('button', { name: 'By student' }).getAttribute('aria-pressed')).toBe('true');
  expect(heads()).toEqual(['Lin Xiaohe', 'Meng Zhuo']);
  pressKey('g');
  await waitFor(() => expect(heads()[0]).toBe('Academic discussion, question 1'));
});

test('a withdrawn assignment shows a notice', async () => {
  renderDesk([buildSubmission()], { isWithdrawn: true });
  expect(await screen.findByText(/This work was withdrawn/)).toBeTruthy();
});

test('the next three submissions are prefetched', async () => {
  const { sent } = renderDesk([
    buildSubmission(),
    buildSubmission(otherStudent),
    buildSpokenSubmission(),
    buildSpokenSubmission(otherStudent),
  ]);
  await screen.findByRole('textbox', { name: 'Answer' });
  const loaded = () =>
    sent.flatMap(({ path, input }) => (path === 'do/getTestCorrectDetail' ? String(input['questionId']) : []));
  await waitFor(() => expect(loaded()).toHaveLength(4));
  expect(loaded().filter((id) => id === '32')).toHaveLength(2);
});

test('the keys are listed, in Chinese as well', async () => {
  renderDesk([buildSubmission()], { language: 'zh' });
  await screen.findByRole('textbox', { name: '作答' });
  pressKey('?');
  expect(await screen.findByText('批改台快捷键')).toBeTruthy();
});

test("the student's analysis of a released mark has a tab, where the assignment requires it", async () => {
  const analysis = { reason: 'Commas.', plan: 'Two semicolons.', savedAt: '2026-03-03T09:00:00.000Z' };
  renderDesk([buildSubmission({ asksAnalysis: true, analysis })]);
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('m');
  expect(await screen.findByText('Two semicolons.')).toBeTruthy();
  pressKey('m');
  expect(await screen.findByRole('textbox', { name: 'Answer' })).toBeTruthy();
});

test('a submission of another assignment has no such tab', async () => {
  renderDesk([buildSubmission()]);
  await screen.findByRole('textbox', { name: 'Answer' });
  expect(screen.queryByRole('button', { name: /Analysis/ })).toBeNull();
});

describe('a released mark', () => {
  const scores = { relevance: 400, range: 300, control: 500 };
  const changes = [{ by: 'Ms. Qiao', at: '2026-03-03T09:00:00.000Z', oldPoints: 1000, newPoints: 1200 }];
  const released = () =>
    buildSubmission({
      mark: buildMark({ scores, releasedAt: '2026-03-02T10:00:00.000Z' }),
      state: 'released',
      history: changes,
    });

  test('is changed only after it is unlocked, which the server is told', async () => {
    const { saves } = renderDesk([{ ...released(), points: 1200, version: 2 }]);
    await screen.findByRole('textbox', { name: 'Answer' });
    pressKey('2');
    expect(await screen.findByText(/Choose “Change the released mark” first/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'General comment' }).hasAttribute('readonly')).toBe(true);
    expect(screen.getByRole('radio', { name: '4', checked: true })).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Change the released mark' }));
    (document.activeElement as HTMLElement | null)?.blur();
    pressKey('2');
    await waitFor(
      () => expect(saves().at(-1)).toMatchObject({ changesReleased: true, mark: { scores: { relevance: 200 } } }),
      {
        timeout: 60_000,
      },
    );
    pressKey('z', { ctrlKey: true });
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { scores } }), { timeout: 60_000 });
    expect(saves()).toHaveLength(2);
  });

  test('shows its history at one click', async () => {
    renderDesk([{ ...released(), points: 1200, version: 2 }]);
    await screen.findByRole('textbox', { name: 'Answer' });
    fireEvent.click(screen.getByRole('button', { name: 'Changes since the release' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('10 → 12');
    expect(dialog.textContent).toContain('Ms. Qiao');
  });
});
