// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import type { Option } from '../shapes.ts';
import { OptionFields } from './option-fields.tsx';
import { PictureUploadProvider } from './picture-desk.tsx';
import { RichField } from './rich-field.tsx';

afterEach(cleanup);

const write = (start: string, take: ((chosen: File) => Promise<string | null>) | null = null) => {
  const held: { now: string; editor?: Editor } = { now: start };
  const Holder = () => {
    const [value, setValue] = useState(start);
    const change = (html: string) => {
      held.now = html;
      setValue(html);
    };
    const keep = (editor: Editor) => {
      held.editor = editor;
      return null;
    };
    return <RichField label="Text" value={value} onChange={change} more={keep} />;
  };
  renderUi(take ? <PictureUploadProvider take={take}>{<Holder />}</PictureUploadProvider> : <Holder />);
  return held;
};

const paste = (html: string, name = 'Text', files: File[] = []) =>
  fireEvent.paste(screen.getByRole('textbox', { name }), {
    clipboardData: { files, getData: (type: string) => (type === 'text/html' ? html : '') },
  });

test('a styled superscript stays one, a formula becomes LaTeX, and code and strikethrough are kept', async () => {
  const held = write('');
  paste(
    '<p>10<span style="vertical-align:super">2</span> <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> <s>go</s></p><pre>if x:\n    y()</pre>',
  );

  await waitFor(() => expect(held.now).toContain('10<sup>2</sup>'));
  expect(held.now).toContain(String.raw`<span data-math="">\frac{1}{2}</span>`);
  expect(held.now).toContain('<s>go</s>');
  expect(held.now).toContain('<pre><code>if x:\n    y()</code></pre>');
});

test('a pasted table can be edited and extended with its own tools', async () => {
  const held = write('');
  paste('<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>');
  await waitFor(() => expect(held.now).toContain('<table>'));
  held.editor?.commands.setTextSelection(5);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a row' }));

  await waitFor(() => expect(held.now.match(/<tr>/g)).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: 'Delete the table' }));
  await waitFor(() => expect(held.now).not.toContain('<table>'));
});

test('what cannot be kept is reported until the report is dismissed', async () => {
  const held = write('');
  paste('<p>See <img src="https://example.org/x.png" alt="triangle"></p>');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not kept from what you pasted: the picture “triangle”');
  expect(held.now).toContain('[triangle]');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a pasted picture is uploaded, and one that is refused is reported', async () => {
  const take = vi.fn<(file: File) => Promise<string | null>>(async ({ type }) =>
    type === 'image/png' ? '/api/file?id=7' : null,
  );
  const held = write('', take);
  paste(
    '<p>Two <img src="data:image/png;base64,iVBORw0KGgo=" alt="map"><img src="data:image/gif;base64,R0lGODdh" alt="moving"></p>',
  );

  await waitFor(() => expect(held.now).toContain('<img src="/api/file?id=7" alt="map">'));
  expect(screen.getByRole('alert').textContent).toContain('“moving”');
  expect(take).toHaveBeenCalledTimes(2);
});

test('if the clipboard contains text and a picture of it, the text is used', async () => {
  const held = write('', async () => '/api/file?id=7');
  paste('<p>from a sheet</p>', 'Text', [new File(['x'], 'image.png', { type: 'image/png' })]);

  await waitFor(() => expect(held.now).toContain('from a sheet'));
  expect(screen.queryByRole('textbox', { name: 'What the picture shows' })).toBeNull();
});

test('several options pasted into one field are offered as separate options', async () => {
  const held: { now: readonly Option[] } = { now: [] };
  const Holder = () => {
    const [options, setOptions] = useState<readonly Option[]>([
      { id_option: '1', text: '' },
      { id_option: '2', text: '' },
    ]);
    const change = (next: readonly Option[]) => {
      held.now = next;
      setOptions(next);
    };
    return <OptionFields label="Options" options={options} problems={{}} onChange={change} />;
  };
  renderUi(<Holder />);
  paste('<p>A. 10<sup>2</sup></p><p>B. 20</p><p>C. 30</p>', 'Option A');
  expect((await screen.findByRole('status')).textContent).toContain('3 options');
  fireEvent.click(screen.getByRole('button', { name: 'One field each' }));

  await waitFor(() =>
    expect(held.now.map(({ text }) => text)).toEqual(['<p>10<sup>2</sup></p>', '<p>20</p>', '<p>30</p>']),
  );
  expect(screen.queryByRole('button', { name: 'One field each' })).toBeNull();
});
