// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import {
  AnswerFileStoreProvider,
  FileSources,
  type AddFileFailure,
  type AnswerFileStore,
  type FileView,
} from '../parts/files-context.tsx';
import { withFile, withoutFile, type FileAnswer } from '../parts/handed.ts';
import { Player } from './player.tsx';
import { Review } from './review.tsx';
import type { Prompt } from './type.ts';

const prompt: Prompt = { text: '<p>Draw it.</p>', accepts: ['text', 'files'], mostFiles: 2, leastWords: 0 };
const getId = (n: number) => `6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2${n}`;
const file = (n: number, name = `page-${n}.jpg`) => ({ id: getId(n), name, mime: 'image/jpeg', bytes: 2048 });
const jpeg = (name: string) => new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], name);

afterEach(cleanup);

/** Shows the player with an upload area that stores files in memory. */
const hand = (
  start?: FileAnswer,
  {
    views = {},
    trouble = null,
    readOnly = false,
  }: {
    views?: Readonly<Record<string, FileView>>;
    trouble?: AddFileFailure | null;
    readOnly?: boolean;
  } = {},
) => {
  const held: { value: FileAnswer | undefined } = { value: start };
  let count = 0;
  const Holder = () => {
    const [value, setValue] = useState(start);
    const change = (next: FileAnswer | undefined) => {
      held.value = next;
      setValue(next);
    };
    const [desk] = useState((): AnswerFileStore => ({
      subscribe: () => () => undefined,
      view: () => views,
      async add({ name, mime, bytes }) {
        if (trouble) return trouble;
        count += 1;
        change(withFile(held.value, { id: getId(count), name, mime, bytes: bytes.byteLength }));
        return null;
      },
      remove: (id) => change(withoutFile(held.value, id)),
      retry: () => undefined,
    }));
    return (
      <AnswerFileStoreProvider desk={desk}>
        <Player prompt={prompt} value={value} onChange={change} readOnly={readOnly} />
      </AnswerFileStoreProvider>
    );
  };
  renderUi(<Holder />);
  return held;
};

const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Add files'), { target: { files } });
const names = () => [...document.querySelectorAll('[data-name]')].map((row) => row.getAttribute('data-name'));

test('a picture of 200 megapixels is not added, and its size is named', async () => {
  const held = hand();
  const header = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 12_240 >> 8, 12_240 & 255, 16_320 >> 8, 16_320 & 255];
  choose(new File([Uint8Array.from([...header, ...Array.from({ length: 40 }, () => 0)])], 'huge.jpg'));
  expect(await screen.findByText(/It has 200 megapixels; a picture may have at most 50/)).toBeTruthy();
  expect(held.value).toBeUndefined();
});

test('selected files are added to the answer in order, up to the required number', async () => {
  const held = hand();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'See my pages.' } });
  choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'));
  expect(await screen.findByText('c.jpg was not added')).toBeTruthy();
  expect(screen.getByText(/takes 2 files/)).toBeTruthy();
  expect(names()).toEqual(['a.jpg', 'b.jpg']);
  expect(held.value).toMatchObject({ text: 'See my pages.', files: [{ name: 'a.jpg', bytes: 4 }, { name: 'b.jpg' }] });
  expect(screen.getByText('That is as many files as this question takes.')).toBeTruthy();
});

