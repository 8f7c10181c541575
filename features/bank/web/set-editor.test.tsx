// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { questionEditors } from '@inkstone/exam/views';
import {
  getBankFilters,
  getBankTree,
  getQuestionSet,
  getSetSharing,
  saveQuestionSet,
  uploadFile,
} from '../contract.ts';
import { CopiedSetEditor, ExistingSetEditor, NewSetEditor } from './set-editor.tsx';
import { renderWithCalls } from './testing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({
    id: 7,
    name: 'Lin',
    role: 'teacher',
    roles: ['teacher'],
    permission: ['repository_quest'],
    language: 'en',
  }),
  useProtectPage: () => undefined,
}));

const filters = {
  programmes: [{ id: 'amc', name: { en: 'AMC', zh: 'AMC 数学竞赛' } }],
  subjects: [{ programme: 'amc', id: 'math', name: { en: 'Mathematics', zh: '数学' } }],
  types: [],
};
const tree = [
  { id: 1, parentId: null, kind: 'programme', code: 'amc', name: 'AMC', nameZh: 'AMC 数学竞赛', count: 0 },
  { id: 2, parentId: 1, kind: 'subject', code: 'amc.math', name: 'Mathematics', nameZh: '数学', count: 0 },
];
const responses = [
  [getBankFilters, filters],
  [getBankTree, { list: tree }],
  [saveQuestionSet, { setId: 1, version: 1, revisionId: 1, questionIds: [1] }],
] as const;

// The editor of a question type is loaded lazily; here it is loaded in advance.
beforeAll(async () => {
  await questionEditors.choice();
}, 60_000);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an incomplete set is not sent; missing fields are listed in the summary and at the fields', async () => {
  const { sent } = renderWithCalls(<NewSetEditor />, responses);
  fireEvent.click(await screen.findByRole('button', { name: 'Save the set' }));
  expect(await screen.findAllByText('Give the set a title, in English or in Chinese.')).toHaveLength(2);
  expect(screen.getByText('Question 1 is not complete yet.')).toBeDefined();
  expect((await screen.findAllByText('Write something here.')).length).toBeGreaterThan(1);
  expect(sent.some(({ path }) => path === saveQuestionSet.path)).toBe(false);
});

test('a new set starts at the selected node with the options of its programme, and returns there', async () => {
  renderWithCalls(<NewSetEditor />, responses, { at: '/teacher/subject?edit=new&node=2' });
  const place = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Programme and subject' });
  await waitFor(() => expect(place.value).toBe('AMC · Mathematics'));
  expect(await screen.findAllByRole('radio', { name: /is right/ })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Question bank' }).getAttribute('href')).toContain('node=2');
});

test('a question added afterwards is not yet reported as incomplete', async () => {
  renderWithCalls(<NewSetEditor />, responses);
  fireEvent.click(await screen.findByRole('button', { name: 'Save the set' }));
  const wrong = (await screen.findAllByText('Write something here.')).length;
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  expect(await screen.findByRole('article', { name: 'Question 2' })).toBeDefined();
  expect(screen.queryByText('Question 2 is not complete yet.')).toBeNull();
  expect(screen.getAllByText('Write something here.')).toHaveLength(wrong);
  fireEvent.click(screen.getByRole('button', { name: 'Save the set' }));
  expect(await screen.findByText('Question 2 is not complete yet.')).toBeDefined();
});

test('typed input is saved on the device for this person and restored', async () => {
  renderWithCalls(<NewSetEditor />, responses);
  fireEvent.change(await screen.findByLabelText('English title'), { target: { value: 'Tides' } });
  await waitFor(() => expect(localStorage.getItem('inkstone.draft.7.set.new')).toContain('Tides'));
  cleanup();

  renderWithCalls(<NewSetEditor />, responses);
  expect((await screen.findByLabelText<HTMLInputElement>('English title')).value).toBe('Tides');
  expect(screen.getByText('What you had not saved was restored from this device.')).toBeDefined();
});

test('a draft left immediately is saved, too', async () => {
  renderWithCalls(<NewSetEditor />, responses);
  fireEvent.change(await screen.findByLabelText('English title'), { target: { value: 'Tides' } });
  cleanup();
  expect(localStorage.getItem('inkstone.draft.7.set.new')).toContain('Tides');
});

test('the whole screen is in Chinese', async () => {
  renderWithCalls(<NewSetEditor />, responses, { language: 'zh' });
  expect(await screen.findByRole('heading', { name: '新建题组' })).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: '保存题组' }));
  expect(await screen.findAllByText('请填写标题，中文或英文均可。')).toHaveLength(2);
});

