// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { downloadListKey } from './download-list-key.ts';
import { useDownload } from './use-downloads.ts';

const personId = 31;

vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => ({ id: personId }) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const book = { editionId: 1, textbookId: 7, editionKind: 'original' as const, name: 'Ten rivers', annotator: '' };
const annotated = { ...book, editionId: 2, editionKind: 'annotated' as const, annotator: 'Qiao' };

const Both = () => {
  const download = useDownload();
  return (
    <>
      <button onClick={() => download(book)}>original</button>
      <button onClick={() => download(annotated)}>annotated</button>
    </>
  );
};

test.each([
  ['en', 'Ten rivers (annotated by Qiao)'],
  ['zh', 'Ten rivers（Qiao批注）'],
] as const)('an annotated edition is saved under its own name, in %s', async (language, name) => {
  renderUi(<Both />, { language });
  for (const which of ['original', 'annotated']) fireEvent.click(await screen.findByText(which));
  const stored = JSON.parse(localStorage.getItem(downloadListKey(personId)) ?? '[]') as { bookName: string }[];
  expect(stored.map(({ bookName }) => bookName)).toEqual(['Ten rivers', name]);
});
