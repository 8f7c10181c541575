import path from 'node:path';
import type { ExportNote, ExportSource } from '../../format.ts';
import { exportFormats } from '../../index.ts';
import type { ExchangedQuestion } from '../../plain-question.ts';
import { packFiles } from '../standard-reader/example-package.ts';
import type { StandardItem } from '../standard-reader/item.ts';
import { openPackage, type StandardPackage } from '../standard-reader/package.ts';
import { elementsIn } from '../standard-reader/xml.ts';
import { openZip } from '../standard-reader/zip.ts';
import { readAskedItem, readAskedQuestion, type AskedQuestion } from './asked-question.ts';
import { readBankText, readDocumentText } from './shown-text.ts';

/** A question of the bank and the item that another system has of it. */
export interface Delivered {
  /** Type, number of the set and of the question, for messages. */
  place: string;
  question: ExchangedQuestion;
  item: StandardItem;
  asked: AskedQuestion;
  shown: AskedQuestion;
  /** The passage of the set here, and the stimuli of the item. */
  passage: string;
  shownPassage: string;
  /** What the receipt says of the question. */
  codes: readonly ExportNote['code'][];
}

const resolveFrom = (file: string, address: string): string => path.posix.join(path.posix.dirname(file), address);

const readPassage = ({ stimulus }: ExportSource['sets'][number], { files }: ExportSource): string => {
  if (stimulus.kind === 'none') return '';
  const media = stimulus.files.map(({ id }) => `<p><img data-file="${id}"></p>`).join('');
  return readBankText(stimulus.html + media, { files });
};

const readStimuli = (item: StandardItem, file: string, { stimuli, files }: StandardPackage): string =>
  item.stimuli
    .map((address) => {
      const stimulusFile = resolveFrom(file, address);
      const stimulus = stimuli.get(stimulusFile);
      const [body] = stimulus === undefined ? [] : elementsIn(stimulus.element, 'qti-stimulus-body');
      return body === undefined ? 'missing' : readDocumentText(body, { path: stimulusFile, files });
    })
    .join(' ');

/** Writes a source as QTI 3.0, lets items be changed, and opens the package by the standard alone. */
export const deliver = async (
  source: ExportSource,
  change: (item: string) => string = (item) => item,
): Promise<{ opened: StandardPackage; pairs: Delivered[] }> => {
  const format = exportFormats.find(({ id }) => id === 'qti3');
  if (format === undefined) throw new Error('There is no QTI 3.0.');
  const { bytes, items: written } = await format.write(source);
  const files = [...openZip(bytes)].map(([file, content]) => [
    file,
    file.startsWith('items/') ? Buffer.from(change(content.toString('utf8'))) : content,
  ]);
  const opened = openPackage(packFiles(Object.fromEntries(files) as Record<string, Buffer>));
  const paths = [...opened.tests].flatMap(([file, { items }]) => items.map((address) => resolveFrom(file, address)));
  const pairs = written.map(({ set: setNumber, question: number, notes }, at): Delivered => {
    const file = paths[at] ?? '';
    const [set, item] = [source.sets[setNumber - 1], opened.items.get(file)];
    const question = set?.questions[number - 1];
    const place = `${question?.type} ${setNumber}.${number}`;
    if (set === undefined || question === undefined || item === undefined) throw new Error(`${place} is missing.`);
    return {
      ...{ place, question, item },
      asked: readAskedQuestion(question, source),
      shown: readAskedItem(item, { path: file, files: opened.files }),
      passage: readPassage(set, source),
      shownPassage: readStimuli(item, file, opened),
      codes: notes.map(({ code }) => code),
    };
  });
  return { opened, pairs };
};
