// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDevice, buildMark, buildSubmission } from '../testing.tsx';
import { tearDownDesk, renderDesk, otherStudent, pressKey, setUpDesk } from './testing.tsx';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao' }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

beforeEach(() => void setUpDesk());
afterEach(tearDownDesk);

test('a newer version of another marker is shown beside mine, and nothing is sent until I choose', async () => {
  const newer = buildSubmission({ mark: buildMark(), version: 2, state: 'draft' });
  const submissions = [buildSubmission()];
  const refused = { reason: 'mark.newer', message: 'Mr. Dou has saved a newer mark of this piece.' };
  const { saves } = renderDesk(submissions, {
    save: () => {
      submissions[0] = newer;
      return refused;
    },
  });
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('3');
  fireEvent.click(screen.getByRole('button', { name: 'Rubric' }));
  const alert = await screen.findByRole('alert', { name: /Mr. Dou has saved a newer version/ }, { timeout: 60_000 });
  expect(screen.getByRole('button', { name: 'Piece' }).getAttribute('aria-pressed')).toBe('true');
  expect(within(alert).getByText('Well argued.')).toBeTruthy();
  expect(within(alert).getByText('Relevance 4')).toBeTruthy();
  expect(within(alert).getByText('Relevance 3')).toBeTruthy();
  expect(saves()).toHaveLength(1);
  fireEvent.click(within(alert).getByRole('button', { name: 'Take the version of Mr. Dou' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'General comment' }).value).toBe('Well argued.');
});

test('a draft survives a tab that is killed in the middle of a note', async () => {
  const device = createTestDevice();
  const first = renderDesk([buildSubmission()], { device, save: () => ({ reason: 'request.busy', message: 'Busy.' }) });
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('c');
  fireEvent.change(screen.getByRole('textbox', { name: 'General comment' }), { target: { value: 'Half a sent' } });
  await waitFor(() => expect(device.kept.size).toBe(1), { timeout: 1000 });
  const drafts = new Map(device.kept);
  first.unmount();
  renderDesk([buildSubmission()], { device: createTestDevice(drafts) });
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'General comment' }).value).toBe('Half a sent'),
  );
});

test('a removed submission shows a notice, keeps what was written and sends nothing more', async () => {
  const { saves, device } = renderDesk([buildSubmission({ attemptId: 17 })], {
    save: () => ({ reason: 'request.notFound', status: 404 }),
  });
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('3');
  await screen.findByText(/What you wrote here stays on this device/);
  expect(device.kept.size).toBe(1);
  expect(saves().filter(({ attemptId }) => attemptId === 17)).toHaveLength(1);
});

const createFullDevice = () => ({
  ...createTestDevice(),
  save: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
});

test('of a removed submission, what the device cannot keep is said to be in this window alone', async () => {
  renderDesk([buildSubmission({ attemptId: 17 })], {
    device: createFullDevice(),
    save: () => ({ reason: 'request.notFound', status: 404 }),
  });
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('3');
  await screen.findByText(/no longer here to be marked/);
  expect(screen.getByText(/What you wrote here is in this window alone/)).toBeTruthy();
  expect(screen.queryByText(/stays on this device|On this device/)).toBeNull();
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(globalThis.window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

const conflicts = [
  { device: createTestDevice(), words: 'What you wrote here stays on this device.' },
  { device: createFullDevice(), words: /^What you wrote here is in this window alone/ },
];

test.for(conflicts)('a choice between two versions says where mine is: $words', async ({ device, words }) => {
  const submissions = [buildSubmission()];
  renderDesk(submissions, {
    device,
    save: () => {
      submissions[0] = buildSubmission({ mark: buildMark(), version: 2, state: 'draft' });
      return { reason: 'mark.newer', message: 'Mr. Dou has saved a newer mark of this piece.' };
    },
  });
  await screen.findByRole('textbox', { name: 'Answer' });
  pressKey('3');
  const alert = await screen.findByRole('alert', { name: /Mr. Dou has saved a newer version/ }, { timeout: 60_000 });
  expect(await within(alert).findByText(words)).toBeTruthy();
});

test('a voice note that was not sent is kept, and is sent while another submission is open', async () => {
  const device = createTestDevice();
  const sound = new Blob(['voice'], { type: 'audio/webm' });
  device.voiceRows.set('v', { id: 'v', key: '7/31', attemptId: 7, note: null, sound, at: 0 });
  let isLost = true;
  const { saves } = renderDesk([buildSubmission(), buildSubmission(otherStudent)], {
    device,
    voice: () => (isLost ? { reason: 'request.busy', message: 'Busy.' } : { file: { fileId: 9, url: '/9', mime: '' } }),
  });
  await screen.findByText('On this device; sent by itself as soon as the network is back');
  expect(saves().every(({ mark }) => (mark as { voiceFileId: number | null }).voiceFileId === null)).toBe(true);
  pressKey('j');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Meng Zhuo/ }).getAttribute('aria-current')).toBe('true'),
  );
  isLost = false;
  fireEvent(globalThis.window, new Event('online'));
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ attemptId: 7, mark: { voiceFileId: 9 } }));
  await waitFor(() => expect(device.voiceRows.size).toBe(0));
});

test('a released mark is locked again when the desk comes back to it, and its change can still be undone', async () => {
  const releasedAt = '2026-03-02T10:00:00.000Z';
  const scores = { relevance: 400, range: 300, control: 500 };
  const mark = buildMark({ scores, releasedAt });
  const first = buildSubmission({ attemptId: 27, mark, state: 'released', points: 1200, version: 2 });
  const { saves } = renderDesk([first, { ...first, ...otherStudent, attemptId: 28 }], {
    at: { attemptId: first.attemptId, questionId: first.questionId },
    save: () => ({ version: 3, points: 1000, savedAt: '2026-03-03T10:00:00.000Z', releasedAt }),
  });
  // A draft of an earlier test may still be on its way.
  const ownSaves = () => saves().filter(({ attemptId }) => attemptId === first.attemptId);
  const shows = (name: string) =>
    waitFor(() => expect(screen.getByRole('region', { name: 'Piece' }).textContent).toContain(name));
  const unlock = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Change the released mark' }));
    (document.activeElement as HTMLElement | null)?.blur();
  };
  await shows('Lin Xiaohe');
  await unlock();
  pressKey('2');
  await waitFor(() => expect(ownSaves()).toHaveLength(1), { timeout: 60_000 });
  pressKey('j');
  await shows('Meng Zhuo');
  pressKey('k');
  await shows('Lin Xiaohe');
  await screen.findByRole('button', { name: 'Change the released mark' });
  pressKey('1');
  expect(await screen.findByText(/Choose “Change the released mark” first/)).toBeTruthy();
  await unlock();
  pressKey('z', { ctrlKey: true });
  await waitFor(() => expect(ownSaves().at(-1)).toMatchObject({ changesReleased: true, mark: { scores } }), {
    timeout: 60_000,
  });
  expect(ownSaves()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last change' }));
  expect(await screen.findByText('There is nothing to undo.')).toBeTruthy();
});
