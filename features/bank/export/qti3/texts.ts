import { escapeXml } from '../xml-text.ts';
import { identify, mainResponse, mapResponse, type ItemParts, type ItemTask } from './parts.ts';
import { writeMailHead } from './numbers.ts';
import { readShapes } from './questions.ts';
import { toBlocks } from './rich-text.ts';
import { element } from './xml.ts';

const bracketed = /\[([^[\]]*)\]/;

/** The paragraphs of a passage with its pieces in brackets as hot texts, which are numbered through. */
const writePassage = (passage: string): string => {
  let count = 0;
  return passage
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      // The capturing group of the pattern makes every second part a piece.
      const parts = line.split(bracketed).map((part, index) => {
        if (index % 2 === 0) return escapeXml(part);
        count += 1;
        return element('qti-hottext', { identifier: identify('piece', count - 1) }, escapeXml(part) || ' ');
      });
      return element('p', {}, ...parts);
    })
    .join('');
};

const writePieces = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('select-text', task.question);
  return {
    responses: [
      {
        ...({ identifier: mainResponse, baseType: 'identifier' } as const),
        cardinality: prompt.choose === 1 ? 'single' : 'multiple',
        correct: key.pieces.map((piece) => identify('piece', piece - 1)),
      },
    ],
    body: element(
      'qti-hottext-interaction',
      { 'response-identifier': mainResponse, 'max-choices': prompt.choose },
      element('qti-prompt', {}, toBlocks(prompt.text, task)),
      writePassage(prompt.passage),
    ),
    scoring: 'matchCorrect',
  };
};

const writeLongEntry = (text: string, task: ItemTask): string =>
  element(
    'qti-extended-text-interaction',
    { 'response-identifier': mainResponse },
    element('qti-prompt', {}, toBlocks(text, task)),
  );

const declareText = (forms: readonly string[]) => ({
  ...({ identifier: mainResponse, cardinality: 'single', baseType: 'string', correct: forms.slice(0, 1) } as const),
  mapping: [...new Map(forms.map((form) => [form.toLowerCase(), form])).values()].map((form) => [form, 1] as const),
});

/** Any words of a passage are selected: elsewhere they are typed, and only the very span is right. */
const writeSpan = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('select-text', task.question);
  task.note('ownType');
  task.note('ownScoring');
  const paragraphs = prompt.passage.split('\n').filter((line) => line.trim() !== '');
  return {
    responses: [declareText(key.spans)],
    body: paragraphs.map((line) => element('p', {}, escapeXml(line))).join('') + writeLongEntry(prompt.text, task),
    scoring: { score: mapResponse() },
  };
};

export const writeSelectText = (task: ItemTask): ItemParts =>
  readShapes('select-text', task.question).prompt.by === 'pieces' ? writePieces(task) : writeSpan(task);

/** Dictation is scored word by word here: elsewhere only the whole text is right. */
export const writeDictation = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('dictation', task.question);
  task.note('ownScoring');
  return {
    responses: [declareText(key.references)],
    body: writeLongEntry(prompt.text, task),
    scoring: { score: mapResponse() },
  };
};

const textAnswer = { identifier: mainResponse, cardinality: 'single', baseType: 'string', correct: [] } as const;
const fileAnswer = { identifier: mainResponse, cardinality: 'single', baseType: 'file', correct: [] } as const;

export const writeEssay = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('essay', task.question);
  if (prompt.leastWords > 0) task.note('ownFields');
  const head = prompt.mail ? writeMailHead(prompt.mail, task.language) : '';
  return {
    responses: [textAnswer],
    body: head + writeLongEntry(prompt.text, task),
    scoring: null,
    model: key.model,
  };
};

export const writeShortAnswer = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('short-answer', task.question);
  return { responses: [textAnswer], body: writeLongEntry(prompt.text, task), scoring: null, model: key.model };
};

const writeUpload = (text: string, task: ItemTask, mimeType?: string): string =>
  element(
    'qti-upload-interaction',
    { 'response-identifier': mainResponse, type: mimeType },
    element('qti-prompt', {}, toBlocks(text, task)),
  );

/** An answer by voice: elsewhere a recording is made by other means and uploaded. */
const writeSpoken = (task: ItemTask, text: string, model: string): ItemParts => {
  task.note('ownType');
  return { responses: [fileAnswer], body: writeUpload(text, task, 'audio/*'), scoring: null, model };
};

export const writeSpeech = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('timed-speech', task.question);
  return writeSpoken(task, prompt.text, key.model);
};

export const writeRepeat = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('repeat', task.question);
  return writeSpoken(task, prompt.text, `<p>${escapeXml(key.reference)}</p>`);
};

export const writeTranslation = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('translation', task.question);
  return prompt.by === 'voice' ? writeSpoken(task, prompt.text, key.model) : writeShortAnswer(task);
};

/** Work is handed in as files, or else as a text; further ways and the number of files stand in our extension. */
export const writeFileUpload = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('file-upload', task.question);
  if (prompt.accepts.length > 1 || prompt.mostFiles > 1 || prompt.leastWords > 0) task.note('ownFields');
  if (prompt.accepts.includes('files'))
    return { responses: [fileAnswer], body: writeUpload(prompt.text, task), scoring: null, model: key.model };
  return prompt.accepts.includes('text') ? writeShortAnswer(task) : writeSpoken(task, prompt.text, key.model);
};

export const writeCodePicture = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('code-picture', task.question);
  task.note('ownType');
  return { responses: [fileAnswer], body: writeUpload(prompt.text, task, 'image/*'), scoring: null, model: key.model };
};
