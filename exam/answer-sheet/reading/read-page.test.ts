import { expect, it } from 'vitest';
import { createSeededRandom } from '../../attempt/shuffle.ts';
import { layOutAnswerSheet, type Bubble, type SheetQuestion } from '../layout.ts';
import { encodeSheetCode } from '../sheet-code.ts';
import { copyPage, crossOut, drawPage, eraseHalf, fillBubble, tick, type DrawnPage } from '../testing/draw-sheet.ts';
import { photograph, plainShot, turnCorners, type Shot } from '../testing/photograph.ts';
import { findSheet } from './find-sheet.ts';
import { readPage, type PageReading } from './read-page.ts';

const questions: SheetQuestion[] = Array.from({ length: 60 }, (_, index) =>
  index % 9 === 8
    ? { kind: 'true-false', label: String(index + 1) }
    : { kind: index % 7 === 6 ? 'multiple' : 'single', label: String(index + 1), options: 3 + (index % 4) },
);
const sheet = layOutAnswerSheet([...questions, { kind: 'numeric', label: '61', columns: 5, minus: true }], 8);
const code = encodeSheetCode({
  source: 'assignment',
  id: 12,
  revision: 1,
  form: 'A',
  rules: 2,
  page: 1,
  recipientId: null,
});
const [page] = sheet.pages;
if (!page) throw new Error('The sheet has no page.');

/** What was drawn for a question, and the answers that may be read without a doubt. */
interface DrawnQuestion {
  isPlain: boolean;
  accepted: string[];
}

/** Draws what students do to the bubbles of a question; says which sure readings would be right. */
const drawAnswer = (drawn: DrawnPage, bubbles: readonly Bubble[], random: () => number): DrawnQuestion => {
  const pick = Math.floor(random() * bubbles.length);
  const [chosen, next] = [bubbles[pick], bubbles[(pick + 1) % bubbles.length]];
  if (!chosen || !next) throw new Error('A question has one bubble.');
  const pencil = { random, darkness: 0.6 + random() * 0.4 };
  const chance = random();
  if (chance < 0.12) return { isPlain: true, accepted: [''] };
  if (chance < 0.78) {
    fillBubble(drawn, chosen, pencil);
    return { isPlain: true, accepted: [chosen.value] };
  }
  if (chance < 0.84) {
    fillBubble(drawn, next, pencil);
    crossOut(drawn, next, { ...pencil, darkness: 0.9 });
    if (random() < 0.3) return { isPlain: false, accepted: [''] };
    fillBubble(drawn, chosen, pencil);
    return { isPlain: false, accepted: [chosen.value] };
  }
  if (chance < 0.9) {
    eraseHalf(drawn, next, pencil);
    if (random() < 0.4) return { isPlain: false, accepted: [''] };
    fillBubble(drawn, chosen, pencil);
    return { isPlain: false, accepted: [chosen.value] };
  }
  if (chance < 0.95) {
    tick(drawn, chosen, pencil);
    return { isPlain: false, accepted: [chosen.value] };
  }
  fillBubble(drawn, chosen, pencil);
  fillBubble(drawn, next, pencil);
  return { isPlain: false, accepted: [[chosen.value, next.value].toSorted().join('')] };
};

const printed = drawPage(page, code);

const drawAnswers = (seed: number) => {
  const random = createSeededRandom(seed);
  const drawn = copyPage(printed);
  const choices = page.questions.filter(({ kind }) => kind !== 'numeric');
  return { drawn, answers: choices.map(({ bubbles }) => drawAnswer(drawn, bubbles, random)) };
};

const read = (image: ReturnType<typeof photograph>): PageReading | string => {
  const position = findSheet(image);
  return typeof position === 'string' ? position : readPage(image, position, page);
};

/** Counts sure readings that are wrong, and plain answers that were read surely. */
const compare = (reading: PageReading, answers: readonly DrawnQuestion[]) => {
  const pairs = answers.flatMap((answer, index) => {
    const question = reading.questions[index];
    const kind = page.questions[index]?.kind;
    const accepts = kind === 'multiple' || (answer.accepted[0] ?? '').length < 2 ? answer.accepted : [];
    return question ? [{ ...answer, question, accepts }] : [];
  });
  const wrong = pairs.filter(({ question, accepts }) => question.isSure && !accepts.includes(question.values.join('')));
  const plain = pairs.filter(({ isPlain }) => isPlain);
  return { wrong, plain: plain.length, sure: plain.filter(({ question }) => question.isSure).length };
};

