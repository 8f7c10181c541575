import { expect } from '@playwright/test';
import { composerMessages, editorMessages, bankMessages as bankWords } from '@inkstone/bank/messages';
import { expectLoaded, type UserSession } from './user-session.ts';

const option = (letter: string): RegExp => new RegExp(`^(Option|选项) ?${letter}$`);

/** The question set of a journey, with a wrong key at first. */
export const setDraft = { title: 'A sum of my own', titleZh: '自编一题', text: 'What is two and two?' };

/** Finds a set by its text and previews it. */
export const findSet = async (session: UserSession, words: string): Promise<void> => {
  const { page, t } = session;
  await page.goto('/teacher/subject');
  await expectLoaded(session);
  await page.getByRole('textbox', { name: t(bankWords, 'searchSets') }).fill(words);
  await page.waitForURL(/search=/);
  // The old list stays until the results are loaded.
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('button', { name: t(bankWords, 'edit'), exact: true })).toBeVisible();
  await page.getByText(t(bankWords, 'asStudents'), { exact: true }).click();
  await expect(page.getByText(t(bankWords, 'explanation'), { exact: true })).toHaveCount(0);
  await page.getByText(t(bankWords, 'withKeys'), { exact: true }).click();
};

/** Renames the open set, which creates its next version. */
export const renameSet = async (session: UserSession, title: string): Promise<void> => {
  const { page, t } = session;
  await page.getByRole('button', { name: t(bankWords, 'edit'), exact: true }).click();
  await page
    .getByLabel(t(editorMessages, session.language === 'zh' ? 'titleZh' : 'title'), { exact: true })
    .fill(title);
  await page.getByRole('button', { name: t(editorMessages, 'saveVersion', { version: 2 }) }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: t(bankWords, 'version', { version: 1 }), exact: true })).toBeVisible();
};

/** Creates a set of one question whose key is A, although B is right. */
export const createSet = async (session: UserSession): Promise<void> => {
  const { page, t } = session;
  await page.goto('/teacher/subject?edit=new');
  await expectLoaded(session);
  await page.getByLabel(t(editorMessages, 'title'), { exact: true }).fill(setDraft.title);
  await page.getByLabel(t(editorMessages, 'titleZh'), { exact: true }).fill(setDraft.titleZh);
  await page.getByRole('combobox', { name: t(editorMessages, 'subject') }).click();
  await page.getByRole('option', { name: /^AMC/ }).first().click();
  if ((await page.getByRole('article').count()) === 0)
    await page.getByRole('button', { name: t(editorMessages, 'addQuestion') }).click();
  const question = page.getByRole('article', { name: t(editorMessages, 'question', { number: 1 }) });
  await question.getByRole('textbox', { name: /^(Question|题干)$/ }).fill(setDraft.text);
  const letters = await question.getByRole('radio').count();
  for (let at = 0; at < letters; at += 1) {
    const letter = String.fromCodePoint(65 + at);
    await question.getByRole('textbox', { name: option(letter) }).fill(String(3 + at));
  }
  await question.getByRole('radio').first().check();
  await question.getByRole('textbox', { name: t(editorMessages, 'explanationEn') }).fill('Count on your fingers.');
  await question.getByRole('textbox', { name: t(editorMessages, 'explanationZh') }).fill('掰指头数一数。');
  await page.getByRole('button', { name: t(editorMessages, 'save'), exact: true }).click();
  const shown = session.language === 'zh' ? setDraft.titleZh : setDraft.title;
  await expect(page.getByRole('heading', { level: 2, name: shown })).toBeVisible();
};

/** Composes an AMC 8 paper of some sets. */
export const createPaper = async (
  session: UserSession,
  titles: { en: string; zh: string },
  sets: readonly string[],
) => {
  const { page, t } = session;
  await page.goto('/teacher/examination/create');
  await expectLoaded(session);
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
  await expect(page.getByRole('heading', { level: 1, name: titles[session.language] })).toBeVisible();
  await page.waitForURL(/examination\/detail/);
};
