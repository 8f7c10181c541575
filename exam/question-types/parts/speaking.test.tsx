// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PartLanguage } from '@inkstone/ui';
import { renderUi } from '@inkstone/ui/testing';
import type { Language } from '@inkstone/base';
import { RecorderProvider, RecordingSources, idleView, type Recorder, type RecorderView } from './recorder-context.tsx';
import { Playback } from './playback.tsx';
import { Speaking } from './speaking.tsx';

afterEach(cleanup);

const getRecorder = (part: Partial<RecorderView>): Recorder => {
  const view = { ...idleView, ...part };
  return {
    subscribe: () => () => undefined,
    view: () => view,
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    endPrep: vi.fn<() => void>(),
    retake: vi.fn<() => void>(),
  };
};

const item = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const show = (part: Partial<RecorderView>, { recordings = [] as string[], language = 'en' as Language } = {}) => {
  const recorder = getRecorder(part);
  renderUi(
    <RecorderProvider recorder={recorder}>
      <Speaking prompt={{ text: '<p>Say why.</p>' }} value={{ recordings }} readOnly={false} />
    </RecorderProvider>,
    { language },
  );
  return recorder;
};

const windows = {
  prep: { seconds: 15, secondsLeft: 9 },
  response: { seconds: 45, secondsLeft: 45 },
} as const;

