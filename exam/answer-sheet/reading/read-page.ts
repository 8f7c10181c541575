import { codeArea, type SheetPage, type SheetQuestion } from '../layout.ts';
import type { SheetPosition } from './find-sheet.ts';
import { sampleGray, type GrayImage } from './gray-image.ts';
import { readBubbles, type BubbleReading } from './read-bubbles.ts';

/** What was read of a question. Only a sure one may be scored without anybody looking. */
export interface QuestionReading {
  /** Index into the sheet's questions. */
  index: number;
  isSure: boolean;
  /** The chosen letters, or the number as its only text; empty for a blank. Where it is doubtful: the likely ones. */
  values: string[];
  bubbles: BubbleReading[];
}

/** What was read of a page. */
export interface PageReading {
  questions: QuestionReading[];
  /** The student's number; null where it is doubtful, empty, or not on this page. */
  identity: string | null;
}

/** A blank whose darkest bubble is this much darker than the others may be a faint pencil. */
const faintFill = 0.07;

/** A filled bubble that is lighter than this share of the darkest one may be what an eraser left. */
const leastOfStrongest = 0.78;

/** Choices of a row of bubbles: the filled ones; unsure where a bubble is doubtful, or one is crossed out and none filled. */
const readChoices = (bubbles: readonly BubbleReading[]): { values: string[]; isSure: boolean } => {
  const filled = bubbles.filter(({ state }) => state === 'filled');
  const likely = bubbles.filter(({ state }) => state === 'doubtful');
  const fills = bubbles.map(({ fill }) => fill).toSorted((first, second) => first - second);
  const middle = fills[Math.floor((fills.length - 1) / 2)] ?? 0;
  const isFaint = filled.length === 0 && (fills.at(-1) ?? 0) - middle > faintFill;
  const isTakenBack = filled.length === 0 && bubbles.some(({ state }) => state === 'crossed');
  const strongest = Math.max(0, ...filled.map(({ fill }) => fill));
  const isUneven = filled.some(({ fill }) => fill < strongest * leastOfStrongest);
  const values = [...filled, ...likely].map(({ value }) => value);
  return { values: values.toSorted(), isSure: likely.length === 0 && !isFaint && !isTakenBack && !isUneven };
};

const readSingle = (bubbles: readonly BubbleReading[]): { values: string[]; isSure: boolean } => {
  const choices = readChoices(bubbles);
  return { ...choices, isSure: choices.isSure && choices.values.length <= 1 };
};

/** The characters of columns from left to right; unsure where one is, or an empty column stands between two others. */
const readColumns = (bubbles: readonly BubbleReading[]): { text: string; isSure: boolean } => {
  const numbers = [...new Set(bubbles.map(({ column }) => column))].toSorted((first, second) => first - second);
  const columns = numbers.map((number) => readSingle(bubbles.filter(({ column }) => column === number)));
  const characters = columns.map(({ values }) => values[0] ?? ' ').join('');
  const isSure = columns.every((column) => column.isSure) && !/\S\s+\S/.test(characters);
  return { text: characters.replaceAll(' ', ''), isSure };
};

const readQuestion = (
  kind: SheetQuestion['kind'],
  bubbles: readonly BubbleReading[],
): { values: string[]; isSure: boolean } => {
  if (kind === 'multiple') return readChoices(bubbles);
  if (kind !== 'numeric') return readSingle(bubbles);
  const { text, isSure } = readColumns(bubbles);
  return { values: text === '' ? [] : [text], isSure };
};

/** Reads the questions and the student's number of a page that lies at a position of the picture. */
export const readPage = (image: GrayImage, position: SheetPosition, page: SheetPage): PageReading => {
  const all = [...page.identity.bubbles, ...page.questions.flatMap(({ bubbles }) => bubbles)];
  const readings = readBubbles(image, position, all);
  let next = page.identity.bubbles.length;
  const number = readColumns(readings.slice(0, next));
  const questions = page.questions.map(({ index, kind, bubbles }) => {
    const own = readings.slice(next, next + bubbles.length);
    next += bubbles.length;
    return { index, ...readQuestion(kind, own), bubbles: own };
  });
  return { questions, identity: number.isSure && number.text !== '' ? number.text : null };
};

/** White border of the code's picture, in millimetres, and its pixels a millimetre. */
const codeBorder = 3.5;
const codeScale = 10;

/** The QR code of a page seen straight from above, for a reader of QR codes. */
export const cutOutCode = (image: GrayImage, { project }: SheetPosition): GrayImage => {
  const side = Math.round((codeArea.width + 2 * codeBorder) * codeScale);
  const pixels = new Uint8Array(side * side);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const place = project({
        x: codeArea.x - codeBorder + column / codeScale,
        y: codeArea.y - codeBorder + row / codeScale,
      });
      pixels[row * side + column] = Math.round(sampleGray(image, place.x, place.y));
    }
  }
  return { width: side, height: side, pixels };
};
