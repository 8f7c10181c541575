import { listOptionIds, type Option } from '@inkstone/exam/question-types';
import { escapeXml } from '../xml-text.ts';
import { floatValue, identify, mainResponse, responseValue, scoreIf, type ItemParts, type ItemTask } from './parts.ts';
import { readShapes } from './questions.ts';
import { toBlocks } from './rich-text.ts';
import { element } from './xml.ts';

type Options = readonly Option[];

const writeLines = (task: ItemTask, options: Options): string =>
  options
    .map((option, index) =>
      element('qti-simple-choice', { identifier: identify('option', index) }, toBlocks(option.text, task)),
    )
    .join('');

const toOrder = (options: Options, ids: readonly string[]): string[] => {
  const optionIds = listOptionIds(options);
  return ids.map((id) => identify('option', optionIds.indexOf(id)));
};

export const writeOrdering = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('ordering', task.question);
  return {
    responses: [
      {
        ...({ identifier: mainResponse, cardinality: 'ordered', baseType: 'identifier' } as const),
        correct: toOrder(prompt.options, key),
      },
    ],
    body: element(
      'qti-order-interaction',
      { 'response-identifier': mainResponse, shuffle: false },
      element('qti-prompt', {}, toBlocks(prompt.text, task)),
      writeLines(task, prompt.options),
    ),
    scoring: 'matchCorrect',
  };
};

const toOrderedValue = (identifiers: readonly string[]): string =>
  element(
    'qti-ordered',
    {},
    ...identifiers.map((identifier) => element('qti-base-value', { 'base-type': 'identifier' }, identifier)),
  );

/** Words are put into an order, some may stay out, and any of several orders is right. */
export const writeSentenceBuild = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('sentence-build', task.question);
  const orders = key.map((order) => toOrder(prompt.options, order));
  const matches = orders.map((order) => element('qti-match', {}, responseValue(), toOrderedValue(order)));
  const [only = '', ...others] = matches;
  const frame = `${prompt.before} … ${prompt.after}`.trim();
  return {
    responses: [
      {
        ...({ identifier: mainResponse, cardinality: 'ordered', baseType: 'identifier' } as const),
        correct: orders[0] ?? [],
      },
    ],
    body: element(
      'qti-order-interaction',
      {
        ...{ 'response-identifier': mainResponse, shuffle: false },
        ...{ 'min-choices': 1, 'max-choices': prompt.slots ?? prompt.options.length },
      },
      element('qti-prompt', {}, toBlocks(prompt.text, task), element('p', {}, escapeXml(frame))),
      writeLines(task, prompt.options),
    ),
    scoring: {
      rules: scoreIf(others.length === 0 ? only : element('qti-or', {}, ...matches), floatValue(1), floatValue(0)),
    },
  };
};
