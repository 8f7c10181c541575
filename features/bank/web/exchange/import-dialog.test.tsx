// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { ImportDialog } from './import-dialog.tsx';

const set = (number: number, state: 'new' | 'same' | 'wrong') => ({
  ...{ number, state, title: `Set of number ${number}`, titleZh: null, programme: 'amc', subject: 'math' },
  ...{ questions: 2, setId: null },
});

let answers: object[];
let modes: unknown[];
beforeEach(() => {
  modes = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    modes.push(init?.body instanceof FormData ? init.body.get('mode') : null);
    return new Response(JSON.stringify(answers.shift()), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = () => {
  const onClose = vi.fn<() => void>();
  const caller = { token: () => 'bearer', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller}>
      <ImportDialog onClose={onClose} />
    </CallProvider>,
  );
  return onClose;
};
const choose = (file = new File(['{}'], 'sets.json')) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  fireEvent.change(input, { target: { files: [file] } });
};

test('a file with errors lists each with its position and cannot be imported', async () => {
  const problems = [
    { set: 2, question: 3, code: 'question.keyWrong', detail: '' },
    { set: null, question: null, code: 'import.fileKind', detail: 'page.png' },
  ];
  answers = [{ success: 1, sets: [set(1, 'new'), set(2, 'wrong')], problems, files: 1, made: 0 }];
  draw();
  choose();
  const place = await screen.findByText('Set 2, question 3');
  expect(place.closest('li')?.textContent).toContain('The key does not fit what the question offers.');
  expect(screen.getByText('(page.png)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(modes).toEqual(['dryRun']);
});

test('a file without errors is imported after the check, and the dialog closes', async () => {
  const sets = [set(1, 'new'), set(2, 'same')];
  answers = [
    { success: 1, sets, problems: [], files: 0, made: 0 },
    { success: 1, sets, problems: [], files: 0, made: 1 },
  ];
  const onClose = draw();
  choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 set' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(modes).toEqual(['dryRun', 'apply']);
});

const object = (kind: string, state: 'new' | 'same' | 'refused', problems: object[] = []) => ({
  ...{ kind, state, problems, number: 1, title: `A ${kind}`, titleZh: null, objectId: null },
});

test('a content package shows what of each kind is new or left out and why, and imports the rest', async () => {
  const objects = [
    object('set', 'refused', [{ place: 2, code: 'question.keyWrong', detail: '' }]),
    object('paper', 'refused', [{ place: null, code: 'paper.setMissing', detail: 'A set' }]),
    object('course', 'new'),
    object('textbook', 'same'),
  ];
  answers = [
    { success: 1, objects, files: 3, made: 0 },
    { success: 1, objects, files: 3, made: 1 },
  ];
  const onClose = draw();
  choose(new File(['PK\u0003\u0004'], 'content-001.zip'));
  expect(await screen.findByText('Question sets: 1 left out')).toBeTruthy();
  expect(screen.getByText('Courses: 1 new')).toBeTruthy();
  expect(screen.getByText('Textbooks: 1 there already')).toBeTruthy();
  expect(screen.getByText('Question 2: The key does not fit what the question offers.')).toBeTruthy();
  expect(screen.getByText('A question set of it is left out or missing.', { exact: false }).textContent).toContain(
    '(A set)',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 item' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(modes).toEqual(['dryRun', 'apply']);
});

test('a content package with nothing new cannot be imported', async () => {
  answers = [{ success: 1, objects: [object('paper', 'same')], files: 0, made: 0 }];
  draw();
  choose(new File(['PK\u0003\u0004'], 'content-001.zip'));
  expect(await screen.findByText('There is nothing to import.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('a refused file names the import that reads other formats', async () => {
  vi.stubGlobal('fetch', async () => {
    const message = 'This is not a content package.';
    return new Response(JSON.stringify({ success: 0, code: 'content.notPackage', message }), { status: 409 });
  });
  draw();
  choose(new File(['PK'], 'paper.docx'));
  expect((await screen.findByRole('alert')).textContent).toContain('This is not a content package.');
  const link = screen.getByRole('link', { name: 'Import from Word, Excel, Moodle, QTI or text' });
  expect(link.getAttribute('href')).toBe('/teacher/subject/import');
});
