// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { ClassAssignmentList } from './class-assignment-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('work of a class opens under its title, with the class in the trail', async () => {
  const at = '2026-03-02T08:00:00.000Z';
  const essay = {
    ...{ id: 7, kind: 'homework', title: 'Essay', programme: 'ap', type: 'AP', teacherName: 'Ms. Qiao', isMine: true },
    ...{ assignDate: at, deadline: at, isWithdrawn: false, total: 4, submitted: 0, toMark: 0, late: 0 },
    ...{ averageAccuracy: null, opened: 0, watched: 0 },
  };
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: 1, list: [essay], page: 1, totalPage: 1, total: 1, counts: {} }),
  );
  renderUi(
    <SessionProvider screens={[]}>
      <ClassAssignmentList of="homework" classId={3} className="AMC 10/12" />
    </SessionProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Essay' });
  expect(link.getAttribute('href')).toBe('/teacher/task/detail?hId=7&title=Essay&bread=AMC%2010%2F12');
});
