import { localizedName } from '@inkstone/base';
import type { SheetItem, SheetPrintPage } from '@inkstone/base/document';
import {
  bubbleRadius,
  codeArea,
  cornerMarks,
  cornerMarkSide,
  edgeMarks,
  edgeMarkSide,
  encodeSheetCode,
  headArea,
  hintArea,
  layOutSheetFor,
  listBubbledQuestions,
  orientationBar,
  type Area,
  type Point,
  type SheetPage,
} from '@inkstone/exam/answer-sheet';
import { currentFormRules } from '@inkstone/exam/forms';
import { printMessages } from '../messages/print.ts';
import { breakText, buildQrRows, formatRanges } from './sheet-texts.ts';
import { listPrintedQuestions, type PaperDetail, type PrintedForm, type PaperReading } from './printed-form.ts';

/** A student whose name and code a sheet carries. */
export interface SheetStudent {
  id: number;
  name: string;
  nameZh: string | null;
  username: string;
}

/** The answer sheets of a form: what all of them share, and how many pages each has. */
interface SheetPlan {
  form: PrintedForm;
  pages: readonly SheetPage[];
  /** Numbers of the questions without bubbles. */
  others: readonly number[];
}

/** What is the same on the sheets of a paper. */
interface SheetPaper {
  detail: PaperDetail;
  reading: PaperReading;
}

type TextItem = Extract<SheetItem, { kind: 'text' }>;
const textSize = 2.4;

const drawText = (text: string, place: Point & { width: number }, style: Partial<TextItem> = {}): SheetItem => ({
  ...{ kind: 'text', x: place.x, y: place.y, width: place.width, text },
  ...{ size: textSize, align: 'start', weight: 'regular' },
  ...style,
});

const drawSquare =
  (side: number) =>
  (centre: Point): SheetItem => ({
    ...{ kind: 'box', x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side },
    ...{ isFilled: true, stroke: 0 },
  });

const drawBox = (area: Area): SheetItem => ({ kind: 'box', ...area, isFilled: false, stroke: 0.2 });

/** Circles with what is printed in them, light enough not to be taken for a mark. */
const drawBubbles = (bubbles: SheetPage['identity']['bubbles']): SheetItem[] =>
  bubbles.flatMap(({ x, y, print }) => [
    { kind: 'circle', x, y, radius: bubbleRadius, stroke: 0.25 },
    drawText(print, { x: x - 2, y: y - 0.85, width: 4 }, { size: 1.7, align: 'center', weight: 'faint' }),
  ]);

const drawMarks = (): SheetItem[] => [
  ...cornerMarks.map(drawSquare(cornerMarkSide)),
  ...edgeMarks.map(drawSquare(edgeMarkSide)),
  { kind: 'box', ...orientationBar, isFilled: true, stroke: 0 },
];

const drawQuestions = (questions: SheetPage['questions']): SheetItem[] =>
  questions.flatMap(({ label, labelEnd, boxes, bubbles }) => [
    drawText(label, { x: labelEnd.x - 8, y: labelEnd.y - textSize / 2, width: 8 }, { align: 'end', weight: 'bold' }),
    ...boxes.map(drawBox),
    ...drawBubbles(bubbles),
  ]);

const hintPitch = 4.2;

const drawLines = (texts: readonly string[], { x, y, width }: Omit<Area, 'height'>): SheetItem[] =>
  texts.map((text, index) => drawText(text, { x, y: y + index * hintPitch, width }));

/** The bubbles of a student's number, with hints beside them. */
const drawIdentity = ({ boxes, bubbles }: SheetPage['identity'], { translate }: PaperReading): SheetItem[] => {
  const [first] = boxes;
  if (!first) return [];
  const t = translate(printMessages);
  // A hint is broken where it is longer than the area is wide.
  const hints = (['hintOwnNumber', 'hintFill', 'hintErase', 'hintNumber', 'hintMarks'] as const).flatMap((key) =>
    breakText(t(key), hintArea.width / 1.75),
  );
  return [
    drawText(t('sheetNumber'), { x: first.x, y: first.y - 3, width: 24 }, { size: 1.9, weight: 'bold' }),
    ...boxes.map(drawBox),
    ...drawBubbles(bubbles),
    ...drawLines(hints, hintArea),
  ];
};

const footY = 279.5;

