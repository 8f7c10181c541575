import { expect } from '@playwright/test';
import { composerMessages, editorMessages, bankMessages as bankWords } from '@inkstone/bank/messages';
import { loaded, type Desk } from './desk.ts';

const option = (letter: string): RegExp => new RegExp(`^(Option|选项) ?${letter}$`);

/** The set that a journey writes: one sum, whose key is wrong at first. */
export const written = { title: 'A sum of my own', titleZh: '自编一题', text: 'What is two and two?' };

/** Finds a set by words of its questions and looks at it as teachers and as students do. */
export const findSet = async (desk: Desk, words: string): Promise<void> => {
  const { page, say: t } = desk;
  await page.goto('/teacher/subject');
  await loaded(desk);
  await page.getByRole('textbox', { name: t(bankWords, 'searchSets') }).fill(words);
  await page.waitForURL(/search=/);
  // The list of before stands until the found ones are there.
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('button', { name: t(bankWords, 'edit'), exact: true })).toBeVisible();
  await page.getByText(t(bankWords, 'asStudents'), { exact: true }).click();
  await expect(page.getByText(t(bankWords, 'explanation'), { exact: true })).toHaveCount(0);
  await page.getByText(t(bankWords, 'withKeys'), { exact: true }).click();
};

/** Changes the title of the open set: the next version of it. */
export const changeSet = async (desk: Desk, title: string): Promise<void> => {
  const { page, say: t } = desk;
  await page.getByRole('button', { name: t(bankWords, 'edit'), exact: true }).click();
  await page.getByLabel(t(editorMessages, desk.language === 'zh' ? 'titleZh' : 'title'), { exact: true }).fill(title);
  await page.getByRole('button', { name: t(editorMessages, 'saveVersion', { version: 2 }) }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: t(bankWords, 'version', { version: 1 }), exact: true })).toBeVisible();
};

/** Writes a set of one question; B is right, and A is said to be. */
export const writeSet = async (desk: Desk): Promise<void> => {
  const { page, say: t } = desk;
  await page.goto('/teacher/subject?edit=new');
  await loaded(desk);
  await page.getByLabel(t(editorMessages, 'title'), { exact: true }).fill(written.title);
  await page.getByLabel(t(editorMessages, 'titleZh'), { exact: true }).fill(written.titleZh);
  await page.getByRole('combobox', { name: t(editorMessages, 'subject') }).click();
  await page.getByRole('option', { name: /^AMC/ }).first().click();
  if ((await page.getByRole('article').count()) === 0)
    await page.getByRole('button', { name: t(editorMessages, 'addQuestion') }).click();
  const question = page.getByRole('article', { name: t(editorMessages, 'question', { number: 1 }) });
  await question.getByRole('textbox', { name: /^(Question|题干)$/ }).fill(written.text);
  const letters = await question.getByRole('radio').count();
  for (let at = 0; at < letters; at += 1) {
    const letter = String.fromCodePoint(65 + at);
    await question.getByRole('textbox', { name: option(letter) }).fill(String(3 + at));
  }
  await question.getByRole('radio').first().check();
  await question.getByRole('textbox', { name: t(editorMessages, 'explanationEn') }).fill('Count on your fingers.');
  await question.getByRole('textbox', { name: t(editorMessages, 'explanationZh') }).fill('掰指头数一数。');
  await page.getByRole('button', { name: t(editorMessages, 'save'), exact: true }).click();
  const shown = desk.language === 'zh' ? written.titleZh : written.title;
  await expect(page.getByRole('heading', { level: 2, name: shown })).toBeVisible();
};

/** Composes an AMC 8 paper of some sets. */
export const composePaper = async (desk: Desk, titles: { en: string; zh: string }, sets: readonly string[]) => {
  const { page, say: t } = desk;
  await page.goto('/teacher/examination/create');
  await loaded(desk);
  await page.getByLabel(t(composerMessages, 'title'), { exact: true }).fill(titles.en);
  await page.getByLabel(t(composerMessages, 'titleZh'), { exact: true }).fill(titles.zh);
  await page.getByRole('combobox', { name: t(composerMessages, 'exam') }).click();
  await page.getByRole('option', { name: 'AMC 8', exact: true }).click();
  await page.getByRole('button', { name: t(composerMessages, 'addSets') }).click();
  for (const title of sets) {
    await page.getByRole('textbox', { name: t(composerMessages, 'searchSets') }).fill(title);
    await page.getByRole('button', { name: t(composerMessages, 'addNamed', { title }), exact: true }).click();
    await expect(page.getByRole('button', { name: t(composerMessages, 'takeOut', { title }) })).toBeVisible();
  }
  await page.getByRole('button', { name: t(composerMessages, 'save'), exact: true }).click();
  await page.getByRole('button', { name: t(composerMessages, 'shortAct'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[desk.language] })).toBeVisible();
  await page.waitForURL(/examination\/detail/);
};
