import { escapeXml } from '../xml-text.ts';
import { element } from './xml.ts';
import {
  floatValue,
  mainResponse,
  mapResponse,
  responseValue,
  scoreIf,
  type ItemParts,
  type ItemTask,
} from './parts.ts';
import { readShapes } from './questions.ts';
import { toBlocks, toLine } from './rich-text.ts';

const decimal = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** An entry field after the text, with its unit. */
const writeField = (task: ItemTask, text: string, { unit = '', width }: { unit?: string; width: number }): string =>
  toBlocks(text, task) +
  element(
    'p',
    {},
    element('qti-text-entry-interaction', { 'response-identifier': mainResponse, 'expected-length': width }),
    unit === '' ? '' : ` ${toLine(unit, task)}`,
  );

/** A number. Fractions equal to the key are right here as well, which the standard cannot say: it is noted. */
export const writeNumericEntry = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('numeric-entry', task.question);
  const accepted = key.accepted.map((value) => value.trim().replace('−', '-'));
  const body = writeField(task, prompt.text, prompt);
  task.note('ownScoring');
  if (accepted.every((value) => decimal.test(value))) {
    const equal = accepted.map((value) =>
      element('qti-equal', { 'tolerance-mode': 'exact' }, responseValue(), floatValue(Number(value))),
    );
    const [only = '', ...others] = equal;
    const condition = others.length === 0 ? only : element('qti-or', {}, ...equal);
    const [first = ''] = accepted;
    return {
      responses: [
        { identifier: mainResponse, cardinality: 'single', baseType: 'float', correct: [String(Number(first))] },
      ],
      body,
      scoring: { rules: scoreIf(condition, floatValue(1), floatValue(0)) },
    };
  }
  return {
    responses: [
      {
        ...({ identifier: mainResponse, cardinality: 'single', baseType: 'string' } as const),
        correct: accepted.slice(0, 1),
        mapping: [...new Set(accepted)].map((value) => [value, 1] as const),
      },
    ],
    body,
    scoring: { score: mapResponse() },
  };
};

/** The head of an e-mail above its text. */
export const writeMailHead = (mail: { to: string; subject: string }, language: 'zh' | 'en'): string => {
  const [to, subject] = language === 'zh' ? ['收件人：', '主题：'] : ['To: ', 'Subject: '];
  return element('p', {}, escapeXml(to + mail.to), '<br/>', escapeXml(subject + mail.subject));
};