test.each([
  ['empty.jpg', new File([], 'empty.jpg'), /nothing in it/],
  ['run.jpg', new File(['MZ\0\0'], 'run.jpg'), /none of these/],
  ['big.pdf', Object.defineProperty(new File(['%PDF-'], 'big.pdf'), 'size', { value: 40_000_000 }), /It has 38 MB/],
])('%s is refused with an explanation, and nothing else is lost', async (name, chosen, words) => {
  const held = hand({ text: 'Kept.', files: [file(9)], recordings: [] });
  choose(chosen);
  expect(await screen.findByText(`${name} was not added`)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(names()).toEqual(['page-9.jpg']);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(held.value?.text).toBe('Kept.');
});

test('a file with a wrong extension is added with its actual type', async () => {
  hand();
  choose(jpeg('essay.pdf'));
  expect(await screen.findByText('essay.pdf is not what its name says; it was added as essay.pdf.jpg.')).toBeTruthy();
});

test('a full device is reported', async () => {
  const held = hand(undefined, { trouble: 'deviceFull' });
  choose(jpeg('a.jpg'));
  expect(await screen.findByText(/no room left/)).toBeTruthy();
  expect(held.value).toBeUndefined();
});

test('a picture from the clipboard gets a name, a dropped file keeps its own', async () => {
  hand();
  fireEvent.paste(document.body, { clipboardData: { files: [jpeg('image.png')] } });
  await waitFor(() => expect(names()).toEqual(['pasted-1.png.jpg']));
  const zone = screen.getByText('Add files').closest('div')?.parentElement ?? document.body;
  fireEvent.drop(zone, { dataTransfer: { files: [jpeg('dropped.jpg')] } });
  await waitFor(() => expect(names()).toEqual(['pasted-1.png.jpg', 'dropped.jpg']));
});

test('files can be sorted, and removed after a confirmation', async () => {
  const held = hand({ text: '', files: [file(1), file(2)], recordings: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Move page-2.jpg up' }));
  expect(names()).toEqual(['page-2.jpg', 'page-1.jpg']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove page-2.jpg' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(held.value?.files).toEqual([file(1)]));
});

test('each file shows where it is stored', () => {
  const view = (stand: FileView['stand']): FileView => ({ stand, url: null });
  const views = {
    [getId(1)]: view({ is: 'sending', share: 0.456 }),
    [getId(2)]: view({ is: 'device', why: 'offline' }),
    [getId(3)]: view({ is: 'server' }),
    [getId(4)]: view({ is: 'refused', message: 'No.' }),
  };
  hand({ text: '', files: [1, 2, 3, 4, 5].map((n) => file(n)), recordings: [] }, { views, readOnly: true });
  expect(screen.getByText('Sending, 45%')).toBeTruthy();
  expect(screen.getByText('Kept on this device, waiting for the network')).toBeTruthy();
  expect(screen.getByText('On the server')).toBeTruthy();
  expect(screen.getByText(/Not taken: No\./)).toBeTruthy();
  expect(screen.getByText('Added on another device, which has not sent it yet')).toBeTruthy();
  expect(screen.queryByLabelText('Add files')).toBeNull();
});

test.each([
  ['en', 'Student’s files', /Has not arrived yet/, 'Arrived 12 min after handing in'],
  ['zh', '学生的文件', /尚未送达/, '提交后 12 分钟才送达'],
] as const)(
  'the report shows which files have arrived, are missing or came late, in %s',
  (language, title, missing, after) => {
    const late = { arrivedAt: '2026-03-02T10:12:00.000Z', minutes: 12 };
    const sources = { [getId(1)]: { name: 'page-1.jpg', mime: 'image/jpeg', bytes: 2048, url: '/api/file?1', late } };
    const value = { text: 'See.', files: [file(1), file(2)], recordings: [] };
    renderUi(
      <FileSources sources={sources}>
        <Review prompt={prompt} key_={{ model: '<p>A drawing.</p>' }} value={value} perspective="student" />
      </FileSources>,
      { language },
    );
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'page-1.jpg' }).getAttribute('src')).toBe('/api/file?1');
    expect(screen.getByText(missing)).toBeTruthy();
    expect(screen.getByText(after)).toBeTruthy();
    expect(screen.getByText('See.')).toBeTruthy();
    expect(screen.getByText('A drawing.')).toBeTruthy();
  },
);

test('a missing answer is reported', () => {
  renderUi(<Review prompt={prompt} key_={{ model: '' }} value={undefined} />);
  expect(screen.getByText('Not answered')).toBeTruthy();
});

test('the count of files is not printed with a paper', () => {
  hand();
  expect(screen.getByText('Your files').closest('.no-print')).not.toBeNull();
});
