// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindBlueprint, type Blueprint, type WindowMode } from '@inkstone/exam/blueprint';
import { findProgramme } from '@inkstone/programmes';
import { preloadConfirm } from '@inkstone/ui';
import { renderUi } from '@inkstone/ui/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { Directions } from '../directions/directions.tsx';
import { createStart, openStore, renderExamWindow, stubServer } from '../testing.tsx';
import { preloadPages } from './pages.lazy.ts';

let store: AttemptStore;

beforeAll(() => Promise.all([preloadPages(), preloadConfirm()]));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  stubServer();
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
});

const bind = (id: string, variant: string, windowMode: WindowMode | null): Blueprint => {
  const programme = findProgramme(id);
  const [section] = programme?.variants.find((candidate) => candidate.id === variant)?.sections ?? [];
  if (!programme || !section) throw new Error(`No exam ${id} ${variant}`);
  const questions = [1, 2].map((at) => ({ id: at, type: 'choice' }));
  const part = section.parts[0]?.id ?? '';
  const paper = [{ section: section.id, part, sets: [{ id: 9, questions }] }];
  return bindBlueprint(programme, variant, { paper, choices: { mode: 'test', windowMode } });
};

/** The first question, to a Chinese student. */
const openQuestion = async (id: string, variant: string, windowMode: WindowMode | null) => {
  const blueprint = bind(id, variant, windowMode);
  const [section] = blueprint.sections;
  const place = { sectionId: section?.id ?? '', partId: section?.parts[0]?.id ?? '' };
  store = await openStore(createStart(blueprint), [{ kind: 'started' }, { kind: 'section-entered', ...place }]);
  renderExamWindow(store, { language: 'zh' });
  await screen.findByRole('main');
};

const hasButton = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;

test('as in the exam, window and buttons are in English under a Chinese account, what concerns saving in Chinese', async () => {
  await openQuestion('toefl-2026', 'toefl-2026', 'exam');
  expect(hasButton('Next')).toBe(true);
  expect(hasButton('下一题')).toBe(false);
  expect(screen.getByRole('button', { name: 'Next' }).closest('[lang]')?.getAttribute('lang')).toBe('en');
  act(() => void store.dispatch({ kind: 'answered', questionId: 1, value: 'A' }));
  const saving = within(screen.getByRole('contentinfo')).getByRole('status');
  expect(saving.textContent).toMatch(/\p{Script=Han}/u);
  expect(saving.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
});

test('as in the exam, nothing is offered that the real window lacks', async () => {
  await openQuestion('toefl-2026', 'toefl-2026', 'exam');
  for (const name of [/^Highlight/, /^Zoom/, /^Line reader/, /^Keys/, /^Mark/]) expect(hasButton(name)).toBe(false);
  // No real window names the type of a question.
  expect(screen.queryByText('Single choice')).toBeNull();
  fireEvent.keyDown(window, { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving asks in Chinese, since it says where the answers are', async () => {
  await openQuestion('toefl-2026', 'toefl-2026', 'exam');
  fireEvent.click(screen.getByRole('button', { name: /^Leave/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).not.toMatch(/[a-z]{3}/i);
  expect(dialog.getAttribute('lang')).toBe('zh-CN');
});

test('an exam in both languages shows both', async () => {
  await openQuestion('amc', 'amc-10', 'exam');
  expect(hasButton('Next 下一题')).toBe(true);
  expect(hasButton(/^1 \/ 2/)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^1 \/ 2/ }));
  expect(await screen.findByRole('dialog', { name: 'Contest: 2 questions 竞赛试题：2 题' })).toBeDefined();
});

test('training is in Chinese, with its aids and the types of questions', async () => {
  await openQuestion('toefl-2026', 'toefl-2026', 'training');
  expect(hasButton('下一题')).toBe(true);
  expect(hasButton('Next')).toBe(false);
  for (const name of [/^高亮/, /^缩放/, /快捷键/]) expect(hasButton(name)).toBe(true);
  expect(screen.getByText('单选题')).toBeDefined();
});

test('without a choice the window is as it was: the language of the account, the tools of the programme', async () => {
  await openQuestion('toefl-2026', 'toefl-2026', null);
  expect(hasButton('下一题')).toBe(true);
  expect(hasButton(/^高亮/)).toBe(false);
});

const drawIntroduction = async (windowMode: WindowMode) => {
  store = await openStore(createStart(bind('toefl-2026', 'toefl-2026', windowMode)));
  renderUi(<Directions store={store} />, { language: 'zh' });
};

test('the introduction as in the exam has English directions and Start, and says in Chinese what the window is', async () => {
  await drawIntroduction('exam');
  expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '与正式考试一致' })).toBeDefined();
  expect(screen.getByText(/界面、说明和按钮为英文/)).toBeDefined();
});

test('the introduction to training lists what it adds', async () => {
  await drawIntroduction('training');
  expect(screen.getByRole('button', { name: '开始作答' })).toBeDefined();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['高亮', '缩放', '可随时隐藏的计时', '键盘快捷键']));
});

test('the introduction to training names the sections that get a tool which the others have in the exam', async () => {
  const programme = findProgramme('sat');
  if (!programme) throw new Error('No SAT');
  const [verbal, math] = ['reading-writing', 'math'].map((section, at) => ({
    ...{ section, part: 'module-1' },
    sets: [{ id: at + 1, questions: [{ id: at + 10, type: 'choice' }] }],
  }));
  const paper = [verbal, math].flatMap((place) => place ?? []);
  const choices = { mode: 'practice', windowMode: 'training' } as const;
  store = await openStore(createStart(bindBlueprint(programme, 'digital', { paper, choices })));
  renderUi(<Directions store={store} />, { language: 'zh' });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['高亮（数学）', '笔记（数学）']));
});
