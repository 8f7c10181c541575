import { decodeQR } from 'qr/decode.js';
import {
  cutOutCode,
  decodeSheetCode,
  findSheet,
  layOutSheetFor,
  readPage,
  type GrayImage,
  type QuestionPlace,
  type SheetForm,
  type SheetPosition,
  type SheetQuestion,
  type SheetRules,
} from '@inkstone/exam/answer-sheet';
import type { SheetReading } from '../../contract/answer-sheets.ts';

/** A picture as a canvas gives it, and the forms that it may show. */
export interface SheetJob {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  data: Uint8ClampedArray;
  forms: readonly { form: SheetForm; rules: SheetRules; questions: readonly SheetQuestion[] }[];
}

const toGray = ({ width, height, data }: SheetJob): GrayImage => {
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) {
    const at = index * 4;
    pixels[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { width, height, pixels };
};

/** Milliseconds that the reader of QR codes may try one picture. */
const codeMs = 1500;

const readCode = (image: GrayImage, position: SheetPosition): string | null => {
  const { width, height, pixels } = cutOutCode(image, position);
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [index, gray] of pixels.entries()) data.set([gray, gray, gray, 255], index * 4);
  try {
    return decodeQR({ width, height, data }, { timeLimit: codeMs });
  } catch {
    return null;
  }
};

/** Where a question stands in the picture: left, top, width and height as shares of it. */
const findBox = ({ width, height }: GrayImage, { project }: SheetPosition, place: QuestionPlace): number[] => {
  const xs = [place.labelEnd.x - 7, ...place.bubbles.map(({ x }) => x + 3.5)];
  const ys = [...place.bubbles, ...place.boxes].flatMap(({ y }) => [y - 3.5, y + 3.5]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map(project);
  const across = corners.map(({ x }) => x / width);
  const down = corners.map(({ y }) => y / height);
  const [start, above] = [Math.min(...across), Math.min(...down)];
  const round = (share: number): number => Math.round(Math.min(2, Math.max(-1, share)) * 10_000) / 10_000;
  return [start, above, Math.max(...across) - start, Math.max(...down) - above].map(round);
};

/** Reads one picture of a page of an answer sheet. */
export const readSheet = (job: SheetJob): SheetReading => {
  const image = toGray(job);
  const position = findSheet(image);
  const unread = { code: null, number: null, questions: [] };
  if (typeof position === 'string') return { ...unread, problem: position };
  const text = readCode(image, position);
  const code = text === null ? null : decodeSheetCode(text);
  if (text === null || !code) return { ...unread, problem: 'noCode' };
  const questions = job.forms.find(({ form, rules }) => form === code.form && rules === code.rules)?.questions ?? [];
  const page = layOutSheetFor(questions, code).pages[code.page - 1];
  if (!page) return { ...unread, code: text, problem: null };
  const reading = readPage(image, position, page);
  return {
    ...{ problem: null, code: text, number: reading.identity },
    questions: reading.questions.map(({ index, isSure, values }, place) => {
      const at = page.questions[place];
      return { index, isSure, values, box: at ? findBox(image, position, at) : [0, 0, 1, 1] };
    }),
  };
};
