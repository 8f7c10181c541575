// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDevice, buildSubmission } from '../testing.tsx';
import { tearDownDesk, renderDesk, otherStudent, pressKey, setUpDesk } from './testing.tsx';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao' }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

/** The behaviour of the test microphone, and the sound that its recorder delivers when it stops. */
const stage = {
  bytes: 'word',
  track: new EventTarget(),
  open: () => undefined as void,
  refusal: null as string | null,
};
const revokeUrl = vi.fn<() => void>();

/** A recorder that delivers sound when it is stopped. */
class aRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  start = () => {
    this.state = 'recording';
  };
  stop = () => {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(stage.bytes ? [stage.bytes] : []) }));
    this.dispatchEvent(new Event('stop'));
  };
}

/** A microphone that opens at once, or when the test resolves it. */
const setMicrophone = (opening: 'atOnce' | 'late' = 'atOnce') => {
  const track = Object.assign(new EventTarget(), { readyState: 'live', stop: revokeUrl });
  const opened = new Promise<void>((resolve) => {
    stage.open = resolve;
  });
  if (opening === 'atOnce') stage.open();
  const getUserMedia = async () => {
    await opened;
    if (stage.refusal !== null) throw new DOMException('no', stage.refusal);
    return { getTracks: () => [track], getAudioTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.stubGlobal('MediaRecorder', aRecorder);
  stage.track = track;
};

beforeEach(() => {
  setUpDesk();
  Object.assign(stage, { bytes: 'word', refusal: null });
  revokeUrl.mockClear();
  setMicrophone();
});
afterEach(tearDownDesk);

const noteOnWord = async (): Promise<HTMLElement> => {
  (await screen.findByRole('textbox', { name: 'Answer' })).focus();
  pressKey('ArrowRight');
  pressKey('a');
  return screen.findByRole('group', { name: /^Note on/ });
};
const speakIn = (note: HTMLElement) => within(note).getByRole('button', { name: /Speak/ });
const isFirstOpen = () => screen.getByRole('button', { name: /Lin Xiaohe/ }).getAttribute('aria-current') === 'true';

test('a note removed during its recording stays removed, and the microphone is released', async () => {
  const { sent, saves, device } = renderDesk([buildSubmission()]);
  const speakOnWord = async () => {
    fireEvent.click(speakIn(await noteOnWord()));
    return screen.findByRole('button', { name: /Stop/ });
  };
  await speakOnWord();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(revokeUrl).toHaveBeenCalled());
  fireEvent.click(await speakOnWord());
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { notes: [{ voiceFileId: 1 }] } }));
  expect(sent.filter(({ path }) => path === 'upload/uploadCorrectFile')).toHaveLength(1);
  expect([device.voiceRows.size, device.chunkRows.size]).toEqual([0, 0]);
});

test('Speak keeps the focus while the microphone opens, and Enter does nothing during a recording', async () => {
  setMicrophone('late');
  renderDesk([buildSubmission(), buildSubmission(otherStudent)]);
  const speak = speakIn(await noteOnWord());
  speak.focus();
  fireEvent.click(speak);
  expect(speak.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(speak);
  fireEvent.keyDown(document.body, { key: 'Enter', bubbles: true });
  expect(await screen.findByText(/You are still recording/)).toBeTruthy();
  stage.open();
  await within(screen.getByRole('group', { name: /^Note on/ })).findByRole('button', { name: /Stop/ });
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, bubbles: true });
  expect([document.activeElement === speak, isFirstOpen()]).toEqual([true, true]);
  fireEvent.click(speak);
  await screen.findByRole('button', { name: 'Remove the voice note' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Play');
});

test("a voice note has its own key in the note's text field, which is in the list of keys", async () => {
  const { saves } = renderDesk([buildSubmission()]);
  await noteOnWord();
  const words = screen.getByRole('textbox', { name: 'Note' });
  expect(document.activeElement).toBe(words);
  pressKey('®', { altKey: true, code: 'KeyR' });
  await screen.findByRole('button', { name: /Stop/ });
  expect(document.activeElement).toBe(words);
  pressKey('®', { altKey: true, code: 'KeyR' });
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { notes: [{ voiceFileId: 1 }] } }));
  fireEvent.keyDown(document.body, { key: '?', bubbles: true });
  expect(await screen.findByText('Speak the open note, stop')).toBeTruthy();
});

test('an unplugged microphone ends the recording with a notice, and the recording is kept', async () => {
  const { saves } = renderDesk([buildSubmission()]);
  fireEvent.click(speakIn(await noteOnWord()));
  await screen.findByRole('button', { name: /Stop/ });
  Object.assign(stage.track, { readyState: 'ended' });
  stage.track.dispatchEvent(new Event('ended'));
  expect(await screen.findByText('The recording has ended: the microphone was unplugged')).toBeTruthy();
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ mark: { notes: [{ voiceFileId: 1 }] } }));
});

test.each([
  ['a microphone without sound', { bytes: '' }, /No sound came from the microphone/],
  ['a microphone that is not allowed', { refusal: 'NotAllowedError' }, /The microphone does not open/],
])('%s shows a notice, and stores nothing', async (_what, how, says) => {
  Object.assign(stage, how);
  const { device } = renderDesk([buildSubmission()]);
  const note = await noteOnWord();
  fireEvent.click(speakIn(note));
  const stop = await Promise.race([
    within(note).findByRole('button', { name: /Stop/ }),
    within(note).findByText(/does not open/),
  ]);
  if (stop.tagName === 'BUTTON') fireEvent.click(stop);
  expect(await within(note).findByText(says)).toBeTruthy();
  expect([device.voiceRows.size, device.chunkRows.size]).toEqual([0, 0]);
});

test('a recording in another window makes this one wait, with a notice', async () => {
  const request = async () => {
    throw new DOMException('waited', 'TimeoutError');
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  renderDesk([buildSubmission()]);
  fireEvent.click(speakIn(await noteOnWord()));
  expect(await screen.findByText(/Another window is recording/)).toBeTruthy();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a recording from before a tab crash can be played at its note again', async () => {
  const device = createTestDevice();
  const { id } = { id: 'v' };
  const note = {
    ...{ id: '0b3f0f0e-6d0f-4a55-9c34-2f6f0d8a0021', code: null, text: '', voice: null },
    place: { on: 'text' as const, from: 0, to: 2, quote: 'My' },
  };
  const bytes = new TextEncoder().encode('half a sent').buffer;
  device.chunkRows.set(id, [{ id, key: '7/31', attemptId: 7, note, mime: 'audio/webm', at: 0, index: 0, bytes }]);
  renderDesk([buildSubmission()], { device, voice: () => ({ reason: 'request.busy', message: 'Busy.' }) });
  expect(await screen.findByRole('group', { name: 'Voice note' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Edit note 1' })).toBeTruthy();
});
