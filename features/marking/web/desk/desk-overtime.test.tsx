// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildMark, buildSubmission, essayText } from '../testing.tsx';
import { pressKey, renderDesk, setUpDesk, tearDownDesk } from './testing.tsx';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao' }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

beforeEach(() => void setUpDesk());
afterEach(tearDownDesk);

const overtime = {
  ...{ value: `${essayText} Night buses help.`, words: 18, wordsInTime: 15 },
  timeUpAt: '2026-03-01T08:50:00.000Z',
  writtenUntil: '2026-03-01T08:57:00.000Z',
};
const aText = (draft: Parameters<typeof buildSubmission>[0] = {}) => buildSubmission({ overtime, ...draft });
const note = (from: number, to: number, quote: string) => ({
  ...{ id: `0190a000-0000-7000-8000-0000000000${from + 10}`, code: null, text: 'See here.', voice: null },
  place: { on: 'text' as const, from, to, quote },
});

const findText = async () => (await screen.findByRole('textbox', { name: 'Answer' })).textContent;
const findChoice = () => screen.findByRole('group', { name: 'The text that is marked' });

describe('a text that was written on over time', () => {
  test('opens with what was written in time, the words of both, and what was changed over time', async () => {
    renderDesk([aText()]);
    const choice = await findChoice();
    expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'In time: 15 words' }).checked).toBe(true);
    expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'With time over: 18 words' }).checked).toBe(
      false,
    );
    expect(await findText()).not.toContain('buses help.');
    fireEvent.click(screen.getByText('What was changed over time'));
    await waitFor(() => expect(document.querySelector('ins')?.textContent).toContain('buses help.'));
  });

  test('has the words of both in the head, so that the head does not contradict the text', async () => {
    renderDesk([aText()]);
    expect(await screen.findByText(/In time: 15 words · With time over: 18 words · /)).toBeTruthy();
  });

  test('is marked as a whole once the marker chooses so, and the choice is saved with the mark', async () => {
    const { saves } = renderDesk([aText()]);
    fireEvent.click(within(await findChoice()).getByRole('radio', { name: 'With time over: 18 words' }));
    await waitFor(async () => expect(await findText()).toContain('buses help.'));
    pressKey('4');
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { scoresOvertime: true } }), { timeout: 60_000 });
  });

  test('has its notes go with their words, and asks before it drops one whose words the other text lacks', async () => {
    const kept = note(23, 33, 'she finish');
    const dropped = note(essayText.length + 1, essayText.length + 6, 'Night');
    const mark = buildMark({ scoresOvertime: true, notes: [kept, dropped] });
    const { saves } = renderDesk([aText({ state: 'draft', version: 1, mark })]);
    const inTime = async () => within(await findChoice()).getByRole('radio', { name: 'In time: 15 words' });
    fireEvent.click(await inTime());
    fireEvent.click(await screen.findByRole('button', { name: 'Keep this one' }));
    await waitFor(() => expect(screen.queryByText('Drop 1 note?')).toBeNull());
    expect(await findText()).toContain('buses help.');
    fireEvent.click(await inTime());
    fireEvent.click(await screen.findByRole('button', { name: 'Change the text' }));
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { scoresOvertime: false } }), { timeout: 60_000 });
    expect(saves().at(-1)).toMatchObject({ mark: { notes: [{ id: kept.id }] } });
    expect(await findText()).not.toContain('buses help.');
  });

  test('says so where it counts no more since the student wrote on in time, and one press marks that', async () => {
    const mark = buildMark({ scoresOvertime: true, notes: [] });
    const { saves } = renderDesk([aText({ overtime: null, state: 'draft', version: 1, mark })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark what was written in time' }));
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { scoresOvertime: false } }), { timeout: 60_000 });
    expect(screen.queryByRole('button', { name: 'Mark what was written in time' })).toBeNull();
  });

  test('is there to be marked where nothing was written in time', async () => {
    renderDesk([aText({ value: null, words: null, overtime: { ...overtime, wordsInTime: 0 } })]);
    fireEvent.click(within(await findChoice()).getByRole('radio', { name: 'With time over: 18 words' }));
    await waitFor(async () => expect(await findText()).toContain('buses help.'));
  });
});

test('a text that was written in time has no such choice', async () => {
  renderDesk([buildSubmission()]);
  await screen.findByRole('textbox', { name: 'Answer' });
  expect(screen.queryByRole('group', { name: 'The text that is marked' })).toBeNull();
});
