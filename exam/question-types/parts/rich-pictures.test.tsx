// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import { ModelAnswerEditor } from './model-answer-editor.tsx';
import { PictureUploadProvider, type UploadPicture } from './picture-desk.tsx';
import { RichField } from './rich-field.tsx';

afterEach(cleanup);

const address = '/api/file?id=7';

const write = (start: string, take: UploadPicture | null, language: Language = 'en') => {
  const held: { now: string; editor?: Editor } = { now: start };
  const Holder = () => {
    const [now, setNow] = useState(start);
    const change = (html: string) => {
      held.now = html;
      setNow(html);
    };
    const more = (editor: Editor) => {
      held.editor = editor;
      return null;
    };
    return <RichField label="Text" value={now} onChange={change} more={more} />;
  };
  const field = <Holder />;
  renderUi(take ? <PictureUploadProvider take={take}>{field}</PictureUploadProvider> : field, { language });
  return held;
};

const file = () => new File(['bytes'], 'graph.png', { type: 'image/png' });
const choose = (label = 'Choose a picture') =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file()] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const altField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'What the picture shows' });

/** The picture being inserted finishes loading, with this size. */
const arrive = (width: number, height: number) => {
  const shown = document.querySelector('img[alt=""]');
  if (!shown) throw new Error('no picture is being put in');
  Object.defineProperties(shown, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(shown);
};

test('a selected picture is inserted in the selected width once it has a description', async () => {
  const held = write('<p>See: </p>', async () => address);
  choose();
  const alt = await altField();
  expect(document.activeElement).toBe(alt);
  arrive(1600, 1000);
  press('Put in');
  expect(screen.getByRole('alert').textContent).toBe('Say in a few words what the picture shows.');
  expect(held.now).not.toContain('<img');

  fireEvent.change(alt, { target: { value: ' a rising line ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
  press('Put in');
  expect(held.now).toContain(`<img src="${address}" alt="a rising line" width="640" height="400">`);
  expect(screen.queryByRole('textbox', { name: 'What the picture shows' })).toBeNull();
});

test('a small picture keeps its own size, and no size is offered', async () => {
  const held = write('', async () => address);
  choose();
  fireEvent.change(await altField(), { target: { value: 'a dot' } });
  arrive(40, 20);
  expect(screen.queryByRole('radio', { name: 'Large' })).toBeNull();
  fireEvent.keyDown(await altField(), { key: 'Enter' });
  expect(held.now).toContain('width="40" height="20"');
});

test('an inserted picture can be described again or removed', async () => {
  const held = write(`<p><img src="${address}" alt="a line" width="320" height="200"></p>`, async () => address);
  act(() => void held.editor?.commands.setNodeSelection(1));
  press('Picture');
  const alt = await altField();
  expect(alt.value).toBe('a line');
  fireEvent.change(alt, { target: { value: 'a falling line' } });
  press('Done');
  expect(held.now).toBe(`<p><img src="${address}" alt="a falling line" width="320" height="200"></p>`);

  act(() => void held.editor?.commands.setNodeSelection(1));
  press('Picture');
  await altField();
  press('Remove');
  expect(held.now).not.toContain('<img');
});

test('a pasted picture is inserted in the same way', async () => {
  write('<p>See: </p>', async () => address);
  fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), {
    clipboardData: { files: [file()], getData: () => '' },
  });
  expect(await altField()).toBeDefined();
});

test('Escape leaves the text unchanged, and so does a refused picture', async () => {
  const held = write('<p>See: </p>', async () => address);
  choose();
  fireEvent.keyDown(await altField(), { key: 'Escape' });
  expect(held.now).toBe('<p>See: </p>');
  cleanup();

  write('<p>See: </p>', async () => null, 'zh');
  choose('选择图片');
  expect(screen.getByRole('status').textContent).toBe('正在上传图片……');
  await act(async () => undefined);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('textbox', { name: '图片内容' })).toBeNull();
});

test('without picture uploads there is no such tool', () => {
  write('<p>See: </p>', null);
  expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull();
});

test('a model answer has no pictures, because it is part of the key', async () => {
  const words = { text: 'Task', model: 'Model answer' };
  const written = { prompt: { text: '<p>Tell.</p>' }, key_: { model: '' }, problems: {}, onChange: () => undefined };
  renderUi(
    <PictureUploadProvider take={async () => address}>
      <ModelAnswerEditor {...written} labels={words} />
    </PictureUploadProvider>,
  );
  const getTools = (label: string) => within(screen.getByRole('toolbar', { name: `Format of ${label}` }));
  expect(getTools('Task').getByRole('button', { name: 'Picture' })).toBeDefined();
  expect(getTools('Model answer').queryByRole('button', { name: 'Picture' })).toBeNull();
});
