import type { Note } from '../../contract.ts';
import { getBounds, inkWidths, type PageNote } from '../../page-position.ts';
import type { Pdf } from '@inkstone/ui/pdf';

const maxWidth = 1600;
const quality = 0.85;

const drawPicture = async (url: string): Promise<HTMLCanvasElement> => {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(maxWidth, picture.naturalWidth);
  canvas.height = Math.round((canvas.width * picture.naturalHeight) / picture.naturalWidth);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const drawPdfPage = async (pdf: Pdf, page: number): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas');
  await pdf.draw(page, canvas, maxWidth).done;
  return canvas;
};

const drawNote = (brush: CanvasRenderingContext2D, { place, number }: PageNote<Note>, colour: string): void => {
  const { width, height } = brush.canvas;
  const { ink = 'pen', strokes = [], box } = place;
  brush.strokeStyle = ink === 'pen' ? colour : 'rgb(255 214 64 / 45%)';
  brush.lineWidth = inkWidths[ink] * width;
  for (const line of strokes) {
    brush.beginPath();
    for (const [x, y] of line) brush.lineTo(x * width, y * height);
    brush.stroke();
  }
  brush.strokeStyle = colour;
  brush.lineWidth = inkWidths.pen * 0.8 * width;
  if (box) brush.strokeRect(box.left * width, box.top * height, box.width * width, box.height * height);
  const bounds = getBounds(place);
  if (number === null || !bounds) return;
  const size = 0.014 * width;
  const [x, y] = [Math.max(size, bounds.left * width), Math.max(size, bounds.top * height)];
  brush.beginPath();
  brush.arc(x, y, size, 0, 2 * Math.PI);
  brush.fillStyle = '#ffffff';
  brush.fill();
  brush.stroke();
  brush.fillStyle = colour;
  brush.font = `600 ${size * 1.1}px sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(String(number), x, y);
};

// As in the tokens of the light theme, whatever theme the marker uses: the page is white.
const cinnabar = '#ad2e1c';

/** Draws one page with its notes into a picture. */
export const flattenPage = async (
  file: { url: string; pdf: Pdf | null; page: number },
  notes: readonly PageNote<Note>[],
): Promise<Blob> => {
  const canvas = file.pdf ? await drawPdfPage(file.pdf, file.page) : await drawPicture(file.url);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const note of notes) drawNote(brush, note, cinnabar);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality);
  });
};
