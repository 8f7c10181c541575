import { beforeEach, expect, test, vi } from 'vitest';
import { aDevice, aMark } from '../testing.tsx';
import { draftOf, type Draft } from './draft.ts';
import { localVoice, openOutbox, withoutLocal, withVoice, type VoiceSent, type WaitingVoice } from './voice-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here' }));
});

const note = {
  id: 'n',
  place: { on: 'time' as const, recordingId: 'r', fromMs: 0, toMs: 0 },
  code: null,
  text: '',
  voice: null,
};
const said = new Blob(['said'], { type: 'audio/webm' });
const file = { fileId: 5, url: '/5', mime: 'audio/webm' };

const open = (answers: VoiceSent[], device = aDevice()) => {
  const sent: [WaitingVoice, unknown][] = [];
  const tries = vi.fn<() => Promise<VoiceSent>>(async () => answers.shift() ?? { is: 'later' });
  const outbox = openOutbox({
    device: device.voices,
    send: tries,
    onTaken: () => undefined,
    onSent: async (...one) => void sent.push(one),
    newId: () => 'v',
    now: () => 1,
  });
  return { outbox, sent, tries, device };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a voice is on the device before it is sent, and leaves it when its mark has it', async () => {
  const { outbox, sent, device } = open([{ is: 'sent', file }]);
  outbox.add({ key: '1/2', attemptId: 1, note, said });
  expect(device.said.size).toBe(1);
  await settled();

  expect(sent).toMatchObject([[{ key: '1/2', note: { id: 'n' } }, file]]);
  expect([device.said.size, outbox.view().length]).toEqual([0, 0]);
});

test('a voice that meets no network waits and is sent again by itself', async () => {
  const { outbox, tries } = open([{ is: 'later' }, { is: 'later' }, { is: 'sent', file }]);
  outbox.add({ key: '1/2', attemptId: 1, note: null, said });
  await settled();
  expect(outbox.view()).toMatchObject([{ state: 'later' }]);
  await vi.advanceTimersByTimeAsync(2000 + 4000);

  expect(tries).toHaveBeenCalledTimes(3);
  expect(outbox.view()).toEqual([]);
});

test('a voice that is refused says why, stays, and may be sent again or thrown away', async () => {
  const { outbox, device, tries } = open([{ is: 'failed', reason: 'Too large.' }]);
  outbox.add({ key: '1/2', attemptId: 1, note: null, said });
  await settled();
  expect(outbox.view()).toMatchObject([{ state: 'failed', reason: 'Too large.' }]);
  expect(await outbox.flush('3/4')).toBe(true);
  expect(await outbox.flush('1/2')).toBe(false);
  expect(tries).toHaveBeenCalledTimes(2);
  outbox.drop('v');

  expect([device.said.size, outbox.view().length]).toEqual([0, 0]);
});

test('what an earlier page left is taken up once', async () => {
  const device = aDevice();
  device.said.set('old', { id: 'old', key: '1/2', attemptId: 1, note: null, said, at: 0 });
  const { outbox, tries } = open([], device);
  outbox.start();
  outbox.start();
  await settled();

  expect(outbox.view()).toMatchObject([{ id: 'old', state: 'later' }]);
  expect(tries).toHaveBeenCalledTimes(1);
});

test('a voice stands at its note, also at one that said nothing without it, and is not sent before the server has it', () => {
  const draft: Draft = draftOf(aMark());
  const waiting: WaitingVoice = {
    ...{ id: 'v', key: '1/2', note, url: 'blob:here', mime: 'audio/webm' },
    ...{ state: 'later', reason: '' },
  };
  const heard = withVoice(draft, note, localVoice(waiting));

  expect(heard.notes).toMatchObject([{ id: 'n', voice: { url: 'blob:here' } }]);
  expect(withoutLocal(heard).notes).toMatchObject([{ id: 'n', voice: null }]);
  expect(withVoice(heard, note, file).notes).toMatchObject([{ id: 'n', voice: file }]);
  expect(withVoice(draft, null, file).voice).toEqual(file);
});
