// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { Language } from '@inkstone/base';
import type { PieceDetail } from '../../contract.ts';
import { Desk } from './desk.tsx';
import { aDevice, aMark, aPiece, aSpokenPiece, standInSounds } from '../testing.tsx';

// A machine that runs all tests at once takes its time.
configure({ asyncUtilTimeout: 5000 });

vi.mock('@inkstone/session/web', () => ({ useMe: () => ({ id: 1, name: 'Ms. Qiao' }) }));

interface Sent {
  path: string;
  input: Record<string, unknown>;
}

const shownOf = ({ prompt: _, ...piece }: PieceDetail) => piece;

const drawDesk = (
  pieces: PieceDetail[],
  how: {
    language?: Language;
    device?: ReturnType<typeof aDevice>;
    save?: () => object;
    voice?: () => object;
    isWithdrawn?: boolean;
  } = {},
) => {
  const sent: Sent[] = [];
  const answers: Record<string, (input: Record<string, unknown>) => object> = {
    'backend/teacher/correctDetailList': () => ({
      id: 3,
      title: 'Should buses run all night?',
      kind: 'homework',
      programme: 'toefl-2023',
      variant: 'toefl-2023',
      isWithdrawn: how.isWithdrawn ?? false,
      pieces: pieces.map(shownOf),
      counts: { toMark: pieces.length, draft: 0, released: 0 },
    }),
    'do/getTestCorrectDetail': (input) => ({
      assignmentId: 3,
      title: '',
      pieces: pieces.filter(
        ({ questId, attemptId }) => questId === Number(input['questId']) && attemptId === Number(input['attemptId']),
      ),
    }),
    'correct/correctTTLCheck': () => ({ isMine: true, holder: null, until: null, version: 0 }),
    'correct/saveTestCorrect':
      how.save ?? (() => ({ version: 1, points: 1200, savedAt: '2026-03-02T09:00:00.000Z', releasedAt: null })),
    'upload/uploadCorrectFile': how.voice ?? (() => ({ file: { fileId: 1, url: '/1', mime: 'audio/webm' } })),
    'correct/submitCorrection': () => ({ released: [31], isComplete: true, score: 4 }),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/api/')) return new Response(new ArrayBuffer(8));
    const [path = '', query = ''] = url.replace('/api/', '').split('?');
    const input: Record<string, unknown> =
      typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(new URLSearchParams(query));
    sent.push({ path, input });
    const body = answers[path]?.(input) ?? {};
    const isRefused = 'reason' in body;
    return new Response(JSON.stringify({ success: isRefused ? 0 : 1, ...body }), {
      status: 'status' in body ? Number(body.status) : isRefused ? 409 : 200,
    });
  });
  const language = how.language ?? 'en';
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined } as const;
  const device = how.device ?? aDevice();
  const shown = renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Desk place={{ id: 3 }} onPlace={() => undefined} device={device} />
    </CallProvider>,
    { language },
  );
  const saves = () => sent.filter(({ path }) => path === 'correct/saveTestCorrect').map(({ input }) => input);
  return { ...shown, sent, saves, device };
};

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true, ...more });

let sounds: ReturnType<typeof standInSounds>;
beforeAll(() => {
  globalThis.OfflineAudioContext ??= class {
    decodeAudioData = async () => {
      return { duration: 12, getChannelData: () => new Float32Array(100) };
    };
  } as unknown as typeof OfflineAudioContext;
  HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => {
  sounds = standInSounds();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A recorder that hears a word as soon as it is ended. */
class aRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  start = () => {
    this.state = 'recording';
  };
  stop = () => {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['word']) }));
    this.dispatchEvent(new Event('stop'));
  };
}

const other = { attemptId: 8, studentId: 6, studentName: 'Meng Zhuo' };

