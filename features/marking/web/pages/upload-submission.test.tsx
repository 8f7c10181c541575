// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { Language } from '@inkstone/base';
import type { Note, SubmissionDetail } from '../../contract.ts';
import { toDraft, type Draft } from '../draft/draft.ts';
import { buildUploadSubmission } from '../testing.tsx';
import { UploadSubmission } from './upload-submission.tsx';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof ResizeObserver;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(cleanup);

const renderSubmission = (detail: SubmissionDetail, language: Language = 'en', locked?: readonly Note[]) => {
  const seen = vi.fn<(notes: readonly Note[]) => void>();
  const changes = vi.fn<() => void>();
  const Held = () => {
    const [draft, setDraft] = useState<Draft>({ ...toDraft(null), notes: locked ?? [] });
    useEffect(() => seen(draft.notes), [draft.notes]);
    return (
      <UploadSubmission
        detail={detail}
        draft={draft}
        change={locked ? changes : setDraft}
        isLocked={locked !== undefined}
      />
    );
  };
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller}>
      <Held />
    </CallProvider>,
    { language },
  );
  return { changes, notes: () => seen.mock.lastCall?.[0] ?? [] };
};

/** The picture is loaded with 400 by 800 pixels. */
const pictureComes = (): void => {
  const picture = screen.getByRole('img', { name: 'working.png' });
  Object.defineProperty(picture, 'naturalWidth', { value: 400 });
  Object.defineProperty(picture, 'naturalHeight', { value: 800 });
  fireEvent.load(picture);
};

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true, ...more });
const getBox = (note: Note | undefined) => (note?.place.on === 'page' ? note.place.box : undefined);

test('a box is placed, moved, resized, annotated and undone by keyboard alone', () => {
  const { notes } = renderSubmission(buildUploadSubmission());
  pictureComes();
  press('n');
  const mark = screen.getByRole('button', { name: /^Note 1\. Arrow keys move it/ });
  expect(document.activeElement).toBe(mark);
  const placed = getBox(notes()[0]);
  press('ArrowDown');
  press('ArrowRight', { shiftKey: true });
  expect(getBox(notes()[0])).toMatchObject({
    top: (placed?.top ?? 0) + 0.01,
    width: (placed?.width ?? 0) + 0.01,
    left: placed?.left,
  });
  press('Enter');
  const words = screen.getByRole('textbox', { name: 'Note' });
  fireEvent.change(words, { target: { value: 'Check the sign.' } });
  fireEvent.submit(words);
  expect(notes()).toMatchObject([{ text: 'Check the sign.', place: { fileId: 71, page: 1 } }]);
  press('z');
  press('z');
  expect(getBox(notes()[0])).toEqual(placed);
  expect(notes()[0]?.text).toBe('Check the sign.');
  press('z');
  expect(notes()).toEqual([]);
  press('y');
  expect(notes()).toHaveLength(1);
});

test('a note is removed in place, and selecting one in the list opens its text', () => {
  const { notes } = renderSubmission(buildUploadSubmission());
  pictureComes();
  press('n');
  fireEvent.click(screen.getByRole('button', { name: 'Note 1: Box' }));
  expect(screen.getByRole('group', { name: 'Note on page 1' })).toBeTruthy();
  fireEvent.click(within(screen.getByRole('group', { name: 'Note on page 1' })).getByRole('button', { name: 'Done' }));
  press('n');
  press('Delete');
  expect(notes()).toHaveLength(1);
});

test('nothing is attached to a released mark, and an attempt is neither announced as done nor as undone', () => {
  const place = { on: 'page' as const, fileId: 71, page: 1, box: { left: 0.1, top: 0.1, width: 0.2, height: 0.1 } };
  const { changes } = renderSubmission(buildUploadSubmission(), 'en', [
    { id: 'a', place, code: null, text: 'Why?', voice: null, picture: null },
  ]);
  pictureComes();
  expect(screen.queryByRole('button', { name: 'Attach the page as a picture' })).toBeNull();
  press('n');
  expect(changes).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('A box was placed on the page.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: /^Note 1: / }));
  fireEvent.click(within(screen.getByRole('group', { name: 'Note on page 1' })).getByRole('button', { name: 'Done' }));
  expect(changes).toHaveBeenCalledTimes(1);
});

test('the parts of an answer are its files, its text and what has not arrived; keys go through them', () => {
  const submission = buildUploadSubmission();
  const value = submission.value as { files: unknown[] };
  renderSubmission({ ...submission, value: { ...value, files: [...value.files, { id: 'x', name: 'late.pdf' }] } });
  expect(screen.getByText('1 file that the answer names has not arrived yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'working.png' }).getAttribute('aria-pressed')).toBe('true');
  press('u');
  expect(screen.getByRole('textbox', { name: 'Answer' }).textContent).toContain('My working is in the picture.');
});

test('a document that is not drawn on is offered for download, in Chinese as well', () => {
  const [file] = buildUploadSubmission().files;
  if (!file) throw new Error('the piece has no file');
  const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  renderSubmission(buildUploadSubmission({ files: [{ ...file, name: 'essay.docx', mime }] }), 'zh');
  expect(screen.getByRole('link', { name: /下载 essay\.docx/ }).getAttribute('href')).toBe('/files/71');
  expect(screen.getByText(/此类文件无法直接批注/)).toBeTruthy();
});

test('a file that arrived after submission is labelled', () => {
  const { files } = buildUploadSubmission();
  const late = { arrivedAt: '2026-03-02T10:12:00.000Z', minutes: 12 };
  renderSubmission(buildUploadSubmission({ files: files.map((file) => ({ ...file, late })) }), 'zh');
  expect(screen.getByText('提交后 12 分钟才送达')).toBeTruthy();
});
