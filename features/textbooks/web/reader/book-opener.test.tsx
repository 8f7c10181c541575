// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { openPdf } from '@inkstone/ui/pdf';
import { renderUi } from '@inkstone/ui/testing';
import type { BookView } from '../../contract.ts';
import { BookOpener } from './book-opener.tsx';
import { openBook } from './open-book.ts';

vi.mock('@inkstone/ui/pdf', async (original) => ({ ...(await original<object>()), openPdf: vi.fn<typeof openPdf>() }));
vi.mock('./open-book.ts', async (original) => ({ ...(await original<object>()), openBook: vi.fn<typeof openBook>() }));

afterEach(cleanup);

const openFailing = (name: string, language: 'en' | 'zh') => {
  vi.mocked(openBook).mockResolvedValue({ name: 'Ten Readings', bookUrl: '/files/1' } as BookView);
  vi.mocked(openPdf).mockRejectedValue(Object.assign(new Error('It did not open.'), { name }));
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller}>
      <BookOpener location={{ editionId: 1, action: 'view' }} personId={1} />
    </CallProvider>,
    { language },
  );
  return screen.findByRole('alert');
};

test('a textbook whose file is damaged says so and offers no further try', async () => {
  expect((await openFailing('InvalidPDFException', 'en')).textContent).toMatch(/damaged, locked or empty/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a textbook that the network kept from opening is tried again', async () => {
  expect((await openFailing('UnknownErrorException', 'zh')).textContent).toMatch(/网络中断/);
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});
