import path from 'node:path';
import type { Spoken } from '@inkstone/content';
import { bankOriginals } from '@inkstone/textbooks/addresses';
import { assigningMessages, bankMessages, bookMessages, marksMessages } from '@inkstone/textbooks/messages';
import type { Stage } from './stage.ts';

/** One sentence of the film and what is done meanwhile. */
export interface Scene {
  said: Spoken;
  play(stage: Stage): Promise<void>;
}

const pdf = path.join(import.meta.dirname, '../../content/books/files/word-roots.pdf');
const book = { en: 'Word Roots, Autumn', zh: '词根（秋季）' } as const;
const note = { en: 'Asked on Friday.', zh: '周五提问。' } as const;
const marked = 'has been led out of not knowing';
const titles = { en: 'Functions and Graphs', zh: '函数与图像' } as const;

const openMenu = async (stage: Stage): Promise<void> => {
  const { page, language } = stage;
  const menu = page.getByRole('button', { name: language === 'en' ? 'Textbooks' : '教材', exact: true });
  await stage.show(0.8);
  await stage.press(menu.or(page.getByRole('link', { name: language === 'en' ? 'Textbooks' : '教材', exact: true })));
  const entry = page.locator(`a[href="${bankOriginals.path}"]`).last();
  if (await entry.isVisible()) await stage.press(entry);
  await stage.settle();
  await stage.show(1);
};

const upload = async (stage: Stage): Promise<void> => {
  await stage.press(stage.page.getByRole('button', { name: stage.t(bankMessages, 'upload') }));
  const dialog = stage.page.getByRole('dialog');
  await stage.glideTo(await centre(stage, dialog.getByRole('button', { name: stage.t(bankMessages, 'choose') })));
  await dialog.locator('input[type=file]').setInputFiles(pdf);
  await stage.settle();
  await stage.show(0.8);
};

const centre = async (
  stage: Stage,
  target: ReturnType<Stage['page']['locator']>,
): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing there on ${stage.page.url()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const nameBook = async (stage: Stage): Promise<void> => {
  const dialog = stage.page.getByRole('dialog');
  for (const [key, text] of [
    ['bookName', book.en],
    ['bookNameZh', book.zh],
  ] as const) {
    const field = dialog.getByLabel(stage.t(bankMessages, key), { exact: true });
    await field.fill('');
    await stage.type(field, text);
  }
  const subject = dialog.getByRole('combobox', { name: stage.t(bankMessages, 'subject') });
  await subject.scrollIntoViewIfNeeded();
  await stage.press(subject, 0.3);
  const option = stage.page.getByRole('option', { name: stage.t(bookMessages, 'vocabularySubject'), exact: true });
  await stage.press(option, 0.3);
  await stage.press(dialog.getByRole('button', { name: stage.t(bankMessages, 'add') }), 1.2);
};

const more = (stage: Stage) =>
  stage.page.getByRole('button', { name: stage.t(bookMessages, 'moreOf', { name: book[stage.language] }) });

const annotate = async (stage: Stage): Promise<void> => {
  await stage.page.reload();
  await stage.settle();
  await stage.placePointer();
  await stage.press(more(stage), 0.5);
  const opened = stage.page.waitForEvent('popup');
  await stage.press(stage.page.getByRole('menuitem', { name: stage.t(bankMessages, 'annotate'), exact: true }), 0.2);
  const reader = await opened;
  await reader.setViewportSize({ width: 1120, height: 630 });
  await reader.waitForURL((url) => url.pathname === '/viewer');
  const address = new URL(reader.url());
  address.searchParams.set('page', '5');
  await reader.goto(address.href);
  await stage.enter(reader);
  await stage.show(1);
};

/** Where the words are that are highlighted; a script of the page. */
const markedSpot = `(() => {
  const words = ${JSON.stringify(marked)};
  const spans = [...document.querySelectorAll('[data-text-of="5"] span')];
  const text = spans.map((span) => span.firstChild).find((node) => node?.nodeType === 3 && node.data.includes(words));
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(words));
  range.setEnd(text, text.data.indexOf(words) + words.length);
  const { left, right, top, height } = range.getBoundingClientRect();
  return { left, right, y: top + height / 2 };
})()`;

const markPage = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  const tool = (key: 'highlight' | 'note') =>
    page.getByRole('button', { name: stage.t(marksMessages, key), exact: true }).first();
  await stage.press(tool('highlight'), 0.3);
  const line = page.locator('[data-text-of="5"] span').filter({ hasText: marked }).first();
  await line.waitFor();
  const { left, right, y } = await page.evaluate<{ left: number; right: number; y: number }>(markedSpot);
  await stage.drag({ x: left + 1, y }, { x: right - 1, y });
  await stage.press(tool('note'), 0.3);
  await stage.pressAt({ x: right + 260, y: y - 60 }, 0.4);
  await stage.type(
    page.getByRole('textbox', { name: stage.t(marksMessages, 'noteLabel'), exact: true }),
    note[stage.language],
  );
  await stage.settle();
  await stage.show(1.5);
};

