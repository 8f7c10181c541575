// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { newDraft } from './assignment-draft.ts';
import { PaperSeenBy } from './paper-seen-by.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const makeEntry = (name: string, nameZh: string, questions: number) => ({
  ...{ studentId: questions, name, nameZh, questions },
  at: '2026-03-02T08:00:00.000Z',
});
const most = makeEntry('Lin Xiaohe', '林小禾', 10);
const fewer = [
  makeEntry('Cheng Yinuo', '程一诺', 5),
  makeEntry('He Yifan', '何一帆', 5),
  makeEntry('Wu Tong', '吴桐', 1),
];

test.each([
  ['en', [most], '1 of 18 has met questions of this paper: Lin Xiaohe (10 of 10).'],
  [
    'en',
    [most, ...fewer],
    '4 of 18 have met questions of this paper: Lin Xiaohe (10 of 10), Cheng Yinuo (5 of 10), He Yifan (5 of 10) and others.',
  ],
  [
    'zh',
    [most, ...fewer],
    '18 人中有 4 人做过此卷的题：林小禾（10 / 10 题）、程一诺（5 / 10 题）、何一帆（5 / 10 题）等。',
  ],
] as const)(
  'shows beside the name how many questions of the paper the student has seen (%s, %#)',
  async (language, seenBy, expected) => {
    const answered = { success: 1, total: 10, students: 18, seenBy, questions: [] };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answered)));
    const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
    const draft = newDraft('test', { paperId: 3, classIds: [4] }, 0);
    renderUi(
      <CallProvider caller={caller}>
        <PaperSeenBy draft={draft} />
      </CallProvider>,
      { language },
    );
    expect(await screen.findByText(expected)).toBeTruthy();
  },
);
