/** A place on an A4 page in millimetres from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in millimetres: upper left corner and size. */
export interface Area extends Point {
  width: number;
  height: number;
}

/** One bubble: the centre of its circle, what it stands for and what is printed in it. */
export interface Bubble extends Point {
  /** Letter of the option in the printed order, or a character of a number. */
  value: string;
  /** What is printed in the circle. */
  print: string;
  /** Column of a number that it belongs to, from 0; 0 for options. */
  column: number;
}

/** A question as a sheet has it, in the printed order. */
export type SheetQuestion =
  | { kind: 'single' | 'multiple'; label: string; options: number }
  | { kind: 'true-false'; label: string }
  | { kind: 'numeric'; label: string; columns: number; minus: boolean };

/** A question on a page. */
export interface QuestionPlace {
  /** Index into the sheet's questions. */
  index: number;
  kind: SheetQuestion['kind'];
  label: string;
  /** The label's place: its right end, halfway up the first row. */
  labelEnd: Point;
  /** Boxes above the columns of a number, to write it into; none for options. */
  boxes: Area[];
  bubbles: Bubble[];
}

/** One page of a sheet. */
export interface SheetPage {
  /** From 1. */
  page: number;
  /** Bubbles of the student's number, a column of ten for each digit; none where the sheet names its student. */
  identity: { boxes: Area[]; bubbles: Bubble[] };
  questions: QuestionPlace[];
}

export interface SheetLayout {
  pages: SheetPage[];
}

export const pageSize = { width: 210, height: 297 } as const;

/** Side of the four black squares by which a page is found. */
export const cornerMarkSide = 7;

/** Centres of the four black squares: upper left, upper right, lower right, lower left. */
export const cornerMarks: readonly [Point, Point, Point, Point] = [
  { x: 12, y: 12 },
  { x: 198, y: 12 },
  { x: 198, y: 285 },
  { x: 12, y: 285 },
];

/** A black bar beside the upper left square: says which way up a page lies. */
export const orientationBar: Area = { x: 19, y: 10.5, width: 10, height: 3 };

/** Side of the black squares halfway down both edges. */
export const edgeMarkSide = 4;

/** Centres of the squares halfway down both edges: where they are not, the page is bent or is none. */
export const edgeMarks: readonly [Point, Point] = [
  { x: 12, y: 148.5 },
  { x: 198, y: 148.5 },
];

/** The square of the QR code, its white border of four modules not included. Error correction: M or better. */
export const codeArea: Area = { x: 162, y: 9, width: 24, height: 24 };

/** Where title, names and hints are printed. */
export const headArea: Area = { x: 17, y: 17, width: 138, height: 19 };

/** Where hints stand beside the bubbles of the student's number. */
export const hintArea: Area = { x: 17, y: 40, width: 88, height: 60 };

/** Radius of a bubble's circle; its line is 0.3 mm at most, and a letter in it light grey, 2.5 mm at most. */
export const bubbleRadius = 2.1;

/** From the centre of a bubble to that of the next one. */
export const bubblePitch = 6;

/** From one row to the next. */
export const rowPitch = 6.3;

/** Most options that a sheet has letters for. */
export const sheetOptionLimit = 8;
/** Most columns of a number on a sheet. */
export const sheetColumnLimit = 8;
/** Most digits of a student's number. */
const identityDigitLimit = 12;
/** Digits of a student's number on a sheet that names no student. */
export const blankSheetDigits = 10;

