import { listOptionIds, type Option } from '@inkstone/exam/question-types';
import { escapeXml } from '../xml-text.ts';
import { divide, floatValue, identify, mainResponse, mapResponse, type ItemParts, type ItemTask } from './parts.ts';
import { readShapes } from './questions.ts';
import { toBlocks } from './rich-text.ts';
import { element } from './xml.ts';

type Options = readonly Option[];

const toIdentifiers = (options: Options, ids: readonly string[]): string[] =>
  listOptionIds(options).flatMap((id, index) => (ids.includes(id) ? [identify('option', index)] : []));

const writeChoices = (task: ItemTask, text: string, options: Options, most: number): string =>
  element(
    'qti-choice-interaction',
    { 'response-identifier': mainResponse, 'max-choices': most, shuffle: false },
    element('qti-prompt', {}, toBlocks(text, task)),
    ...options.map((option, index) =>
      element('qti-simple-choice', { identifier: identify('option', index) }, toBlocks(option.text, task)),
    ),
  );

export const writeChoice = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('choice', task.question);
  const correct = toIdentifiers(prompt.options, [key]);
  return {
    responses: [{ identifier: mainResponse, cardinality: 'single', baseType: 'identifier', correct }],
    body: writeChoices(task, prompt.text, prompt.options, 1),
    scoring: 'matchCorrect',
  };
};

export const writeMultipleChoice = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('multiple-choice', task.question);
  const correct = toIdentifiers(prompt.options, key);
  const response = { identifier: mainResponse, cardinality: 'multiple', baseType: 'identifier', correct } as const;
  const body = writeChoices(task, prompt.text, prompt.options, prompt.choose);
  if (!prompt.partialCredit) return { responses: [response], body, scoring: 'matchCorrect' };
  const mapping = prompt.options.map((_, index) => {
    const identifier = identify('option', index);
    return [identifier, correct.includes(identifier) ? 1 : -1] as const;
  });
  return {
    responses: [{ ...response, mapping, lowerBound: 0 }],
    body,
    scoring: { score: divide(mapResponse(), correct.length) },
  };
};

const truthWords = { en: ['True', 'False'], zh: ['正确', '错误'] } as const;

export const writeTrueFalse = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('true-false', task.question);
  const choices = (['true', 'false'] as const).map((identifier, index) =>
    element('qti-simple-choice', { identifier }, escapeXml(truthWords[task.language][index] ?? '')),
  );
  return {
    responses: [{ identifier: mainResponse, cardinality: 'single', baseType: 'identifier', correct: [String(key)] }],
    body: element(
      'qti-choice-interaction',
      { 'response-identifier': mainResponse, 'max-choices': 1, shuffle: false },
      element('qti-prompt', {}, toBlocks(prompt.text, task)),
      ...choices,
    ),
    scoring: 'matchCorrect',
  };
};

const summaryOptions = 3;

/** The first right option of a summary earns nothing, each further one the same. */
export const writeProseSummary = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('prose-summary', task.question);
  const correct = toIdentifiers(prompt.options, key);
  const further = element('qti-subtract', {}, mapResponse(), floatValue(1));
  return {
    responses: [
      {
        ...{ identifier: mainResponse, cardinality: 'multiple', baseType: 'identifier', correct },
        mapping: correct.map((identifier) => [identifier, 1] as const),
      },
    ],
    body: writeChoices(task, prompt.text, prompt.options, summaryOptions),
    scoring: { score: divide(element('qti-max', {}, floatValue(0), further), summaryOptions - 1) },
  };
};
