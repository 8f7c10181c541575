import { readFile } from 'node:fs/promises';
import { exchangeMessages, printDialogMessages, questionImportMessages } from '@inkstone/bank/messages';
import {
  answerSheetMessages,
  messages as reportMessages,
  resultMessages,
  assignmentReportMessages,
} from '@inkstone/reports/messages';
import { expect, test } from './fixtures/school.ts';
import { packWordPaper, wordQuestions } from './fixtures/word-paper.ts';
import { assignPaper } from './steps/assignments.ts';
import { createPaper } from './steps/question-sets.ts';
import { readPageTexts } from './steps/printed-text.ts';
import { withSample } from './steps/sample.ts';
import { scanSheets } from './steps/scanned-sheets.ts';
import { expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';

const setTitle = 'I. Shapes and measures';
const paperTitle = 'Saturday paper';
const className = 'AMC 8, Saturday morning';

/** Imports the Word paper into the bank: reads the receipt, and applies it. */
const importPaper = async ({ page, t }: UserSession): Promise<void> => {
  await page.goto('/teacher/subject');
  await page.getByRole('button', { name: t(exchangeMessages, 'import'), exact: true }).click();
  await page.getByRole('link', { name: t(exchangeMessages, 'otherSystems') }).click();
  await page.getByRole('combobox', { name: t(questionImportMessages, 'forSubject') }).click();
  await page.getByRole('option', { name: /^AMC/ }).first().click();
  await page.locator('input[type="file"]').setInputFiles(await packWordPaper(setTitle));
  const count = wordQuestions.length;
  const apply = page.getByRole('button', { name: t(questionImportMessages, 'apply_other', { count }), exact: true });
  await expect(apply).toBeVisible();
  await apply.click();
  await expect(page.getByRole('button', { name: t(questionImportMessages, 'undo'), exact: true })).toBeVisible();
};

/** Prints booklets in two forms, the answer sheets of the class and the keys; returns the PDF. */
const print = async ({ page, t }: UserSession): Promise<Uint8Array> => {
  await page.getByRole('button', { name: t(printDialogMessages, 'print'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const part of ['answerSheet', 'key'] as const)
    await dialog.getByRole('checkbox', { name: t(printDialogMessages, part) }).check();
  await dialog.getByRole('combobox', { name: t(printDialogMessages, 'forms') }).click();
  await page.getByRole('option', { name: t(printDialogMessages, 'formsTwo'), exact: true }).click();
  await dialog.getByRole('combobox', { name: t(printDialogMessages, 'sheets') }).click();
  await page.getByRole('option', { name: className }).click();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t(printDialogMessages, 'save'), exact: true }).click();
  return new Uint8Array(await readFile(await (await saved).path()));
};

/** A printed form as a student has it on the desk: the questions in their order, and under which letter each option stands. */
const readBooklet = (text: string) =>
  wordQuestions
    .map((question) => {
      const options = question.options.toSorted((first, second) => text.indexOf(first) - text.indexOf(second));
      const letterFor = (option: string): string => String.fromCodePoint(65 + options.indexOf(option));
      return { ...question, place: text.indexOf(question.stem), letterFor };
    })
    .toSorted((first, second) => first.place - second.place);
type Booklet = ReturnType<typeof readBooklet>;

/** The answer sheet of a student: what it says, and what must come of it. */
interface StudentSheet {
  name: string;
  pageNumber: number;
  letters: string[][];
  wrong: number;
  blank: number;
}

/** The student who filled two circles of the last question of the Word paper, and the one who left the first one blank. */
const [doubleStudent, blankStudent] = [1, 3];
const doubleQuestion = wordQuestions.length - 1;

/** What a student chooses of a question of the Word paper: the first ones wrong, more of them from student to student. */
const chooseOptions = (student: number, number: number): string[] => {
  const { options = [], key = '' } = wordQuestions[number] ?? {};
  const wrong = options[(options.indexOf(key) + 1) % options.length] ?? '';
  if (student === doubleStudent && number === doubleQuestion) return [key, wrong];
  if (number >= student % 5) return [key];
  return student === blankStudent && number === 0 ? [] : [wrong];
};

const answerSheet = (booklet: Booklet, student: number) => {
  const letters = booklet.map(({ stem, letterFor }) => {
    const number = wordQuestions.findIndex((question) => question.stem === stem);
    return chooseOptions(student, number).map(letterFor);
  });
  const blank = letters.filter(({ length }) => length === 0).length;
  return { letters, blank, wrong: (student % 5) - blank };
};

/** The sheets of the class in the PDF, each filled by what its student reads in the booklet of the same form. */
const fillSheets = (texts: readonly string[], booklets: Readonly<Record<string, Booklet>>): StudentSheet[] =>
  texts
    .flatMap((text, index) => {
      const { name, form } = /Name: (?<name>.+?) · User name: .+ Form (?<form>[AB]) ·/.exec(text)?.groups ?? {};
      return name !== undefined && form !== undefined ? [{ name, form, pageNumber: index + 1 }] : [];
    })
    .map(({ name, form, pageNumber }, student) => ({
      ...{ name, pageNumber },
      ...answerSheet(booklets[form] ?? [], student),
    }));

/** Adds scanned sheets to the test, decides the doubtful one and enters all results. */
const enterScans = async (
  { page, t }: UserSession,
  sheets: readonly StudentSheet[],
  pdf: Uint8Array,
  letter: string,
) => {
  await page.getByRole('link', { name: t(answerSheetMessages, 'open'), exact: true }).click();
  await expect(page.getByText(t(answerSheetMessages, 'none'))).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(await scanSheets(pdf, sheets, 4));
  const count = sheets.length;
  await expect(page.getByText(t(answerSheetMessages, 'added_other', { count }))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: new RegExp(`${t(answerSheetMessages, 'read')}$`) })).toHaveCount(
    count - 1,
  );
  await page.getByRole('button', { name: new RegExp(`${t(answerSheetMessages, 'doubtful')}$`) }).click();
  await expect(page.getByRole('group', { name: /^Question/ })).toBeVisible();
  await page.keyboard.press(letter);
  await page.getByRole('button', { name: t(answerSheetMessages, 'enter', { count }), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(answerSheetMessages, 'enterNone'), exact: true })
    .click();
  await expect(page.getByText(t(answerSheetMessages, 'enterDone_other', { count }))).toBeVisible();
  await page.getByRole('link', { name: t(answerSheetMessages, 'report'), exact: true }).click();
};

