// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { AttemptClock } from './attempt-clock.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (secondsLeft: number | null, language: 'en' | 'zh' = 'en') => {
  const answered = vi.fn<() => Promise<Response>>(
    async () => new Response(JSON.stringify({ success: 1, secondsLeft, isClosed: false })),
  );
  vi.stubGlobal('fetch', answered);
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined } as const;
  renderUi(
    <CallProvider caller={caller}>
      <AttemptClock attemptId={3} />
    </CallProvider>,
    { language },
  );
  return answered;
};

test.each([
  [545, 'en', '9 min left on its own clock'],
  [545, 'zh', '作答计时剩余 9 分钟'],
  [100, 'en', '1 min left on its own clock'],
  [12, 'en', 'Less than a minute left on its own clock'],
  [12, 'zh', '作答计时剩余不到 1 分钟'],
  [0, 'en', 'Time is up'],
] as const)('%i seconds left are shown in %s', async (seconds, language, expected) => {
  draw(seconds, language);
  expect(await screen.findByText(expected)).toBeTruthy();
});

test('nothing is shown without a running clock', async () => {
  const answered = draw(null);
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByText(/clock/)).toBeNull();
});
