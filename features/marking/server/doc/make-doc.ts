import { PDFDocument } from '@cantoo/pdf-lib';
import { listPageNotes } from '../../page-position.ts';
import type { DocContent, DocFile, DocNote } from './doc-content.ts';
import { docText, listDocTexts } from './doc-texts.ts';
import { drawFile } from './draw-pages.ts';
import type { PdfTask } from '@inkstone/files/apart';
import { embedFaces, pdfColors, createPdfWriter, type PdfWriter } from '@inkstone/files/paper';
import { toAnnotatedText } from './annotated-text.ts';

type Mark = NonNullable<DocContent['mark']>;

const formatTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const noteText = ({ codeName, text, isSpoken }: DocNote, { language }: DocContent, where = ''): string => {
  const parts = [
    [codeName, text.trim()].filter(Boolean).join(language === 'zh' ? '：' : ': '),
    isSpoken && docText('spoken', language),
  ].filter(Boolean);
  return [where && `${where} · `, parts.join(' ') || docText('box', language)].join('');
};

const pageName = (page: number, { language }: DocContent): string =>
  language === 'zh' ? `第 ${page} 页` : `${docText('page', language)} ${page}`;

const writeHead = (paper: PdfWriter, facts: DocContent): void => {
  const { language, title, studentName, question, task, handedInAt, mark } = facts;
  const say = (key: Parameters<typeof docText>[0]) => docText(key, language);
  const colon = language === 'zh' ? '：' : ': ';
  paper.paragraph(title, { size: 18, isStrong: true, after: 2 });
  paper.paragraph(question, { size: 12, color: pdfColors.faint, after: 6 });
  paper.rule(true);
  const lines = [
    `${say('student')}${colon}${studentName}`,
    `${say('handedIn')}${colon}${handedInAt}`,
    mark ? `${say('marker')}${colon}${mark.markerName}` : say('unmarked'),
    mark && !mark.isReleased ? say('draft') : '',
  ];
  paper.paragraph(lines.filter(Boolean).join('   '), { size: 10, color: pdfColors.faint, after: 8 });
  if (task) paper.paragraph(`${say('task')}${colon}${task}`, { size: 10.5, after: 8 });
};

const writeMark = (paper: PdfWriter, { language }: DocContent, { score, criteria, comment }: Mark): void => {
  const say = (key: Parameters<typeof docText>[0]) => docText(key, language);
  if (score)
    paper.paragraph(`${say('score')}  ${score}`, { size: 15, isStrong: true, color: pdfColors.cinnabar, after: 4 });
  for (const { name, score: points } of criteria) paper.paragraph(`${name}  ${points}`, { size: 10.5, after: 1 });
  if (!comment.trim()) return;
  paper.heading(say('comment'));
  for (const line of comment.split('\n')) paper.paragraph(line, { color: pdfColors.cinnabar });
};

const writeText = (paper: PdfWriter, facts: DocContent): void => {
  const { language, text, mark } = facts;
  if (text === null) return;
  paper.heading(docText('answer', language));
  const { paragraphs, notes } = toAnnotatedText(text, mark?.notes ?? []);
  for (const stretches of paragraphs) paper.paragraph(stretches);
  if (notes.length > 0) paper.heading(docText('notes', language));
  for (const { note, number } of notes) paper.listItem(number, noteText(note, facts));
  if (!mark?.suggested.trim()) return;
  paper.heading(docText('suggested', language));
  for (const line of mark.suggested.split('\n')) paper.paragraph(line);
};

const writeRecordings = (paper: PdfWriter, facts: DocContent): void => {
  const timed = (facts.mark?.notes ?? []).flatMap((note) =>
    note.place.on === 'time' ? [{ note, from: note.place.fromMs }] : [],
  );
  if (facts.recordings === 0 && timed.length === 0) return;
  paper.heading(docText('recordings', facts.language));
  paper.paragraph(docText('recordingsSaid', facts.language), { size: 10, color: pdfColors.faint });
  for (const { note, from } of timed.toSorted((a, b) => a.from - b.from)) {
    paper.listItem(null, noteText(note, facts, formatTime(from)));
  }
};

const drawableMime = /^(application\/pdf|image\/)/;

const writeFile = async (
  paper: PdfWriter,
  facts: DocContent,
  input: { file: DocFile; bytes: Uint8Array | undefined },
) => {
  const { file, bytes } = input;
  const notes = listPageNotes(facts.mark?.notes ?? [], file.fileId);
  const isDrawn =
    bytes !== undefined && drawableMime.test(file.mime) && (await drawFile(paper, { file, bytes }, notes));
  const numberedNotes = notes.filter(({ number }) => number !== null);
  if (isDrawn) paper.startPage();
  if (isDrawn && numberedNotes.length === 0) return;
  paper.heading(`${docText('file', facts.language)}${facts.language === 'zh' ? '：' : ': '}${file.name}`);
  if (!isDrawn) {
    const words = docText(numberedNotes.length > 0 ? 'notDrawn' : 'notDrawnBare', facts.language);
    paper.paragraph(words, { size: 10, color: pdfColors.faint });
  }
  for (const { note, place, number } of numberedNotes)
    paper.listItem(number, noteText(note, facts, pageName(place.page, facts)));
};

/**
 * Creates the PDF of a marked answer: the mark, the text with numbered notes, and the pages with the notes drawn on
 * them.
 */
export const makeDoc = async ({ facts: content, files }: PdfTask): Promise<Uint8Array> => {
  const facts = content as DocContent;
  const pdf = await PDFDocument.create();
  const everything = `${JSON.stringify(facts)}${listDocTexts(facts.language)}第页：·`;
  const paper = createPdfWriter(pdf, await embedFaces(pdf, everything));
  pdf.setTitle(facts.title);
  pdf.setAuthor(facts.studentName);
  pdf.setProducer('Inkstone');
  writeHead(paper, facts);
  if (facts.mark) writeMark(paper, facts, facts.mark);
  writeText(paper, facts);
  writeRecordings(paper, facts);
  const bytesById = new Map(files.map(({ fileId, bytes }) => [fileId, bytes]));
  for (const file of facts.files) await writeFile(paper, facts, { file, bytes: bytesById.get(file.fileId) });
  return pdf.save();
};