/** The buttons above the class report stand in one line. */
const expectToolbar = async ({ page, t }: UserSession): Promise<void> => {
  const sheets = page.getByRole('link', { name: t(answerSheetMessages, 'open'), exact: true });
  const table = page.getByRole('button', { name: t(resultMessages, 'save'), exact: true });
  const [first, second] = [await sheets.boundingBox(), await table.boundingBox()];
  expect(first?.y).toBeCloseTo(second?.y ?? 0, 0);
};

/** Every student of the class report: score, right, wrong and blank, and no time. */
const expectRows = async ({ page, t }: UserSession, sheets: readonly StudentSheet[]): Promise<void> => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(sheets.length);
  for (const { name, wrong, blank } of sheets) {
    const right = wordQuestions.length - wrong - blank;
    const cells = rows.filter({ hasText: name }).getByRole('cell');
    const figures = (await cells.allTextContents()).slice(1, 6);
    expect([name, ...figures]).toEqual([
      name,
      ...[right, right, wrong, blank].map(String),
      t(assignmentReportMessages, 'onPaper'),
    ]);
  }
};

/** The report of a student who had form B: each question in the order and with the letters of the bank. */
const readReport = async ({ page, t }: UserSession, name: string): Promise<void> => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: t(assignmentReportMessages, 'reportOf', { name }), exact: true }).click();
  const report = await opened;
  await expectLoaded({ page: report, t });
  await expect(report.getByText(t(reportMessages, 'onPaper'), { exact: true })).toBeVisible();
  const questions = report.getByRole('navigation', { name: t(reportMessages, 'allQuestions') }).getByRole('button');
  await expect(questions).toHaveCount(wordQuestions.length);
  for (const [number, { key }] of wordQuestions.entries()) {
    const [chosen] = chooseOptions(blankStudent, number);
    const marked = chosen === key ? 'right' : 'wrong';
    const outcome = t(reportMessages, chosen === undefined ? 'blank' : marked);
    await expect(questions.nth(number)).toHaveAccessibleName(`Question ${number + 1}: ${outcome}`);
  }
  const question = report.getByRole('article', { name: 'Question 2' });
  await expect(question.getByRole('listitem').filter({ hasText: 'The student chose D' })).toContainText('Pentagon');
  await expect(question.getByRole('listitem').filter({ hasText: 'Key: C' })).toContainText('Triangle');
  await report.getByRole('link', { name: t(answerSheetMessages, 'itsSheet'), exact: true }).click();
  await expect(report.getByRole('img', { name: t(answerSheetMessages, 'picture') })).toBeVisible();
};

test('a Word paper is imported, printed in two forms, scanned again and read in the class report', async ({
  school,
  browser,
}) => {
  test.setTimeout(720_000);
  const teacher = await openSession(browser, school, { language: 'en' });
  const { page } = teacher;
  await signIn(teacher, { username: 'qiao', family: 'teacherOrStaff' });
  await importPaper(teacher);
  await createPaper(teacher, { en: paperTitle, zh: '周六卷' }, [setTitle]);
  const pdf = await print(teacher);
  const texts = await readPageTexts(pdf);
  const booklets = { A: readBooklet(texts[0] ?? ''), B: readBooklet(texts[1] ?? '') };
  for (const [index, booklet] of Object.values(booklets).entries()) {
    expect(booklet.every(({ place }) => place > 0)).toBe(true);
    const key = texts.at(index - 2)?.replaceAll(/ \(\d\)/g, '');
    expect(key).toContain(booklet.map((question, at) => `${at + 1} ${question.letterFor(question.key)}`).join(' '));
  }
  const sheets = fillSheets(texts, booklets);
  expect(sheets).toHaveLength(18);

  await assignPaper(teacher, 'test', paperTitle, className);
  const id = await withSample(school, (sample) => sample.assignment(paperTitle));
  await page.goto(`/report/class?id=${id}`);
  const last = booklets.B.find(({ stem }) => stem === wordQuestions[doubleQuestion]?.stem);
  await enterScans(teacher, sheets, pdf, last?.letterFor(last.key) ?? '');
  await expectLoaded(teacher);
  await expectToolbar(teacher);
  await expectRows(teacher, sheets);
  await readReport(teacher, sheets[blankStudent]?.name ?? '');
});
