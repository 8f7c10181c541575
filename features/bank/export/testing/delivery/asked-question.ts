import { getRoleName } from '@inkstone/exam/descriptions';
import type { ExportSource } from '../../format.ts';
import type { ExchangedQuestion } from '../../plain-question.ts';
import { interactionKinds } from '../standard-reader/interactions.ts';
import type { StandardItem } from '../standard-reader/item.ts';
import { elementsIn, type XmlElement } from '../standard-reader/xml.ts';
import { type DocumentReading, readBankText, readDocumentText } from './shown-text.ts';

/** What is asked, as whoever answers it sees it. */
export interface AskedQuestion {
  /** The text with [] for each field or place, and [words] for words that can be marked. */
  text: string;
  /** What can be chosen, moved or put in order, in the order shown; of several fields one after another. */
  choices: string[];
  /** What choices are matched with, in the order shown. */
  targets: string[];
}

interface Option {
  text: string;
}

/** Fields of prompts of all types. */
interface AnyPrompt {
  text: string;
  options?: Option[];
  rows?: Option[];
  columns?: Option[];
  categories?: Option[];
  pieces?: string[];
  roles?: string[];
  gaps?: (string[] | { prefix: string })[];
  before?: string;
  after?: string;
  sentence?: string;
  passage?: string;
  by?: string;
  unit?: string;
  mail?: { to: string; subject: string };
}

const writeHead = ({ to, subject }: { to: string; subject: string }, language: 'zh' | 'en'): string[] =>
  language === 'zh' ? [`收件人：${to}`, `主题：${subject}`] : [`To: ${to}`, `Subject: ${subject}`];

const writesFields = new Set(['numeric-entry']);

/** A question as the bank shows it. */
export function readAskedQuestion(question: ExchangedQuestion, { files, language }: ExportSource): AskedQuestion {
  const prompt = question.prompt as AnyPrompt;
  const beforeGap = (number: number): string => {
    const gap = prompt.gaps?.[number - 1];
    return gap !== undefined && 'prefix' in gap ? gap.prefix : '';
  };
  const read = (html: string): string => readBankText(html, { files, beforeGap });
  const list = (options: readonly Option[] = []): string[] => options.map(({ text }) => read(text));
  const words = (prompt.gaps ?? []).flatMap((gap) => ('prefix' in gap ? [] : gap));
  const truths = language === 'zh' ? ['正确', '错误'] : ['True', 'False'];
  const passage = prompt.passage ?? '';
  const parts = [
    ...(prompt.mail ? writeHead(prompt.mail, language) : []),
    ...(prompt.by === 'span' ? [passage] : []),
    read(prompt.text),
    ...(prompt.before === undefined ? [] : [`${prompt.before} … ${prompt.after ?? ''}`]),
    ...(writesFields.has(question.type) ? ['[]', read(prompt.unit ?? '')] : []),
    ...(prompt.by === 'pieces' ? [passage] : []),
  ];
  return {
    text: parts.join(' ').replaceAll(/\s+/gu, ' ').trim(),
    choices: [
      ...list(prompt.options ?? prompt.rows),
      ...(prompt.pieces ?? []).map(read),
      ...words.map((word) => word.replaceAll(/\s+/gu, ' ').trim()),
      ...(prompt.sentence === undefined ? [] : [read(prompt.sentence)]),
      ...(question.type === 'true-false' ? truths : []),
    ],
    targets: [
      ...list(prompt.columns ?? prompt.categories),
      ...(prompt.roles ?? []).map((role) => getRoleName(role, language)),
    ],
  };
}

const hidden = new Set([
  'qti-rubric-block',
  'qti-feedback-block',
  'qti-feedback-inline',
  'qti-gap-text',
  'qti-gap-img',
]);
const fields = new Set(['qti-text-entry-interaction', 'qti-inline-choice-interaction', 'qti-gap']);
const withText = new Set(['qti-gap-match-interaction', 'qti-hottext-interaction']);

/** An item as a delivery engine shows it. */
export function readAskedItem(item: StandardItem, reading: DocumentReading): AskedQuestion {
  const replace = (element: XmlElement): string | undefined => {
    if (hidden.has(element.name)) return '';
    if (fields.has(element.name)) return ' [] ';
    if (element.name === 'qti-hottext') return `[${readDocumentText(element, reading)}]`;
    if (!(element.name in interactionKinds) || withText.has(element.name)) return undefined;
    const [prompt] = elementsIn(element, 'qti-prompt');
    return prompt === undefined ? '' : ` ${readDocumentText(prompt, reading)} `;
  };
  const [body] = elementsIn(item.element, 'qti-item-body');
  const words = ({ element }: { element: XmlElement }): string => readDocumentText(element, reading);
  const chosen = item.interactions.filter(({ name }) => name !== 'qti-hottext-interaction');
  return {
    text: body === undefined ? '' : readDocumentText(body, reading, replace),
    choices: chosen.flatMap(({ choices }) => choices.map(words)),
    targets: item.interactions
      .filter(({ name }) => name === 'qti-match-interaction')
      .flatMap(({ targets }) => targets.map(words)),
  };
}
