/**
 * Generates the files that students of the sample school have submitted: `node tools/make-uploads.ts`. Two photos of
 * handwritten work, and a PDF of two pages. Needs the browser of the tests; the result is kept in the repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, rgb, StandardFonts, type PDFPage } from '@cantoo/pdf-lib';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { toSvgPath, toStrokes, type Stroke } from './handwriting.ts';

const folder = path.join(import.meta.dirname, '../content/uploads');
mkdirSync(folder, { recursive: true });

const proof = [
  'To show: odd + odd = even',
  'Let a = 2m + 1',
  'and b = 2n + 1',
  'a + b = 2m + 1 + 2n + 1',
  '= 2m + 2n + 2',
  '= 2(m + n)',
  'so a + b is even.',
  'Test: 3 + 5 = 8, 7 + 9 = 16',
];

const examples = [
  'odd + odd = even?',
  '1 + 1 = 2   yes',
  '3 + 5 = 8   yes',
  '7 + 9 = 16   yes',
  '11 + 13 = 24   yes',
  'It works 4 times,',
  'so it is true for all.',
];

const inkPaths = (strokes: readonly Stroke[], colour: string, width: number): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${strokes
    .map((stroke) => `<path d="${toSvgPath(stroke)}"/>`)
    .join('')}</g>`;

const photo = (lines: readonly string[], hand: { seed: number; height: number; ink: string }): string => {
  const [width, height, row] = [1100, 1400, 104];
  const rules = Array.from({ length: 13 }, (_, at) => `<path d="M0 ${140 + at * row}H${width}"/>`).join('');
  const strokes = lines.flatMap((text, at) =>
    toStrokes(text, {
      x: text.startsWith('=') ? 250 : 120,
      y: 172 + at * row,
      height: hand.height,
      seed: hand.seed + at,
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="light" cx="38%" cy="30%" r="95%"><stop offset="0" stop-color="#fdfbf4"/><stop offset=".7" stop-color="#f0ebdd"/><stop offset="1" stop-color="#cfc8b6"/></radialGradient>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .28  0 0 0 0 .22  0 0 0 .09 0"/></filter>
</defs>
<rect width="100%" height="100%" fill="url(#light)"/>
<g stroke="#9db6cf" stroke-width="1.6" opacity=".7">${rules}</g>
<path d="M92 0V${height}" stroke="#d9938b" stroke-width="2" opacity=".8"/>
${inkPaths(strokes, hand.ink, 4.2)}
<rect width="100%" height="100%" filter="url(#grain)"/></svg>`;
};

const makePhotos = async (): Promise<void> => {
  const { program, args, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...args],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const page = await browser.newPage({ viewport: { width: 1100, height: 1400 } });
  const take = async (name: string, svg: string): Promise<void> => {
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    writeFileSync(path.join(folder, name), await page.screenshot({ type: 'jpeg', quality: 62 }));
  };
  await take('odd-and-even.jpg', photo(proof, { seed: 71, height: 52, ink: '#1f3a7a' }));
  await take('four-examples.jpg', photo(examples, { seed: 905, height: 58, ink: '#2b2b2e' }));
  await browser.close();
};

const pencil = rgb(0.2, 0.22, 0.3);

const scribble = (
  page: PDFPage,
  strokes: readonly Stroke[],
  how: { color?: ReturnType<typeof rgb>; width?: number } = {},
) => {
  for (const stroke of strokes) {
    page.drawSvgPath(toSvgPath(stroke), {
      ...{ x: 0, y: page.getHeight(), borderColor: how.color ?? pencil, borderWidth: how.width ?? 1.4 },
    });
  }
};

const river: Stroke = [
  [90, 690],
  [120, 610],
  [190, 570],
  [210, 500],
  [170, 430],
  [220, 360],
  [310, 330],
  [350, 260],
  [440, 230],
  [490, 150],
];
const bank = (by: number): Stroke => river.map(([x, y]) => [x + by, y + by * 0.35]);

/** Handwritten text: its position, its height, and the unsteadiness of the hand. */
type Words = Parameters<typeof toStrokes>[1];
const write = (page: PDFPage, text: string, how: Words) => scribble(page, toStrokes(text, how));

const drawMap = (map: PDFPage): void => {
  write(map, 'Map of the river, 1 km', { x: 60, y: 50, height: 26, seed: 5 });
  scribble(map, [river, bank(26)], { color: rgb(0.16, 0.38, 0.62), width: 2.2 });
  write(map, 'school', { x: 60, y: 740, height: 17, seed: 8 });
  write(map, 'old mill', { x: 300, y: 100, height: 17, seed: 9 });
  write(map, 'bridge', { x: 260, y: 420, height: 17, seed: 10 });
  write(map, 'reeds', { x: 90, y: 470, height: 17, seed: 11 });
  scribble(
    map,
    [
      [
        [190, 350],
        [270, 400],
      ],
      [
        [200, 338],
        [280, 388],
      ],
    ],
    { width: 1.8 },
  );
  const corners: Stroke = [
    [400, 150],
    [400, 205],
    [455, 205],
    [455, 150],
    [428, 118],
    [400, 150],
    [455, 150],
  ];
  scribble(
    map,
    corners.slice(1).map((to, at) => [corners[at] ?? to, to]),
  );
  scribble(
    map,
    [
      [
        [500, 700],
        [500, 640],
      ],
      [
        [490, 655],
        [500, 640],
        [510, 655],
      ],
    ],
    { width: 1.8 },
  );
  write(map, 'N', { x: 492, y: 610, height: 20, seed: 12 });
};

const drawTable = async (pdf: PDFDocument, table: PDFPage): Promise<void> => {
  const [serif, strong] = [
    await pdf.embedFont(StandardFonts.TimesRoman),
    await pdf.embedFont(StandardFonts.TimesRomanBold),
  ];
  table.drawText('What I measured', { x: 60, y: 770, size: 20, font: strong });
  const rows = [
    ['Place', 'Width', 'Depth', 'Time of 10 m'],
    ['School', '2.1 m', '0.35 m', '21 s'],
    ['Reeds', '2.8 m', '0.30 m', '27 s'],
    ['Bridge', '3.0 m', '0.55 m', '18 s'],
    ['Old mill', '4.4 m', '0.80 m', '34 s'],
  ];
  for (const [at, row] of rows.entries()) {
    const y = 730 - at * 28;
    for (const [column, text] of row.entries())
      table.drawText(text, { x: 66 + column * 120, y, size: 12, font: at === 0 ? strong : serif });
    table.drawLine({ start: { x: 60, y: y - 9 }, end: { x: 535, y: y - 9 }, thickness: at === 0 ? 1.2 : 0.5 });
  }
  const rowText = [
    'The river is narrow behind the school and twice as wide at the old mill.',
    'It gets slower where it is wide, because the same water have more room.',
    'At the bridge it is fast again: the pillars make the river more narrow.',
    'So the speed is 10 m / 34 s = 3.4 m/s at the mill.',
  ];
  for (const [at, text] of rowText.entries()) table.drawText(text, { x: 60, y: 560 - at * 24, size: 13, font: serif });
  write(table, 'slow water, so reeds?', { x: 60, y: 420, height: 20, seed: 14 });
};

const makeReport = async (): Promise<void> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle('One kilometre of river');
  const [map, table] = [pdf.addPage([595, 842]), pdf.addPage([595, 842])];
  drawMap(map);
  await drawTable(pdf, table);
  writeFileSync(path.join(folder, 'river.pdf'), await pdf.save());
};

await makePhotos();
await makeReport();
