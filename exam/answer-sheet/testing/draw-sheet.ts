import qrcode from 'qrcode-generator';
import {
  bubbleRadius,
  codeArea,
  cornerMarks,
  cornerMarkSide,
  edgeMarks,
  edgeMarkSide,
  orientationBar,
  pageSize,
  type Area,
  type Bubble,
  type Point,
  type SheetPage,
} from '../layout.ts';
import type { GrayImage } from '../reading/gray-image.ts';

/** Pixels a millimetre of a page that is drawn. */
export const drawnScale = 6;

/** A page of white paper to draw on in millimetres. */
export interface DrawnPage {
  image: GrayImage;
  /** Darkens the places within an area for which `covers` says how much, 0 to 1. */
  paint: (area: Area, covers: (point: Point) => number) => void;
}

const [width, height] = [pageSize.width * drawnScale, pageSize.height * drawnScale];

const createPage = (pixels = new Uint8Array(width * height).fill(250)): DrawnPage => {
  const paint: DrawnPage['paint'] = (area, covers) => {
    const [left, right] = [Math.floor(area.x * drawnScale), Math.ceil((area.x + area.width) * drawnScale)];
    const [top, bottom] = [Math.floor(area.y * drawnScale), Math.ceil((area.y + area.height) * drawnScale)];
    for (let row = Math.max(0, top); row < Math.min(height, bottom); row += 1) {
      for (let column = Math.max(0, left); column < Math.min(width, right); column += 1) {
        const share = covers({ x: (column + 0.5) / drawnScale, y: (row + 0.5) / drawnScale });
        const at = row * width + column;
        pixels[at] = Math.min(pixels[at] ?? 0, Math.round(250 - share * 225));
      }
    }
  };
  return { image: { width, height, pixels }, paint };
};

/** The same page once more, to draw on. */
export const copyPage = ({ image }: DrawnPage): DrawnPage => createPage(new Uint8Array(image.pixels));

const around = ({ x, y }: Point, reach: number): Area => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

const isWithin = ({ x, y }: Point, area: Area): boolean =>
  x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;

const fillArea = (page: DrawnPage, area: Area): void => page.paint(area, (point) => (isWithin(point, area) ? 1 : 0));

const drawCode = (page: DrawnPage, text: string): void => {
  const code = qrcode(0, 'M');
  code.addData(text, 'Alphanumeric');
  code.make();
  const count = code.getModuleCount();
  const side = codeArea.width / count;
  page.paint(codeArea, ({ x, y }) => {
    const column = Math.floor((x - codeArea.x) / side);
    const row = Math.floor((y - codeArea.y) / side);
    const isInside = column >= 0 && row >= 0 && column < count && row < count;
    return isInside && code.isDark(row, column) ? 1 : 0;
  });
};

const distanceTo = (point: Point, center: Point): number => Math.hypot(point.x - center.x, point.y - center.y);

const drawBubble = (page: DrawnPage, bubble: Bubble): void =>
  page.paint(around(bubble, bubbleRadius + 0.5), (point) => {
    if (Math.abs(distanceTo(point, bubble) - bubbleRadius) < 0.13) return 0.75;
    const isLetter = Math.abs(point.x - bubble.x) < 0.2 || Math.abs(point.y - bubble.y + 0.6) < 0.2;
    return isLetter && distanceTo(point, bubble) < 1.1 ? 0.3 : 0;
  });