test('a written piece is marked by keyboard alone: scores, a note with its error, the comment, the next piece', async () => {
  const { saves } = drawDesk([aPiece(), aPiece(other)]);
  const text = await screen.findByRole('textbox', { name: 'Answer' });
  press('4');
  press('3');
  press('5');
  expect(screen.getByRole('status', { name: 'Score' }).textContent).toContain('12');
  press('t');
  expect(document.activeElement).toBe(text);
  for (let word = 0; word < 6; word += 1) press('ArrowRight');
  press('ArrowRight', { shiftKey: true });
  press('a');
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(document.activeElement).toBe(note);
  expect(screen.getByRole('group', { name: 'Note on: she finish' })).toBeTruthy();
  fireEvent.change(note, { target: { value: 'she finishes' } });
  fireEvent.submit(note);
  expect(document.activeElement).toBe(text);
  press('Escape');
  press('c');
  fireEvent.change(screen.getByRole('textbox', { name: 'General comment' }), { target: { value: 'Clear.' } });
  press('Enter', { ctrlKey: true });
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

test('a spoken piece is played, noted at its time and scored by keyboard', async () => {
  const { saves } = drawDesk([aSpokenPiece()]);
  await screen.findByRole('button', { name: 'Play' });
  press(' ');
  expect(sounds.play).toHaveBeenCalled();
  press(' ');
  expect(sounds.pause).toHaveBeenCalled();
  press('ArrowRight');
  press('n');
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Stress the second part.' } });
  fireEvent.submit(screen.getByRole('textbox', { name: 'Note' }));
  press('2');
  await waitFor(() => expect(saves().length).toBeGreaterThan(0), { timeout: 4000 });
  expect(saves().at(-1)).toMatchObject({
    mark: {
      scores: { relevance: 200 },
      notes: [{ place: { on: 'time', fromMs: 3000 }, text: 'Stress the second part.' }],
    },
  });
});

test('a newer version of another marker is shown beside mine, and nothing is sent until I choose', async () => {
  const newer = aPiece({ mark: aMark(), version: 2, state: 'draft' });
  const pieces = [aPiece()];
  const refused = { reason: 'mark.newer', message: 'Mr. Dou has saved a newer mark of this piece.' };
  const { saves } = drawDesk(pieces, {
    save: () => {
      pieces[0] = newer;
      return refused;
    },
  });
  await screen.findByRole('textbox', { name: 'Answer' });
  press('3');
  fireEvent.click(screen.getByRole('button', { name: 'Rubric' }));
  const alert = await screen.findByRole('alert', { name: /Mr. Dou has saved a newer version/ }, { timeout: 4000 });
  expect(screen.getByRole('button', { name: 'Piece' }).getAttribute('aria-pressed')).toBe('true');
  expect(within(alert).getByText('Well argued.')).toBeTruthy();
  expect(within(alert).getByText('Relevance 4')).toBeTruthy();
  expect(within(alert).getByText('Relevance 3')).toBeTruthy();
  expect(saves()).toHaveLength(1);
  fireEvent.click(within(alert).getByRole('button', { name: 'Take the version of Mr. Dou' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'General comment' }).value).toBe('Well argued.');
});

test('a draft survives a tab that is killed in the middle of a note', async () => {
  const device = aDevice();
  const first = drawDesk([aPiece()], { device, save: () => ({ reason: 'request.busy', message: 'Busy.' }) });
  await screen.findByRole('textbox', { name: 'Answer' });
  press('c');
  fireEvent.change(screen.getByRole('textbox', { name: 'General comment' }), { target: { value: 'Half a sent' } });
  await waitFor(() => expect(device.kept.size).toBe(1), { timeout: 1000 });
  const kept = new Map(device.kept);
  first.unmount();
  drawDesk([aPiece()], { device: aDevice(kept) });
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'General comment' }).value).toBe('Half a sent'),
  );
});

test('release says what the student will see, and sends the drafts of the queue', async () => {
  const ready = aPiece({ mark: aMark({ scores: { relevance: 400, range: 300, control: 500 } }), state: 'draft' });
  const { sent } = drawDesk([{ ...ready, points: 1200, version: 2 }]);
  await screen.findByRole('textbox', { name: 'Answer' });
  press('x');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/In their report they then see the score/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === 'correct/submitCorrection')?.input).toMatchObject({
      attemptId: 7,
      questIds: [31],
    }),
  );
  await screen.findByText('1 mark is released.');
});

