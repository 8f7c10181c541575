import {
  BlendMode,
  concatTransformationMatrix,
  drawObject,
  LineCapStyle,
  popGraphicsState,
  pushGraphicsState,
  type PDFImage,
} from '@cantoo/pdf-lib';
import { getBounds, inkWidths, type PageNote } from '../../page-position.ts';
import type { DocFile, DocNote } from './doc-content.ts';
import { isSideways, getJpegOrientation, getOrientationMatrix } from './orientation.ts';
import { isWithinPixelLimit } from './picture-size.ts';
import {
  getPageGeometry,
  pdfColors,
  isDrawable,
  openPdf,
  pageSize,
  type PageGeometry,
  type PdfWriter,
} from '@inkstone/files/paper';

const drawLines = ({ page, toPagePoint, width }: PageGeometry, { place }: PageNote<DocNote>): void => {
  const { ink = 'pen', strokes = [] } = place;
  const isPen = ink === 'pen';
  for (const line of strokes) {
    const path = line
      .map(([x, y], index) => {
        const to = toPagePoint({ x, y });
        return `${index === 0 ? 'M' : 'L'}${to.x.toFixed(2)} ${(-to.y).toFixed(2)}`;
      })
      .join('');
    page.drawSvgPath(path, {
      x: 0,
      y: 0,
      borderColor: isPen ? pdfColors.cinnabar : pdfColors.light,
      borderWidth: inkWidths[ink] * width,
      borderOpacity: isPen ? 1 : 0.8,
      borderLineCap: LineCapStyle.Round,
      ...(!isPen && { blendMode: BlendMode.Multiply }),
    });
  }
};

const drawBox = ({ page, toPagePoint, width }: PageGeometry, { place: { box } }: PageNote<DocNote>): void => {
  if (!box) return;
  const [from, to] = [
    toPagePoint({ x: box.left, y: box.top }),
    toPagePoint({ x: box.left + box.width, y: box.top + box.height }),
  ];
  page.drawRectangle({
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
    borderColor: pdfColors.cinnabar,
    borderWidth: Math.max(1, 0.0028 * width),
  });
};

const drawNumber = (
  ground: PageGeometry,
  { place, number }: PageNote<DocNote>,
  face: PdfWriter['faces']['strong'],
): void => {
  if (number === null) return;
  const { page, toPagePoint, width, height, rotation } = ground;
  const size = Math.max(6, 0.013 * width);
  const { left, top } = getBounds(place) ?? { left: 0, top: 0 };
  const middle = { x: Math.max(left, size / width), y: Math.max(top, size / height) };
  const spot = toPagePoint(middle);
  page.drawCircle({ ...spot, size, borderColor: pdfColors.cinnabar, borderWidth: size * 0.16, color: pdfColors.white });
  const text = String(number);
  const points = size * (text.length > 1 ? 1 : 1.25);
  const half = face.widthAt(text, points) / 2;
  const from = toPagePoint({ x: middle.x - half / width, y: middle.y + (points * 0.36) / height });
  face.draw(page, text, { ...from, size: points, color: pdfColors.cinnabar, turn: rotation });
};

const drawNotes = (ground: PageGeometry, notes: readonly PageNote<DocNote>[], paper: PdfWriter): void => {
  for (const note of notes) drawLines(ground, note);
  for (const note of notes) drawBox(ground, note);
  for (const note of notes) drawNumber(ground, note, paper.faces.strong);
};

/** The pages of a student's PDF, ready to draw on; null where it cannot be opened or a page is broken. */
const openPdfPages = async (paper: PdfWriter, bytes: Uint8Array): Promise<PageGeometry[] | null> => {
  try {
    const source = await openPdf(bytes);
    const grounds = (await paper.pdf.copyPages(source, source.getPageIndices())).map(getPageGeometry);
    return grounds.length > 0 && grounds.every(isDrawable) ? grounds : null;
  } catch {
    return null;
  }
};

/** Adds a student's PDF with its notes drawn on the pages; false where it cannot be opened. */
const drawPdf = async (paper: PdfWriter, bytes: Uint8Array, notes: readonly PageNote<DocNote>[]): Promise<boolean> => {
  const grounds = await openPdfPages(paper, bytes);
  if (!grounds) return false;
  for (const [index, ground] of grounds.entries()) {
    paper.pdf.addPage(ground.page);
    drawNotes(
      ground,
      notes.filter(({ place }) => place.page === index + 1),
      paper,
    );
  }
  return true;
};

const pictureMargin = 30;

const addPicturePage = (paper: PdfWriter, image: PDFImage, orientation: number): PageGeometry => {
  const sideways = isSideways(orientation);
  const [wide, tall] = sideways ? [image.height, image.width] : [image.width, image.height];
  const isLandscape = wide > tall;
  const [long, short] = [pageSize.height, pageSize.width];
  const [pageWidth, pageHeight] = isLandscape ? [long, short] : [short, long];
  const scale = Math.min((pageWidth - 2 * pictureMargin) / wide, (pageHeight - 2 * pictureMargin) / tall);
  const [width, height] = [wide * scale, tall * scale];
  const [left, bottom] = [(pageWidth - width) / 2, (pageHeight - height) / 2];
  const page = paper.pdf.addPage([pageWidth, pageHeight]);
  const name = page.node.newXObject('Picture', image.ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, left, bottom),
    concatTransformationMatrix(...getOrientationMatrix(orientation)),
    drawObject(name),
    popGraphicsState(),
  );
  return {
    page,
    width,
    height,
    rotation: 0,
    toPagePoint: ({ x, y }) => ({ x: left + x * width, y: bottom + (1 - y) * height }),
  };
};

/** Adds a picture on a page of its own; false where PDF does not support its format. */
const drawPicture = async (
  paper: PdfWriter,
  { mime, bytes }: { mime: string; bytes: Uint8Array },
  notes: readonly PageNote<DocNote>[],
): Promise<boolean> => {
  if (mime !== 'image/jpeg' && mime !== 'image/png') return false;
  if (!isWithinPixelLimit(mime, bytes)) return false;
  const isJpeg = mime === 'image/jpeg';
  const image = await (isJpeg ? paper.pdf.embedJpg(bytes) : paper.pdf.embedPng(bytes)).catch(() => null);
  if (!image) return false;
  drawNotes(addPicturePage(paper, image, isJpeg ? getJpegOrientation(bytes) : 1), notes, paper);
  return true;
};

/** Adds a file's pages with the notes drawn on them; false where it cannot be embedded. */
export const drawFile = async (
  paper: PdfWriter,
  { file, bytes }: { file: DocFile; bytes: Uint8Array },
  notes: readonly PageNote<DocNote>[],
): Promise<boolean> =>
  file.mime === 'application/pdf'
    ? drawPdf(paper, bytes, notes)
    : drawPicture(paper, { mime: file.mime, bytes }, notes);
