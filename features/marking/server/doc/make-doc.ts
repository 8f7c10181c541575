import { PDFDocument } from '@cantoo/pdf-lib';
import { notesOfFile } from '../../page-place.ts';
import type { DocFacts, DocFile, DocNote } from './doc-facts.ts';
import { docWord, docWords } from './doc-words.ts';
import { drawFile } from './draw-pages.ts';
import type { PaperTask } from '@inkstone/files/apart';
import { embedFaces, inks, openPaper, type Paper } from '@inkstone/files/paper';
import { stretchesOf } from './noted-text.ts';

type Mark = NonNullable<DocFacts['mark']>;

const timeOf = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const wordsOf = ({ codeName, text, isSpoken }: DocNote, { language }: DocFacts, where = ''): string => {
  const said = [
    [codeName, text.trim()].filter(Boolean).join(language === 'zh' ? '：' : ': '),
    isSpoken && docWord('spoken', language),
  ].filter(Boolean);
  return [where && `${where} · `, said.join(' ') || docWord('box', language)].join('');
};

const pageName = (page: number, { language }: DocFacts): string =>
  language === 'zh' ? `第 ${page} 页` : `${docWord('page', language)} ${page}`;

const writeHead = (paper: Paper, facts: DocFacts): void => {
  const { language, title, studentName, question, task, handedInAt, mark } = facts;
  const say = (key: Parameters<typeof docWord>[0]) => docWord(key, language);
  const colon = language === 'zh' ? '：' : ': ';
  paper.paragraph(title, { size: 18, isStrong: true, after: 2 });
  paper.paragraph(question, { size: 12, color: inks.faint, after: 6 });
  paper.rule(true);
  const lines = [
    `${say('student')}${colon}${studentName}`,
    `${say('handedIn')}${colon}${handedInAt}`,
    mark ? `${say('marker')}${colon}${mark.markerName}` : say('unmarked'),
    mark && !mark.isReleased ? say('draft') : '',
  ];
  paper.paragraph(lines.filter(Boolean).join('   '), { size: 10, color: inks.faint, after: 8 });
  if (task) paper.paragraph(`${say('task')}${colon}${task}`, { size: 10.5, after: 8 });
};

const writeMark = (paper: Paper, { language }: DocFacts, { score, criteria, comment }: Mark): void => {
  const say = (key: Parameters<typeof docWord>[0]) => docWord(key, language);
  if (score) paper.paragraph(`${say('score')}  ${score}`, { size: 15, isStrong: true, color: inks.cinnabar, after: 4 });
  for (const { name, score: given } of criteria) paper.paragraph(`${name}  ${given}`, { size: 10.5, after: 1 });
  if (!comment.trim()) return;
  paper.heading(say('comment'));
  for (const line of comment.split('\n')) paper.paragraph(line, { color: inks.cinnabar });
};

const writeText = (paper: Paper, facts: DocFacts): void => {
  const { language, text, mark } = facts;
  if (text === null) return;
  paper.heading(docWord('answer', language));
  const { paragraphs, notes } = stretchesOf(text, mark?.notes ?? []);
  for (const stretches of paragraphs) paper.paragraph(stretches);
  if (notes.length > 0) paper.heading(docWord('notes', language));
  for (const { note, number } of notes) paper.point(number, wordsOf(note, facts));
  if (!mark?.suggested.trim()) return;
  paper.heading(docWord('suggested', language));
  for (const line of mark.suggested.split('\n')) paper.paragraph(line);
};

const writeRecordings = (paper: Paper, facts: DocFacts): void => {
  const timed = (facts.mark?.notes ?? []).flatMap((note) =>
    note.place.on === 'time' ? [{ note, from: note.place.fromMs }] : [],
  );
  if (facts.recordings === 0 && timed.length === 0) return;
  paper.heading(docWord('recordings', facts.language));
  paper.paragraph(docWord('recordingsSaid', facts.language), { size: 10, color: inks.faint });
  for (const { note, from } of timed.toSorted((a, b) => a.from - b.from)) {
    paper.point(null, wordsOf(note, facts, timeOf(from)));
  }
};

const drawable = /^(application\/pdf|image\/)/;

const writeFile = async (paper: Paper, facts: DocFacts, it: { file: DocFile; bytes: Uint8Array | undefined }) => {
  const { file, bytes } = it;
  const notes = notesOfFile(facts.mark?.notes ?? [], file.fileId);
  const isDrawn = bytes !== undefined && drawable.test(file.mime) && (await drawFile(paper, { file, bytes }, notes));
  const said = notes.filter(({ number }) => number !== null);
  if (isDrawn) paper.turn();
  if (isDrawn && said.length === 0) return;
  paper.heading(`${docWord('file', facts.language)}${facts.language === 'zh' ? '：' : ': '}${file.name}`);
  if (!isDrawn) {
    const words = docWord(said.length > 0 ? 'notDrawn' : 'notDrawnBare', facts.language);
    paper.paragraph(words, { size: 10, color: inks.faint });
  }
  for (const { note, place, number } of said) paper.point(number, wordsOf(note, facts, pageName(place.page, facts)));
};

/** Makes the document of a marked answer: what was said of it, its text with numbered notes, its pages with everything drawn on them. */
export const makeDoc = async ({ facts: given, files }: PaperTask): Promise<Uint8Array> => {
  const facts = given as DocFacts;
  const pdf = await PDFDocument.create();
  const everything = `${JSON.stringify(facts)}${docWords(facts.language)}第页：·`;
  const paper = openPaper(pdf, await embedFaces(pdf, everything));
  pdf.setTitle(facts.title);
  pdf.setAuthor(facts.studentName);
  pdf.setProducer('Inkstone');
  writeHead(paper, facts);
  if (facts.mark) writeMark(paper, facts, facts.mark);
  writeText(paper, facts);
  writeRecordings(paper, facts);
  const bytesOf = new Map(files.map(({ fileId, bytes }) => [fileId, bytes]));
  for (const file of facts.files) await writeFile(paper, facts, { file, bytes: bytesOf.get(file.fileId) });
  return pdf.save();
};
