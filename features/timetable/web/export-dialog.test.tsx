// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { ExportDialog } from './export-dialog.tsx';

const week = {
  ...{ monday: '2026-03-02', today: '2026-03-04', timeZone: 'Asia/Shanghai', isCut: false, holidays: [], list: [] },
  about: { name: 'Reading', username: null },
};
const term = { id: 4, name: 'Spring 2026', nameZh: '2026春', firstDay: '2026-02-20', lastDay: '2026-06-30' };

let asked: URLSearchParams[];
let fileStatus: number;
const close = vi.fn<() => void>();
beforeEach(() => {
  // jsdom lacks it; lists of options scroll to the chosen one.
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
  asked = [];
  fileStatus = 200;
  URL.createObjectURL = () => 'blob:timetable';
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://school');
    if (pathname.endsWith('/timetableFile')) {
      asked.push(searchParams);
      if (fileStatus === 200) return new Response('BEGIN:VCALENDAR', { status: 200 });
      const refusal = { success: 0, code: 'timetableFile.empty', message: 'There are no sessions on these days.' };
      return new Response(JSON.stringify(refusal), { status: fileStatus });
    }
    const list = [{ ...term, state: 'current', classCount: 1 }];
    return new Response(JSON.stringify({ success: 1, list }), { status: 200 });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 8, name: 'Office', role: ['staff' as const], namedRoles: [] };
  const held = { permission: ['school' as const, 'school_classes' as const] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...held, ...rest }, { family: 'backend', username: 'office' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  close.mockClear();
});

const draw = () =>
  renderUi(
    <SessionProvider screens={[{ path: '/school/timetable', who: backendSide.may('school_classes') }]}>
      <ExportDialog week={week} onClose={close} />
    </SessionProvider>,
    { language: 'en', at: '/school/timetable?classId=6' },
  );

test('the file has the chosen class, the term, the form and the language', async () => {
  draw();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Only Reading, as chosen above the week.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('combobox', { name: 'Days' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Spring 2026' }));
  fireEvent.click(within(dialog).getByRole('combobox', { name: 'File' }));
  fireEvent.click(await screen.findByRole('option', { name: /CSV/ }));
  fireEvent.click(within(dialog).getByRole('combobox', { name: 'Headings and names in' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Chinese' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save file' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    ...{ format: 'csv', fileLanguage: 'zh', fromDay: '2026-02-20', toDay: '2026-06-30', classId: '6' },
  });
});

test('the week that is shown is the default, and a refusal stays in the dialog', async () => {
  fileStatus = 409;
  draw();
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save file' }));
  expect(await within(dialog).findByText('There are no sessions on these days.')).toBeTruthy();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ fromDay: '2026-03-02', toDay: '2026-03-08' });
  expect(close).not.toHaveBeenCalled();
});