test('a recording is uploaded, its length is measured in the browser, and a transcript field appears', async () => {
  vi.stubGlobal(
    'Audio',
    class {
      duration = 61.2;
      set ondurationchange(tell: () => void) {
        setTimeout(tell);
      }
    },
  );
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  const file = { id: 5, name: 'talk.mp3', mime: 'audio/mpeg', size: 9, url: '/api/file?id=5' };
  const { container } = renderWithCalls(<NewSetEditor />, [...responses, [uploadFile, { file }]]);
  fireEvent.click(await screen.findByRole('radio', { name: 'A recording' }));
  expect(screen.queryByLabelText('Transcript (optional)')).toBeNull();
  const upload = new File(['sound'], 'talk.mp3', { type: 'audio/mpeg' });
  const input = container.ownerDocument.querySelector('input[type=file][accept^="audio"]');
  if (!input) throw new Error('there is no way to choose a file');
  fireEvent.change(input, { target: { files: [upload] } });
  expect(await screen.findByText('Students read it in the report, never while they answer.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Upload another recording' })).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('inkstone.draft.7.set.new')).toContain('"audioSeconds":62'));
});

test('a picture can be inserted in a question, an option and an explanation', async () => {
  const file = { id: 6, name: 'graph.png', mime: 'image/png', size: 9, url: '/api/file?id=6&signature=x' };
  renderWithCalls(<NewSetEditor />, [...responses, [uploadFile, { file }]]);
  const article = await screen.findByRole('article', { name: 'Question 1' });
  await within(article).findByRole('toolbar', { name: 'Format of Option A' });
  for (const label of ['Question', 'Option A', 'Explanation in English (optional)']) {
    const tools = within(article).getByRole('toolbar', { name: `Format of ${label}` });
    const upload = new File(['bytes'], 'graph.png', { type: 'image/png' });
    fireEvent.change(within(tools).getByLabelText('Choose a picture'), { target: { files: [upload] } });
    const alt = await screen.findByRole('textbox', { name: 'What the picture shows' });
    fireEvent.change(alt, { target: { value: `graph of ${label}` } });
    fireEvent.click(screen.getByRole('button', { name: 'Put in' }));
    expect(
      within(article)
        .getByRole('img', { name: `graph of ${label}` })
        .getAttribute('src'),
    ).toBe(file.url);
  }
});

const earlierVersion = {
  set: {
    ...{ id: 5, title: 'Sums', titleZh: '求和', programme: 'amc', subject: 'math', version: 3, shownVersion: 1 },
    stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  },
  keyChanges: [],
  questions: [
    {
      ...{ id: 9, revisionId: 90, position: 1, kind: 'true-false', prompt: { text: '<p>2 + 2 = 4</p>' }, key: true },
      ...{ explanation: { en: '', zh: '' }, points: 100, knowledge: null, furtherKnowledge: [] },
      ...{ clip: null, evidence: [], distractors: {} },
    },
  ],
};

test('an earlier version is saved as the newest, with the questions that it had', async () => {
  const calls = [...responses, [getQuestionSet, earlierVersion] as const];
  const { sent } = renderWithCalls(<ExistingSetEditor setId={5} version={1} />, calls, {
    at: '/teacher/subject?edit=open&topicId=5&version=1',
  });
  expect(await screen.findByText(/editing the text of version 1/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 4' }));
  await waitFor(() => expect(sent.some(({ path }) => path === saveQuestionSet.path)).toBe(true));
  const input = sent.find(({ path }) => path === saveQuestionSet.path)?.input;
  expect(input).toMatchObject({ setId: 5, version: 3, title: 'Sums', questions: [{ id: 9 }] });
});

test('a copy is a new set with new questions, told apart by its titles', async () => {
  const calls = [...responses, [getQuestionSet, { ...earlierVersion }] as const];
  const { sent } = renderWithCalls(<CopiedSetEditor setId={5} version={undefined} />, calls, {
    at: '/teacher/subject?edit=copy&topicId=5',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save the set' }));
  await waitFor(() => expect(sent.some(({ path }) => path === saveQuestionSet.path)).toBe(true));
  const input = sent.find(({ path }) => path === saveQuestionSet.path)?.input as { questions: { id?: number }[] };
  expect(input).toMatchObject({ title: 'Sums (2)', titleZh: '求和 (2)' });
  expect(input).not.toHaveProperty('setId');
  expect(input.questions.map(({ id }) => id)).toEqual([undefined]);
});

test('a set that may only be used is not edited, and who may edit it is named', async () => {
  const usable = { ...earlierVersion, set: { ...earlierVersion.set, access: 'use' } };
  const owner = { id: 2, name: 'Qiao', nameZh: null };
  const mei = { kind: 'person', id: 3, name: 'Mei', nameZh: null, username: 'mei', memberCount: null };
  const shares = [
    { ...mei, access: 'edit', isActive: true },
    { ...mei, id: 4, name: 'Tao', access: 'use', isActive: true },
    { ...mei, id: 5, name: 'Wu', access: 'edit', isActive: false },
  ];
  renderWithCalls(<ExistingSetEditor setId={5} version={undefined} />, [
    [getQuestionSet, usable],
    [getSetSharing, { owner, generalAccess: 'use', canShare: false, shares }],
  ]);
  expect(await screen.findByText(/It can be edited by Qiao, Mei, and by whoever manages the bank/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});