const shots: Record<string, Partial<Shot>> = {
  'as good as a scan': {},
  'turned by ten degrees': { corners: turnCorners(10) },
  'upside down': { corners: turnCorners(180, 0.92) },
  'on its side': {
    width: 1414,
    height: 1000,
    corners: [
      { x: 0.97, y: 0.04 },
      { x: 0.97, y: 0.96 },
      { x: 0.03, y: 0.96 },
      { x: 0.03, y: 0.04 },
    ],
  },
  'from below': {
    corners: [
      { x: 0.14, y: 0.06 },
      { x: 0.87, y: 0.04 },
      { x: 0.98, y: 0.95 },
      { x: 0.02, y: 0.97 },
    ],
  },
  dark: { light: [0.4, 0.4], table: 40 },
  'shaded from one corner': { light: [1, 0.35] },
  noisy: { noise: 22 },
  'of JPEG quality 40': { quality: 40 },
  'all of it at once': { corners: turnCorners(-7, 0.86), light: [0.8, 0.5], noise: 9, isBlurred: true, quality: 40 },
};

it.each(Object.entries(shots))('reads a sheet that is photographed %s', (_, shot) => {
  const { drawn, answers } = drawAnswers(7);
  const reading = read(photograph([drawn], { ...plainShot, ...shot }));
  if (typeof reading === 'string') throw new Error(reading);
  const { wrong, plain, sure } = compare(reading, answers);
  expect(wrong).toEqual([]);
  expect(sure / plain).toBeGreaterThan(0.9);
});

it('says of a cut, empty or doubled picture that it holds no single sheet', () => {
  const { drawn } = drawAnswers(8);
  const cut = plainShot.corners.map(({ x, y }) => ({ x: x * 1.12, y })) as unknown as Shot['corners'];
  expect(read(photograph([drawn], { ...plainShot, corners: cut }))).toBe('noSheet');
  expect(read(photograph([], plainShot))).toBe('noSheet');
  const half = (left: number): Shot['corners'] => [
    { x: left, y: 0.1 },
    { x: left + 0.46, y: 0.1 },
    { x: left + 0.46, y: 0.9 },
    { x: left, y: 0.9 },
  ];
  const two = photograph(
    [
      { image: drawn.image, corners: half(0.02) },
      { image: drawn.image, corners: half(0.52) },
    ],
    { ...plainShot, width: 1800, height: 1414 },
  );
  expect(read(two)).toBe('severalSheets');
});

it('says of a picture without light that it is too dark', () => {
  const { drawn } = drawAnswers(9);
  expect(read(photograph([drawn], { ...plainShot, light: [0.13, 0.13], table: 5 }))).toBe('tooDark');
});

it("reads a number and the student's number by their columns", () => {
  const drawn = copyPage(printed);
  const pencil = { random: createSeededRandom(3), darkness: 0.8 };
  const fill = (bubbles: readonly Bubble[], text: string) => {
    for (const [column, value] of [...text].entries()) {
      const bubble = bubbles.find((place) => place.column === column && place.value === value);
      if (bubble) fillBubble(drawn, bubble, pencil);
    }
  };
  fill(page.identity.bubbles, '20260410');
  fill(page.questions.at(-1)?.bubbles ?? [], '-12.5');
  const reading = read(photograph([drawn], plainShot));
  if (typeof reading === 'string') throw new Error(reading);
  expect(reading.identity).toBe('20260410');
  expect(reading.questions.at(-1)).toMatchObject({ isSure: true, values: ['-12.5'] });
});

// Two hundred in `npm run test:chaos`.
const randomSheets = process.env['CHAOS_ROUNDS'] ? 200 : 50;

it(`passes no wrong answer as sure over ${randomSheets} random sheets`, { timeout: 600_000 }, () => {
  const totals = { sheets: 0, plain: 0, sure: 0, problems: 0 };
  for (let seed = 1; seed <= randomSheets; seed += 1) {
    const random = createSeededRandom(seed * 7919);
    const { drawn, answers } = drawAnswers(seed);
    const shake = () => (random() - 0.5) * 0.05;
    const turned = turnCorners((random() - 0.5) * 24 + (random() < 0.2 ? 180 : 0), 0.84);
    const [first, second, third, fourth] = turned.map(({ x, y }) => ({ x: x + shake(), y: y + shake() }));
    if (!first || !second || !third || !fourth) continue;
    const light = 0.35 + random() * 0.65;
    const reading = read(
      photograph([drawn], {
        ...{ ...plainShot, width: 850, height: 1202 },
        ...{ corners: [first, second, third, fourth], table: random() * 200, seed },
        ...{ light: [light, Math.max(0.3, light + (random() - 0.5) * 0.6)], noise: random() * 14 },
        ...{ isBlurred: random() < 0.4, quality: random() < 0.5 ? 40 : null },
      }),
    );
    if (typeof reading === 'string') {
      totals.problems += 1;
      continue;
    }
    const { wrong, plain, sure } = compare(reading, answers);
    expect(wrong, `seed ${seed}`).toEqual([]);
    totals.sheets += 1;
    totals.plain += plain;
    totals.sure += sure;
  }
  expect(totals.sheets).toBeGreaterThan(0.95 * randomSheets);
  expect(totals.sure / totals.plain).toBeGreaterThan(0.9);
});
