import { pageSize, type Point } from '../layout.ts';
import { sampleGray, type GrayImage } from '../reading/gray-image.ts';
import { buildPerspective, type Corners } from '../reading/perspective.ts';
import { createSeededRandom } from '../../attempt/shuffle.ts';
import { drawnScale } from './draw-sheet.ts';

/** How a page is photographed. */
export interface Shot {
  width: number;
  height: number;
  /** Where the page's corners come to lie, as shares of the picture, clockwise from the page's upper left one. */
  corners: Corners;
  /** Grey of the table. */
  table: number;
  /** Light at the upper left and lower right: 1 leaves the page as it is. */
  light: readonly [number, number];
  /** Width of the noise in steps of grey. */
  noise: number;
  /** Whether the lens is out of focus by a pixel. */
  isBlurred: boolean;
  /** Quality of the JPEG; null: none. */
  quality: number | null;
  seed: number;
}

const whole: Corners = [
  { x: 0.04, y: 0.03 },
  { x: 0.96, y: 0.03 },
  { x: 0.96, y: 0.97 },
  { x: 0.04, y: 0.97 },
];

/** A photo as good as a scan. */
export const plainShot: Shot = {
  ...{ width: 1000, height: 1414, corners: whole, table: 90, light: [1, 1], noise: 0 },
  ...{ isBlurred: false, quality: null, seed: 1 },
};

/** The corners of a page that lies turned by degrees, and smaller so that it stays in the picture. */
export const turnCorners = (degrees: number, size = 0.8): Corners => {
  const angle = (degrees / 180) * Math.PI;
  const ratio = pageSize.height / pageSize.width;
  const turn = ({ x, y }: Point): Point => {
    const [across, down] = [(x - 0.5) * size, (y - 0.5) * size * ratio];
    return {
      x: 0.5 + across * Math.cos(angle) - down * Math.sin(angle),
      y: 0.5 + (across * Math.sin(angle) + down * Math.cos(angle)) / ratio,
    };
  };
  return [turn({ x: 0, y: 0 }), turn({ x: 1, y: 0 }), turn({ x: 1, y: 1 }), turn({ x: 0, y: 1 })];
};

const blur = ({ width, height, pixels }: GrayImage): GrayImage => {
  const soft = new Uint8Array(pixels);
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column;
      let sum = 0;
      for (const line of [at - width, at, at + width]) {
        sum += (pixels[line - 1] ?? 0) + (pixels[line] ?? 0) + (pixels[line + 1] ?? 0);
      }
      soft[at] = sum / 9;
    }
  }
  return { width, height, pixels: soft };
};

/** The luminance table of the JPEG standard (ITU-T T.81, annex K). */
const luminance = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
const waves = Array.from({ length: 64 }, (_, index) => {
  const [wave, place] = [Math.floor(index / 8), index % 8];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * wave * Math.PI) / 16);
});

/** Multiplies an 8 by 8 block by the cosine table from both sides; back and forth are one another's transpose. */
const transform = (block: Float64Array, isBack: boolean): Float64Array => {
  const cosine = (wave: number, place: number) => waves[isBack ? place * 8 + wave : wave * 8 + place] ?? 0;
  const half = new Float64Array(64);
  const full = new Float64Array(64);
  for (let index = 0; index < 64; index += 1) {
    const [row, column] = [Math.floor(index / 8), index % 8];
    for (let step = 0; step < 8; step += 1)
      half[index] = (half[index] ?? 0) + cosine(column, step) * (block[row * 8 + step] ?? 0);
  }
  for (let index = 0; index < 64; index += 1) {
    const [row, column] = [Math.floor(index / 8), index % 8];
    for (let step = 0; step < 8; step += 1)
      full[index] = (full[index] ?? 0) + cosine(row, step) * (half[step * 8 + column] ?? 0);
  }
  return full;
};

/** What a JPEG of a quality leaves of a picture. */
const compress = ({ width, height, pixels }: GrayImage, quality: number): GrayImage => {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const table = luminance.map((step) => Math.max(1, Math.floor((step * scale + 50) / 100)));
  const left = new Uint8Array(pixels);
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let start = 0; start + 8 <= width; start += 8) {
      const at = (index: number) => (top + Math.floor(index / 8)) * width + start + (index % 8);
      const block = Float64Array.from({ length: 64 }, (_, index) => (pixels[at(index)] ?? 0) - 128);
      const steps = transform(block, false).map((wave, index) => {
        const step = table[index] ?? 1;
        return Math.round(wave / step) * step;
      });
      for (const [index, gray] of transform(steps, true).entries()) {
        left[at(index)] = Math.min(255, Math.max(0, Math.round(gray + 128)));
      }
    }
  }
  return { width, height, pixels: left };
};

/** Photographs pages that lie on a table. */
export const photograph = (pages: readonly { image: GrayImage; corners?: Corners }[], shot: Shot): GrayImage => {
  const { width, height, light } = shot;
  const random = createSeededRandom(shot.seed);
  const pixels = new Uint8Array(width * height);
  const { width: right, height: bottom } = pageSize;
  const edges: Corners = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
  ];
  const sources = pages.map(({ image, corners = shot.corners }) => {
    const places = corners.map(({ x, y }): Point => ({ x: x * width, y: y * height }));
    const [first, second, third, fourth] = places;
    const project = first && second && third && fourth && buildPerspective([first, second, third, fourth], edges);
    return { image, project: project ?? (() => ({ x: -1, y: -1 })) };
  });
  const grayAt = (point: Point): number => {
    for (const { image, project } of sources) {
      const { x, y } = project(point);
      const isOnPage = x >= 0 && y >= 0 && x < right && y < bottom;
      if (isOnPage) return sampleGray(image, x * drawnScale - 0.5, y * drawnScale - 0.5);
    }
    return shot.table;
  };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const gray = grayAt({ x: column + 0.5, y: row + 0.5 });
      const along = (column / width + row / height) / 2;
      const lit = gray * (light[0] * (1 - along) + light[1] * along);
      const grain = shot.noise > 0 ? (random() + random() + random() - 1.5) * shot.noise * 2 : 0;
      pixels[row * width + column] = Math.min(255, Math.max(0, Math.round(lit + grain)));
    }
  }
  const sharp = { width, height, pixels };
  const seen = shot.isBlurred ? blur(sharp) : sharp;
  return shot.quality === null ? seen : compress(seen, shot.quality);
};