const drawFrame = (page: SheetPage, { others }: SheetPlan, { reading }: SheetPaper): SheetItem[] => {
  const t = reading.translate(printMessages);
  const foot = others.length > 0 ? t('hintBooklet', { numbers: formatRanges(others) }) : t('hintMarks');
  return [
    ...drawMarks(),
    ...drawIdentity(page.identity, reading),
    ...drawQuestions(page.questions),
    drawText(foot, { x: 22, y: footY, width: 166 }, { size: 2.1 }),
  ];
};

/** Who a sheet is of, or lines to write it on. */
const drawStudent = (student: SheetStudent | null, { translate, language }: PaperReading): SheetItem[] => {
  const t = translate(printMessages);
  const { x, width } = headArea;
  const y = headArea.y + 6.2;
  if (student) {
    const name = localizedName(language, student.name, student.nameZh);
    return [drawText(t('sheetStudent', { name, username: student.username }), { x, y, width }, { size: 2.8 })];
  }
  return [
    drawText(t('sheetName'), { x, y, width: 12 }),
    { kind: 'line', x: x + 12, y: y + textSize, width: 68, stroke: 0.2 },
    drawText(t('sheetClass'), { x: x + 84, y, width: 12 }),
    { kind: 'line', x: x + 96, y: y + textSize, width: 40, stroke: 0.2 },
  ];
};

const drawHead = (
  { page }: SheetPage,
  { form: { form }, pages }: SheetPlan,
  student: SheetStudent | null,
  { detail: { paper }, reading }: SheetPaper,
): SheetItem[] => {
  const t = reading.translate(printMessages);
  const title = localizedName(reading.language, paper.title, paper.titleZh);
  const code = { source: 'paper', id: paper.id, revision: paper.version, form, rules: currentFormRules, page } as const;
  const rows = buildQrRows(encodeSheetCode({ ...code, recipientId: student?.id ?? null }));
  const place = t('sheetForm', { form, page: t('sheetPage', { page, pages: pages.length }) });
  const { x, y, width } = headArea;
  return [
    drawText(t('sheetHead', { title }), { x, y, width }, { size: 3.2, weight: 'bold' }),
    ...drawStudent(student, reading),
    drawText(`${place} · ${t('hintFill')}`, { x, y: y + 12, width }, { size: 2.1 }),
    { kind: 'code', x: codeArea.x, y: codeArea.y, side: codeArea.width, rows },
  ];
};

/** The sheet of a form for a named student, or one with bubbles for the number; null where nothing has bubbles. */
const planSheet = (form: PrintedForm, isNamed: boolean): SheetPlan | null => {
  const printed = listPrintedQuestions(form);
  const bubbled = listBubbledQuestions(
    printed.map(({ question: { id, kind, prompt } }) => ({ questionId: id, type: kind, prompt })),
  );
  if (bubbled.length === 0) return null;
  const ids = new Set(bubbled.map(({ questionId }) => questionId));
  const { pages } = layOutSheetFor(
    bubbled.map(({ sheet }) => sheet),
    { recipientId: isNamed ? 0 : null },
  );
  const others = printed.filter(({ question }) => !ids.has(question.id)).map(({ number }) => number);
  return { form, pages, others };
};

/** The printed answer sheets of a paper. */
export interface AnswerSheets {
  frames: SheetItem[][];
  /** The pages of each sheet. */
  sheets: SheetPrintPage[][];
}

/** The answer sheets of a paper: each student's in turn of the forms, or one of each form that names nobody. */
export const buildAnswerSheets = (
  forms: readonly PrintedForm[],
  students: readonly SheetStudent[] | null,
  paper: SheetPaper,
): AnswerSheets => {
  const frames: SheetItem[][] = [];
  const plans = forms.flatMap((form) => {
    const plan = planSheet(form, students !== null);
    if (!plan) return [];
    const firstFrame = frames.length;
    frames.push(...plan.pages.map((page) => drawFrame(page, plan, paper)));
    return [{ plan, firstFrame }];
  });
  const drawSheet = ({ plan, firstFrame }: (typeof plans)[number], student: SheetStudent | null): SheetPrintPage[] =>
    plan.pages.map((page, index) => ({ frame: firstFrame + index, items: drawHead(page, plan, student, paper) }));
  if (students === null) return { frames, sheets: plans.map((plan) => drawSheet(plan, null)) };
  const sheets = students.flatMap((student, index) => {
    const plan = plans[index % plans.length];
    return plan ? [drawSheet(plan, student)] : [];
  });
  return { frames, sheets };
};