describe('a spoken question', () => {
  test('shows a countdown of the preparation and announces the beep', () => {
    show({ ...windows, phase: 'prep' });
    expect(screen.getByText('Prepare your answer')).toBeTruthy();
    expect(screen.getByText('0:09')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows the remaining time, the recorded time and the level while recording', () => {
    show({
      ...windows,
      phase: 'open',
      is: 'recording',
      response: { seconds: 45, secondsLeft: 23 },
      spokenSeconds: 22,
      level: { now: 0.4, peak: 0.6, verdict: 'well' },
    });
    expect(screen.getByText('Recording')).toBeTruthy();
    expect(screen.getByText('0:23')).toBeTruthy();
    expect(screen.getByText('0:22 spoken')).toBeTruthy();
    expect(screen.getByRole('meter')).toBeTruthy();
    expect(screen.getByText(/Every second is kept on this device/)).toBeTruthy();
  });

  test('says what the microphone hears in the language of the account, also in a window of another', () => {
    const level = { now: 0.9, peak: 1, verdict: 'tooLoud' } as const;
    renderUi(
      <PartLanguage language="en">
        <RecorderProvider recorder={getRecorder({ ...windows, phase: 'open', is: 'recording', level })}>
          <Speaking prompt={{ text: '<p>Say why.</p>' }} value={{ recordings: [] }} readOnly={false} />
        </RecorderProvider>
      </PartLanguage>,
      { language: 'zh' },
    );
    expect(screen.getByText('Recording')).toBeTruthy();
    expect(screen.getByRole('meter').closest('[lang]')?.getAttribute('lang')).toMatch(/^zh/);
    expect(document.body.textContent).not.toContain('Too loud');
  });

  test('is started and stopped manually if there is no clock', () => {
    const ready = show({ phase: 'open', mayStart: true });
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    expect(ready.start).toHaveBeenCalledOnce();
    cleanup();
    const live = show({ phase: 'open', is: 'recording', mayStop: true });
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(live.stop).toHaveBeenCalledOnce();
  });

  test('discards a recording only after a confirmation', async () => {
    const recorder = show(
      { phase: 'open', mayRetake: true, spokenSeconds: 8, storage: 'server' },
      { recordings: [item] },
    );
    expect(screen.getByText('Your recording is on the server, complete.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Record again' }));
    expect(recorder.retake).not.toHaveBeenCalled();
    const requested = await screen.findByRole('alertdialog');
    fireEvent.click(
      [...requested.querySelectorAll('button')].find((item) => item.textContent === 'Record again') ?? requested,
    );
    await vi.waitFor(() => expect(recorder.retake).toHaveBeenCalledOnce());
  });

  test.each([
    ['denied', 'The microphone is not allowed', /small lock/],
    ['noMicrophone', 'No microphone was found', /Plug one in/],
    ['unplugged', 'The microphone was unplugged', /second part/],
    ['unsupported', 'This browser cannot record', /current Chrome/],
    ['empty', 'The microphone gave no sound at all', /Nothing could be kept/],
    ['elsewhere', 'Another window is recording', /Only one recorder/],
    ['deviceFull', 'This device has no room for the recording', /Make room/],
    ['wrongKind', 'This browser records in a form that cannot be kept', /Nothing of it was kept/],
    ['tooLarge', 'The recording became too large', /What was kept before it did is safe/],
    ['broken', 'The recording broke off', /What you said so far is kept/],
  ] as const)('%s is reported, with what is safe and what to do', (trouble, title, body) => {
    const recorder = show({ phase: 'open', problem: trouble, mayStart: true });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toMatch(body);
    expect(alert.textContent).toContain('You can go on with the other questions.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(recorder.start).toHaveBeenCalledOnce();
  });

  test.each([
    ['empty', '麦克风没有任何声音数据', '没有可保存的内容'],
    ['wrongKind', '此浏览器的录音格式无法保存', '请用较新的 Chrome'],
    ['tooLarge', '录音文件过大', '此前已保存的内容是安全的'],
  ] as const)('%s is reported in Chinese as well', (trouble, title, body) => {
    show({ phase: 'open', problem: trouble, mayStart: true }, { language: 'zh' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(body);
    expect(alert.textContent).toContain('可以继续作答其他题目。');
  });

  test('says in Chinese that there is no second take', () => {
    show({ ...windows, phase: 'over', spokenSeconds: 44, storage: 'device' }, { recordings: [item], language: 'zh' });
    expect(screen.getByText('已录完')).toBeTruthy();
    expect(screen.getByText('考试中不能重录')).toBeTruthy();
    expect(screen.getByText(/正在发送到服务器/)).toBeTruthy();
  });
});

describe('playing a recording', () => {
  const parts = [item, '0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d'];
  const heard = { [item]: { url: '/api/file?id=1', mime: 'audio/webm' } } as const;

  test('its parts are in order, and one that has not arrived says so', () => {
    renderUi(
      <RecordingSources sources={heard}>
        <Playback recordings={parts} whose="student" />
      </RecordingSources>,
    );
    expect(screen.getByText('Part 1 of 2')).toBeTruthy();
    expect(screen.getByText('Part 2 of 2')).toBeTruthy();
    expect(document.querySelectorAll('audio')).toHaveLength(1);
    expect(screen.getByText(/has not arrived on the server yet/)).toBeTruthy();
  });

  test.each([
    ['en', 'Arrived 2 days 4 h after handing in'],
    ['zh', '提交后 2 天 4 小时才送达'],
  ] as const)('a recording that arrived after submission is labelled so, in %s', (language, words) => {
    const late = { arrivedAt: '2026-03-04T12:00:00.000Z', minutes: 52 * 60 };
    renderUi(
      <RecordingSources sources={{ [item]: { ...heard[item], late } }}>
        <Playback recordings={parts} whose="student" />
      </RecordingSources>,
      { language },
    );
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  test('a browser that cannot play it shows a message and offers the download', () => {
    renderUi(
      <RecordingSources sources={heard}>
        <Playback recordings={[item]} whose="own" />
      </RecordingSources>,
    );
    fireEvent.error(document.querySelector('audio') ?? document.body);
    expect(screen.getByRole('link', { name: 'Download it' }).getAttribute('href')).toBe('/api/file?id=1');
  });
});

test('a new recording can be played before submission if it is available', () => {
  const recorder = getRecorder({ phase: 'open', storage: 'server', spokenSeconds: 12 });
  const draw = (sources: Record<string, { url: string; mime: string }>) => {
    cleanup();
    renderUi(
      <RecorderProvider recorder={recorder}>
        <RecordingSources sources={sources}>
          <Speaking prompt={{ text: '' }} value={{ recordings: [item] }} readOnly={false} />
        </RecordingSources>
      </RecorderProvider>,
    );
  };
  draw({ [item]: { url: 'blob:heard', mime: '' } });
  expect(screen.getByRole('group', { name: 'Listen to your recording' })).toBeTruthy();
  // Recordings of a test, and those of another window, have no source.
  draw({});
  expect(screen.queryByRole('group', { name: 'Listen to your recording' })).toBeNull();
});

test('a recording that the school keeps no longer says when it was removed, and one that is on its way says that', () => {
  const second = '7a1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
  renderUi(
    <RecordingSources
      sources={{ [item]: { url: null, mime: 'audio/webm', removedAt: '2026-03-02T08:00:00.000Z', late: null } }}
    >
      <Playback recordings={[item, second]} whose="own" />
    </RecordingSources>,
    { language: 'en' },
  );
  expect(screen.getByText('Removed under the school’s retention on 2 Mar 2026.')).toBeDefined();
  expect(screen.getByText(/has not arrived on the server yet/)).toBeDefined();
});
