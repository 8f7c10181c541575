import { beforeEach, expect, test, vi } from 'vitest';
import { createTestDevice, buildMark } from '../testing.tsx';
import { toDraft, type Draft } from './draft.ts';
import { toLocalVoice, withoutLocalVoices, withVoice } from './local-voice.ts';
import { createVoiceOutbox, type VoiceOutbox, type VoiceSendResult, type PendingVoice } from './voice-outbox.ts';

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
const sound = new Blob(['said'], { type: 'audio/webm' });
const file = { fileId: 5, url: '/5', mime: 'audio/webm' };

const open = (answers: VoiceSendResult[], device = createTestDevice()) => {
  const sent: [PendingVoice, unknown][] = [];
  const tries = vi.fn<(voice: { sound: Blob }) => Promise<VoiceSendResult>>(
    async () => answers.shift() ?? { is: 'later' },
  );
  const outbox = createVoiceOutbox({
    device: device.voices,
    send: tries,
    onQueued: () => undefined,
    onSent: async (...call) => {
      sent.push(call);
      return { is: 'placed' };
    },
    newId: () => 'v',
    now: () => 1,
  });
  return { outbox, sent, tries, device };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

/** Records a complete voice note for the submission 1/2. */
const speak = async (outbox: VoiceOutbox, of: typeof note | null): Promise<void> => {
  const sink = outbox.begin({ key: '1/2', attemptId: 1, note: of, mime: sound.type });
  await sink.write(sound);
  expect(sink.finish()).toBe(true);
};

test('a voice is on the device before it is sent, and leaves it when its mark has it', async () => {
  const { outbox, sent, device } = open([{ is: 'sent', file }]);
  await speak(outbox, note);
  expect(device.voiceRows.size).toBe(1);
  await settled();

  expect(sent).toMatchObject([[{ key: '1/2', note: { id: 'n' } }, file]]);
  expect([device.voiceRows.size, outbox.view().length]).toEqual([0, 0]);
});

test('a voice note without network waits and is sent again by itself', async () => {
  const { outbox, tries } = open([{ is: 'later' }, { is: 'later' }, { is: 'sent', file }]);
  await speak(outbox, null);
  await settled();
  expect(outbox.view()).toMatchObject([{ state: 'later' }]);
  await vi.advanceTimersByTimeAsync(2000 + 4000);

  expect(tries).toHaveBeenCalledTimes(3);
  expect(outbox.view()).toEqual([]);
});

test('a refused voice note shows why, stays, and may be sent again or deleted', async () => {
  const { outbox, device, tries } = open([{ is: 'failed', reason: 'Too large.' }]);
  await speak(outbox, null);
  await settled();
  expect(outbox.view()).toMatchObject([{ state: 'failed', reason: 'Too large.' }]);
  expect(await outbox.flush('3/4')).toBe(true);
  expect(await outbox.flush('1/2')).toBe(false);
  expect(tries).toHaveBeenCalledTimes(2);
  outbox.drop('v');

  expect([device.voiceRows.size, outbox.view().length]).toEqual([0, 0]);
});

test('a closed outbox sends nothing more, and goes on where it is started again', async () => {
  const { outbox, tries } = open([{ is: 'later' }, { is: 'sent', file }]);
  await speak(outbox, null);
  await settled();
  outbox.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveBeenCalledTimes(1);
  outbox.start();
  await settled();
  expect([tries.mock.calls.length, outbox.view().length]).toEqual([2, 0]);
});

test('what an earlier page left is resumed once', async () => {
  const device = createTestDevice();
  device.voiceRows.set('old', { id: 'old', key: '1/2', attemptId: 1, note: null, sound, at: 0 });
  const { outbox, tries } = open([], device);
  outbox.start();
  outbox.start();
  await settled();

  expect(outbox.view()).toMatchObject([{ id: 'old', state: 'later' }]);
  expect(tries).toHaveBeenCalledTimes(1);
});

test('a recording is stored in chunks, and nothing counts as sent before its end', async () => {
  const { outbox, device, tries } = open([{ is: 'sent', file }]);
  const sink = outbox.begin({ key: '1/2', attemptId: 1, note, mime: sound.type });
  expect(outbox.isSpeaking()).toBe(true);
  await sink.write(sound);
  await sink.write(new Blob([' more']));

  expect(device.chunkRows.get('v')).toMatchObject([{ index: 0 }, { index: 1 }]);
  expect([await outbox.flush('1/2'), await outbox.flush('3/4'), tries.mock.calls.length]).toEqual([false, true, 0]);
  expect(sink.finish()).toBe(true);
  await settled();
  expect(outbox.isSpeaking()).toBe(false);
  expect([device.chunkRows.size, device.voiceRows.size, tries.mock.calls.length]).toEqual([0, 0, 1]);
});

test('a cancelled or empty recording leaves nothing on the device', async () => {
  const { outbox, device } = open([]);
  const begin = () => outbox.begin({ key: '1/2', attemptId: 1, note, mime: sound.type });
  const dropped = begin();
  await dropped.write(sound);
  dropped.drop();
  expect(begin().finish()).toBe(false);
  await settled();

  expect([device.chunkRows.size, device.voiceRows.size, outbox.isSpeaking(), outbox.view().length]).toEqual([
    0,
    0,
    false,
    0,
  ]);
});

test('a recording of a closed window is resumed with all of its chunks', async () => {
  const device = createTestDevice();
  const dying = open([], device).outbox.begin({ key: '1/2', attemptId: 1, note, mime: sound.type });
  await dying.write(sound);
  await dying.write(new Blob([' more']));
  const { outbox, tries } = open([], device);
  outbox.start();
  await settled();

  expect(outbox.view()).toMatchObject([{ id: 'v', key: '1/2', note: { id: 'n' }, mime: 'audio/webm' }]);
  const [[sent] = []] = tries.mock.calls;
  expect(await sent?.sound.text()).toBe('said more');
});

test('a voice is in its note, also in an otherwise empty one, and is not sent before the server has it', () => {
  const draft: Draft = toDraft(buildMark());
  const waiting: PendingVoice = {
    ...{ id: 'v', key: '1/2', note, url: 'blob:here', mime: 'audio/webm' },
    ...{ state: 'later', isOnDevice: true, reason: '' },
  };
  const heard = withVoice(draft, note, toLocalVoice(waiting));

  expect(heard.notes).toMatchObject([{ id: 'n', voice: { url: 'blob:here' } }]);
  expect(withoutLocalVoices(heard).notes).toMatchObject([{ id: 'n', voice: null }]);
  expect(withVoice(heard, note, file).notes).toMatchObject([{ id: 'n', voice: file }]);
  expect(withVoice(draft, null, file).voice).toEqual(file);
});

test('a voice that the device could not store is not shown as stored, and is sent all the same', async () => {
  const device = createTestDevice();
  device.voices.save = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  const { outbox, tries } = open([{ is: 'later' }, { is: 'sent', file }], device);
  await speak(outbox, null);
  await settled();
  expect(outbox.view()).toMatchObject([{ state: 'later', isOnDevice: false }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([tries.mock.calls.length, outbox.view().length]).toEqual([2, 0]);
});

test('nothing of a voice that the device could not store stays there once it is sent or deleted', async () => {
  for (const isSent of [true, false]) {
    const device = createTestDevice();
    device.voices.save = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    const { outbox } = open([isSent ? { is: 'sent', file } : { is: 'failed', reason: 'Too large.' }], device);
    await speak(outbox, null);
    expect(device.chunkRows.size).toBe(1);
    await settled();
    if (!isSent) outbox.drop('v');
    await settled();
    expect([outbox.view().length, device.chunkRows.size]).toEqual([0, 0]);
  }
});

test('a voice is shown as stored once its write is done', async () => {
  const { outbox } = open([{ is: 'later' }]);
  await speak(outbox, null);
  expect(outbox.view()).toMatchObject([{ isOnDevice: false }]);
  await settled();
  expect(outbox.view()).toMatchObject([{ state: 'later', isOnDevice: true }]);
});