test('one piece alone is released by its key, and the next one stands open', async () => {
  const ready = aPiece({ mark: aMark({ scores: { relevance: 400, range: 300, control: 500 } }), state: 'draft' });
  const { sent } = drawDesk([{ ...ready, points: 1200, version: 2 }, aPiece(other)]);
  await screen.findByRole('textbox', { name: 'Answer' });
  press('f');
  const dialog = await screen.findByRole('alertdialog', { name: 'Release the mark to Lin Xiaohe?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Meng Zhuo/ }).getAttribute('aria-current')).toBe('true'),
  );
  expect(sent.filter(({ path }) => path === 'correct/submitCorrection')).toMatchObject([
    { input: { attemptId: 7, questIds: [31] } },
  ]);
});

test('a piece that is not there any more says so, keeps what was written and sends nothing more', async () => {
  const { saves, device } = drawDesk([aPiece({ attemptId: 17 })], {
    save: () => ({ reason: 'request.notFound', status: 404 }),
  });
  await screen.findByRole('textbox', { name: 'Answer' });
  press('3');
  await screen.findByText(/What you wrote stays on this device/);
  expect(device.kept.size).toBe(1);
  expect(saves().filter(({ attemptId }) => attemptId === 17)).toHaveLength(1);
});

test('withdrawn work says so', async () => {
  drawDesk([aPiece()], { isWithdrawn: true });
  expect(await screen.findByText(/This work was withdrawn/)).toBeTruthy();
});

test('a spoken note that did not arrive is kept, and goes to its piece from another one', async () => {
  const device = aDevice();
  const said = new Blob(['voice'], { type: 'audio/webm' });
  device.said.set('v', { id: 'v', key: '7/31', attemptId: 7, note: null, said, at: 0 });
  let isLost = true;
  const { saves } = drawDesk([aPiece(), aPiece(other)], {
    device,
    voice: () => (isLost ? { reason: 'request.busy', message: 'Busy.' } : { file: { fileId: 9, url: '/9', mime: '' } }),
  });
  await screen.findByText('On this device; sent by itself as soon as the network is back');
  expect(saves().every(({ mark }) => (mark as { voiceFileId: number | null }).voiceFileId === null)).toBe(true);
  press('j');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Meng Zhuo/ }).getAttribute('aria-current')).toBe('true'),
  );
  isLost = false;
  fireEvent(globalThis.window, new Event('online'));
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ attemptId: 7, mark: { voiceFileId: 9 } }));
  await waitFor(() => expect(device.said.size).toBe(0));
});

test('a note that is removed while one speaks into it stays removed, and the microphone is let go of', async () => {
  const track = { stop: vi.fn<() => void>() };
  const microphone = vi.fn<() => Promise<unknown>>(async () => ({ getTracks: () => [track] }));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: microphone }, configurable: true });
  vi.stubGlobal('MediaRecorder', aRecorder);
  const { sent, saves, device } = drawDesk([aPiece()]);
  const text = await screen.findByRole('textbox', { name: 'Answer' });
  const noteOnWord = async () => {
    text.focus();
    press('ArrowRight');
    press('a');
    fireEvent.click(within(screen.getByRole('group', { name: /^Note on/ })).getByRole('button', { name: /Speak/ }));
    return screen.findByRole('button', { name: /Stop/ });
  };
  await noteOnWord();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(track.stop).toHaveBeenCalled());
  fireEvent.click(await noteOnWord());
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { notes: [{ voiceFileId: 1 }] } }));
  expect(sent.filter(({ path }) => path === 'upload/uploadCorrectFile')).toHaveLength(1);
  expect(device.said.size).toBe(0);
});

test('the next three pieces are loaded before they are asked for', async () => {
  const { sent } = drawDesk([aPiece(), aPiece(other), aSpokenPiece(), aSpokenPiece(other)]);
  await screen.findByRole('textbox', { name: 'Answer' });
  const loaded = () =>
    sent.flatMap(({ path, input }) => (path === 'do/getTestCorrectDetail' ? String(input['questId']) : []));
  await waitFor(() => expect(loaded()).toHaveLength(4));
  expect(loaded().filter((id) => id === '32')).toHaveLength(2);
});

test('the keys are listed, in Chinese as well', async () => {
  drawDesk([aPiece()], { language: 'zh' });
  await screen.findByRole('textbox', { name: '作答' });
  press('?');
  expect(await screen.findByText('批改台快捷键')).toBeTruthy();
});
