// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { PeoplePicker } from './people-picker.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('classes to choose say their term, and which of them has ended', async () => {
  const aClass = (id: number, name: string, term: object | null) => ({
    id,
    name,
    studentCount: 3,
    teacherName: '',
    term,
  });
  const classes = [
    aClass(1, '周六班', { id: 4, name: '2026 年秋季学期', state: 'current' }),
    aClass(2, '无学期班', null),
    aClass(3, '基础班', { id: 3, name: '2026 年暑期', state: 'past' }),
  ];
  vi.stubGlobal('fetch', async (url: string) => {
    const list = url.includes('backend/teacher/class') ? classes : [];
    return new Response(JSON.stringify({ success: 1, list, page: 1, totalPage: 1, total: list.length }));
  });
  const caller = { token: () => 'token', language: () => 'zh' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <PeoplePicker draft={{ classIds: [], studentIds: [] }} onChange={() => undefined} />
    </CallProvider>,
    { language: 'zh' },
  );
  const boxes = [await screen.findByRole('checkbox', { name: /周六班/ }), ...screen.getAllByRole('checkbox').slice(1)];
  expect(boxes.map((box) => box.closest('li')?.textContent)).toEqual([
    '周六班3 人 · 2026 年秋季学期',
    '无学期班3 人',
    '基础班3 人 · 2026 年暑期（已结束）',
  ]);
});