/** Draws a page as it is printed. */
export const drawPage = (page: SheetPage, code: string): DrawnPage => {
  const drawn = createPage();
  const squares = [
    ...cornerMarks.map((mark) => around(mark, cornerMarkSide / 2)),
    ...edgeMarks.map((mark) => around(mark, edgeMarkSide / 2)),
  ];
  for (const square of [...squares, orientationBar]) fillArea(drawn, square);
  drawCode(drawn, code);
  for (const { labelEnd } of page.questions) {
    const label = { x: labelEnd.x - 4, y: labelEnd.y - 1.1, width: 3.5, height: 2.2 };
    drawn.paint(label, ({ x, y }) => (Math.sin(x * 9) + Math.cos(y * 7) > 0.4 ? 0.9 : 0));
  }
  for (const { x, y, width: across, height: down } of [page.identity, ...page.questions].flatMap(
    ({ boxes }) => boxes,
  )) {
    const [right, bottom] = [x + across, y + down];
    for (const [from, to] of [
      [
        { x, y },
        { x: right, y },
      ],
      [
        { x, y: bottom },
        { x: right, y: bottom },
      ],
    ] as const) {
      fillArea(drawn, { x: from.x, y: from.y - 0.1, width: to.x - from.x, height: 0.2 });
    }
  }
  const all = [...page.identity.bubbles, ...page.questions.flatMap(({ bubbles }) => bubbles)];
  for (const bubble of all) drawBubble(drawn, bubble);
  return drawn;
};

/** How a student fills bubbles. */
export interface Pencil {
  random: () => number;
  /** 1 is printed black. */
  darkness: number;
}

/** Fills a bubble by strokes that stay more or less within it. */
export const fillBubble = (page: DrawnPage, bubble: Point, { random, darkness }: Pencil): void => {
  const center = { x: bubble.x + (random() - 0.5) * 0.5, y: bubble.y + (random() - 0.5) * 0.5 };
  const radius = bubbleRadius * (0.86 + random() * 0.2);
  const [slant, gap] = [random() * 3, 0.1 + random() * 0.35];
  page.paint(around(center, radius), (point) => {
    if (distanceTo(point, center) > radius) return 0;
    const stripe = Math.sin((point.x * Math.cos(slant) + point.y * Math.sin(slant)) * 9);
    return darkness * (1 - gap * Math.max(0, stripe));
  });
};

/** Leaves what an eraser leaves of a filled bubble: a veil, or a part. */
export const eraseHalf = (page: DrawnPage, bubble: Point, { random, darkness }: Pencil): void => {
  const isPart = random() < 0.5;
  const edge = bubble.x - random();
  const veil = 0.1 + random() * 0.3;
  page.paint(around(bubble, bubbleRadius), (point) => {
    if (distanceTo(point, bubble) > bubbleRadius) return 0;
    return isPart && point.x < edge ? darkness : veil * 0.6;
  });
};

/** Draws a line of a pencil's width. */
export const drawLine = (page: DrawnPage, [from, to]: readonly [Point, Point], darkness: number): void => {
  const length = distanceTo(from, to);
  const area = {
    x: Math.min(from.x, to.x) - 1,
    y: Math.min(from.y, to.y) - 1,
    width: Math.abs(from.x - to.x) + 2,
    height: Math.abs(from.y - to.y) + 2,
  };
  page.paint(area, ({ x, y }) => {
    const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2;
    const share = Math.min(1, Math.max(0, along));
    const nearest = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    return distanceTo({ x, y }, nearest) < 0.28 ? darkness : 0;
  });
};

/** Crosses a bubble out by two lines through it. */
export const crossOut = (page: DrawnPage, { x, y }: Point, { random, darkness }: Pencil): void => {
  const reach = () => 2.4 + random() * 0.6;
  drawLine(
    page,
    [
      { x: x - reach(), y: y - reach() },
      { x: x + reach(), y: y + reach() },
    ],
    darkness,
  );
  drawLine(
    page,
    [
      { x: x - reach(), y: y + reach() },
      { x: x + reach(), y: y - reach() },
    ],
    darkness,
  );
};

/** Ticks a bubble instead of filling it. */
export const tick = (page: DrawnPage, { x, y }: Point, { darkness }: Pencil): void => {
  drawLine(
    page,
    [
      { x: x - 1.2, y: y - 0.2 },
      { x: x - 0.3, y: y + 1.2 },
    ],
    darkness,
  );
  drawLine(
    page,
    [
      { x: x - 0.3, y: y + 1.2 },
      { x: x + 1.7, y: y - 1.6 },
    ],
    darkness,
  );
};