const leaveReader = async (stage: Stage): Promise<void> => {
  const [bank] = stage.page.context().pages();
  const reader = stage.page;
  if (!bank) throw new Error('the bank is closed');
  await bank.bringToFront();
  await stage.enter(bank);
  await reader.close();
  await stage.press(more(stage), 0.5);
  await stage.press(stage.page.getByRole('menuitem', { name: stage.t(bankMessages, 'give') }), 0.8);
};

const give = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  const classBox = page.getByRole('checkbox').first();
  await stage.settle();
  await classBox.evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await stage.settle(300);
  await stage.show(0.5);
  await stage.press(classBox, 0.8);
  const region = page.getByRole('region', { name: stage.t(assigningMessages, 'happens') });
  await stage.press(region.getByRole('button', { name: stage.t(assigningMessages, 'gives') }), 1.5);
};

const seeReaders = async (stage: Stage): Promise<void> => {
  await stage.page.goto(new URL('/teacher/textbook/list', stage.page.url()).href);
  await stage.settle();
  await stage.placePointer();
  await stage.show(1.2);
  await stage.press(stage.page.getByRole('link', { name: titles[stage.language] }).first(), 2);
  await stage.page.mouse.wheel(0, 120);
  await stage.settle(400);
  await stage.show(2.5);
};

/** The film, sentence by sentence. */
export const scenes: readonly Scene[] = [
  {
    said: [
      'The menu Textbooks leads to the bank of the school. Its originals are the books as they were uploaded.',
      '“教材”菜单通往学校的教材库，“原版”就是上传的原书。',
    ],
    play: openMenu,
  },
  { said: ['To add a book, choose a PDF from your computer.', '上传教材：先从电脑中选择一份 PDF。'], play: upload },
  {
    said: [
      'Give it a name and a subject, and put it into the bank. The school sees it at once.',
      '填写名称，选择科目，加入教材库，同事马上就能看到。',
    ],
    play: nameBook,
  },
  {
    said: [
      'To write in it, choose Annotate. The book opens in a window of its own.',
      '选择“批注”，教材在新窗口中打开。',
    ],
    play: annotate,
  },
  {
    said: [
      'Highlight a line, or put a note beside it. Every mark is saved by itself, in an edition of your own. The original stays clean.',
      '可以划线高亮，也可以在旁边写便签。每一处批注都自动保存在自己的批注版里，原书保持不变。',
    ],
    play: markPage,
  },
  {
    said: ['Back in the bank, choose Give to students.', '回到教材库，选择“发给学生”。'],
    play: leaveReader,
  },
  {
    said: [
      'Choose a class or single students. Each of them gets a message that opens the book.',
      '选择班级或个别学生，每人都会收到消息，点开即可阅读。',
    ],
    play: give,
  },
  {
    said: [
      'The textbooks that you have given show who has opened them, and how far each student has read.',
      '在“已布置教材”中，可以看到谁打开过、每人读到哪里。',
    ],
    play: seeReaders,
  },
];
