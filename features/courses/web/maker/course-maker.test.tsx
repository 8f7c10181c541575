// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { CourseMaker } from './course-maker.tsx';
import type { UploadedFilm } from './use-film-upload.ts';

let uploads: { name: string; finish(film: UploadedFilm | null): void }[];

vi.mock(import('./use-film-upload.ts'), () => ({
  filmMegabytes: 500,
  useFilmUpload: () => ({
    ...{ sending: null, trouble: null, stop: () => undefined, sendCaptions: async () => null },
    send: (file: File) =>
      new Promise<UploadedFilm | null>((finish) => {
        uploads.push({ name: file.name, finish });
      }),
  }),
}));

beforeEach(() => {
  uploads = [];
  // Autosizing text areas listen to `document.fonts`, which jsdom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  document.cookie = 'ua_token=browser';
});
afterEach(cleanup);

const finish = (index: number, film: UploadedFilm | null) =>
  act(async () => {
    uploads[index]?.finish(film);
  });

test('films that are chosen together are uploaded one after the other; one that fails can be uploaded again', async () => {
  renderUi(
    <SessionProvider screens={[{ path: '/', who: backendSide }]}>
      <CourseMaker course={null} onSaved={() => undefined} onBack={() => undefined} />
    </SessionProvider>,
    { language: 'en' },
  );
  const files = ['Part_1.mp4', 'Part_2.mp4', 'Part_3.mp4'].map((name) => new File(['film'], name));
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]')];
  await act(async () => {
    fireEvent.change(inputs[0] as HTMLInputElement, { target: { files } });
  });
  expect(screen.getByLabelText('English title of lesson 2')).toHaveProperty('value', 'Part 2');
  expect(uploads.map(({ name }) => name)).toEqual(['Part_1.mp4']);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Remove lesson 2' }));
  });
  await finish(0, null);
  expect(uploads.map(({ name }) => name)).toEqual(['Part_1.mp4', 'Part_3.mp4']);
  await finish(1, { video: { id: 7, url: '/film' }, poster: null, seconds: 60 });
  fireEvent.click(screen.getByRole('button', { name: 'Upload again' }));
  expect(uploads.map(({ name }) => name)).toEqual(['Part_1.mp4', 'Part_3.mp4', 'Part_1.mp4']);
  await finish(2, { video: { id: 8, url: '/film' }, poster: null, seconds: 60 });
  expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull();
  expect(document.querySelectorAll('video')).toHaveLength(2);
});
