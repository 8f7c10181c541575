/**
 * Generates the files of the sample school's homework about a place to study: `node tools/make-study-place.ts`. The
 * teacher's worksheet as a PDF, and two students' plans of their rooms. Needs the browser of the tests; the result is
 * kept in the repository.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { toSvgPath, toStrokes } from './handwriting.ts';

const folder = path.join(import.meta.dirname, '../content/uploads');

const questions = [
  ['Where does the light come from?', '光从哪里来？'],
  ['What can you hear from there?', '在那里能听到什么？'],
  ['What lies on the table that you do not need?', '桌上有哪些用不到的东西？'],
  ['Where is your phone while you study?', '学习时手机放在哪里？'],
  ['Who comes in, and how often?', '谁会进来？多久一次？'],
  ['How long do you stay without getting up?', '你能坐多久不起身？'],
];

const worksheet = `<!doctype html><style>
  body { font: 12pt/1.5 'Noto Serif', 'Noto Serif CJK SC', serif; margin: 0 4mm; color: #222 }
  h1 { font-size: 20pt; margin: 0 } h1 + p { margin: 2mm 0 8mm; color: #666 }
  li { margin-bottom: 4mm } .zh { color: #555 } .line { border-bottom: 1px solid #999; height: 9mm }
</style><h1>A good place to study</h1><p>学习的好地方 · Worksheet</p><ol>${questions
  .map(([en, zh]) => `<li>${en}<br><span class="zh">${zh}</span><div class="line"></div><div class="line"></div></li>`)
  .join('')}</ol>`;

interface Room {
  paper: string;
  ink: string;
  /** Furniture: left, top, width, height, name. */
  things: readonly (readonly [number, number, number, number, string])[];
  note: string;
}

const wobble = (seed: number): number => Math.sin(seed * 12.9898) * 3;

/** A box as drawn by hand: four lines that nearly meet. */
const sketchBox = (x: number, y: number, w: number, h: number): string => {
  const [a, b, c, d] = [x + y, x + w, y + h, w + h].map(wobble);
  return `<path d="M${x} ${y + (a ?? 0)} L${x + w + (b ?? 0)} ${y} L${x + w} ${y + h + (c ?? 0)} L${x + (d ?? 0)} ${y + h} L${x} ${y - 4}"/>`;
};

const sketchText = (text: string, middle: number, y: number, height: number): string =>
  toStrokes(text, { x: middle - text.length * height * 0.33, y: y - height / 2, height, seed: middle + y })
    .map((stroke) => `<path d="${toSvgPath(stroke)}"/>`)
    .join('');

const roomHtml = ({ paper, ink, things, note }: Room): string => `<!doctype html><style>body { margin: 0 }</style>
<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1200" viewBox="0 0 1000 1200">
  <rect width="1000" height="1200" fill="${paper}"/>
  <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round">${sketchBox(90, 110, 820, 860)}
  ${things.map(([x, y, w, h]) => sketchBox(x, y, w, h)).join('')}</g>
  <g fill="none" stroke="${ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">
  ${things.map(([x, y, w, h, name]) => sketchText(name, x + w / 2, y + h / 2, 26)).join('')}
  ${sketchText(note, 490, 1060, 32)}</g></svg>`;

const rooms: Readonly<Record<string, Room>> = {
  'my-room-lin.jpg': {
    paper: '#f4efe2',
    ink: '#2a3b63',
    things: [
      [130, 150, 300, 160, 'desk'],
      [210, 330, 130, 120, 'chair'],
      [560, 160, 300, 440, 'bed'],
      [130, 700, 220, 220, 'books'],
      [540, 120, 300, 26, ''],
      [640, 780, 220, 140, 'door'],
    ],
    note: 'the window is behind the bed',
  },
  'my-room-luo.jpg': {
    paper: '#eceff1',
    ink: '#3a3a3a',
    things: [
      [330, 430, 340, 180, 'big table'],
      [360, 300, 110, 100, 'me'],
      [530, 300, 110, 100, 'friend'],
      [120, 150, 130, 760, 'shelves'],
      [740, 150, 130, 500, 'shelves'],
      [700, 780, 180, 140, 'door'],
    ],
    note: 'our reading room, 2nd floor',
  },
};

const { program, args, env } = findBrowser();
const browser = await chromium.launch({
  executablePath: program,
  args: [...args],
  env: { ...process.env, ...env } as Record<string, string>,
});
const page = await browser.newPage({ viewport: { width: 1000, height: 1200 } });
await page.setContent(worksheet);
await page.pdf({
  path: path.join(folder, 'study-place.pdf'),
  format: 'A4',
  margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' },
});
for (const [name, room] of Object.entries(rooms)) {
  await page.setContent(roomHtml(room));
  await page.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: 70 });
}
await browser.close();