/** Characters of a number's column from top to bottom. */
const numberCharacters = ['-', '/', '.', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const digits = numberCharacters.slice(3);

const labelWidth = 8;
const columnGap = 4;
const questionArea = { x: 17, width: 176, bottom: 276 } as const;
/** Upper edge of the questions without and with bubbles of the student's number. */
const questionTop = { named: 41, blank: 106 } as const;
const identityTop = 41;

/** The letter of an option by its printed position, from 0. */
export const getSheetLetter = (position: number): string => String.fromCodePoint(65 + position);

const countBubblesAcross = (question: SheetQuestion): number => {
  if ('columns' in question) return question.columns;
  return 'options' in question ? question.options : 2;
};

/** Rows of a question: one, or a number's boxes and characters. */
const countRows = (question: SheetQuestion): number => (question.kind === 'numeric' ? numberCharacters.length + 1 : 1);

const listOptionBubbles = (question: SheetQuestion): Omit<Bubble, keyof Point>[] => {
  const letters = Array.from({ length: countBubblesAcross(question) }, (_, position) => getSheetLetter(position));
  const prints = 'options' in question ? letters : ['T', 'F'];
  return letters.map((value, position) => ({ value, print: prints[position] ?? value, column: 0 }));
};

/** A box to write one character into, above a column whose centre is `x`. */
const buildBox = (x: number, y: number): Area => ({ x: x - 2.7, y: y - 2.7, width: 5.4, height: 5.4 });

const buildNumberPlace = (
  { columns, minus }: { columns: number; minus: boolean },
  start: Point,
): Pick<QuestionPlace, 'boxes' | 'bubbles'> => {
  const across = Array.from({ length: columns }, (_, column) => ({ column, x: start.x + column * bubblePitch }));
  const isPrinted = (character: string, column: number): boolean => character !== '-' || (minus && column === 0);
  return {
    boxes: across.map(({ x }) => buildBox(x, start.y)),
    bubbles: across.flatMap(({ column, x }) =>
      numberCharacters.flatMap((value, row) =>
        isPrinted(value, column) ? [{ value, print: value, column, x, y: start.y + (row + 1) * rowPitch }] : [],
      ),
    ),
  };
};

const buildPlace = (question: SheetQuestion, index: number, corner: Point): QuestionPlace => {
  const start = { x: corner.x + labelWidth + bubblePitch / 2, y: corner.y + rowPitch / 2 };
  const labelEnd = { x: corner.x + labelWidth - 0.8, y: start.y };
  const head = { index, kind: question.kind, label: question.label, labelEnd };
  if (question.kind === 'numeric') return { ...head, ...buildNumberPlace(question, start) };
  const bubbles = listOptionBubbles(question).map((bubble, position) => ({
    ...bubble,
    x: start.x + position * bubblePitch,
    y: start.y,
  }));
  return { ...head, boxes: [], bubbles };
};

/** How much higher than a row its boxes stand, so that their lines are no strokes of a bubble. */
const boxGap = 1.2;

/** The bubbles of a student's number, at the right edge of the first page. */
const buildIdentity = (count: number): SheetPage['identity'] => {
  const left = questionArea.x + questionArea.width - count * bubblePitch + bubblePitch / 2;
  const columns = Array.from({ length: count }, (_, column) => ({ column, x: left + column * bubblePitch }));
  return {
    boxes: columns.map(({ x }) => buildBox(x, identityTop - boxGap)),
    bubbles: columns.flatMap(({ column, x }) =>
      digits.map((value, row) => ({ value, print: value, column, x, y: identityTop + (row + 1) * rowPitch - 0.8 })),
    ),
  };
};

/** True where a sheet has room for the question's bubbles. */
export const fitsOnSheet = (question: SheetQuestion): boolean => {
  if ('columns' in question) return question.columns >= 1 && question.columns <= sheetColumnLimit;
  return !('options' in question) || (question.options >= 2 && question.options <= sheetOptionLimit);
};

/**
 * The layout of a sheet by its code: one that names no student has bubbles for a number. Whoever prints a sheet and
 * whoever reads it lay it out by this.
 */
export const layOutSheetFor = (
  questions: readonly SheetQuestion[],
  { recipientId }: { recipientId: number | null },
): SheetLayout => layOutAnswerSheet(questions, recipientId === null ? blankSheetDigits : 0);

/**
 * Lays the questions out in columns, page by page. `identityDigits` is 0 where the sheet names its student. Throws a
 * RangeError for a question that does not fit on a sheet (`fitsOnSheet`).
 */
export const layOutAnswerSheet = (questions: readonly SheetQuestion[], identityDigits: number): SheetLayout => {
  if (!questions.every(fitsOnSheet)) throw new RangeError('A question does not fit on an answer sheet.');
  if (identityDigits > identityDigitLimit) throw new RangeError('A student number is too long for an answer sheet.');
  const width = labelWidth + bubblePitch * Math.max(2, ...questions.map(countBubblesAcross));
  const columns = Math.floor((questionArea.width + columnGap) / (width + columnGap));
  const top = (page: number): number => (identityDigits > 0 && page === 1 ? questionTop.blank : questionTop.named);
  const startPage = (page: number): SheetPage => {
    const identity = page === 1 ? buildIdentity(identityDigits) : buildIdentity(0);
    return { page, identity, questions: [] };
  };
  const pages = [startPage(1)];
  let cursor = { column: 0, row: 0 };
  for (const [index, question] of questions.entries()) {
    const rows = countRows(question);
    const pageNumber = pages.length;
    const room = Math.floor((questionArea.bottom - top(pageNumber)) / rowPitch);
    if (cursor.row + rows > room) cursor = { column: cursor.column + 1, row: 0 };
    if (cursor.column >= columns) {
      pages.push(startPage(pageNumber + 1));
      cursor = { column: 0, row: 0 };
    }
    const page = pages.at(-1);
    const x = questionArea.x + cursor.column * (width + columnGap);
    const y = top(pages.length) + cursor.row * rowPitch;
    page?.questions.push(buildPlace(question, index, { x, y }));
    cursor = { ...cursor, row: cursor.row + rows };
  }
  return { pages };
};
