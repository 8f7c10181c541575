import { type Block, type ReviewLine } from '@inkstone/base/document';
import { getOptionText, readOptions } from '../shapes.ts';
import { messages as categoryMessages } from '../category-table/messages.ts';
import { categoryTableScoring } from '../category-table/scoring.ts';
import { categoryTable, type Prompt as CategoryPrompt, type Table } from '../category-table/type.ts';
import { messages as matchingMessages } from '../matching-table/messages.ts';
import type * as matching from '../matching-table/type.ts';
import { matchingTableScoring, rightRows } from '../matching-table/scoring.ts';
import { matchingTable } from '../matching-table/type.ts';
import { getReviewScore } from '../parts/review-score.ts';
import { toPlainText } from '../plain-text.ts';
import { messages as analysisMessages } from '../sentence-analysis/messages.ts';
import { isRole } from '../sentence-analysis/roles.ts';
import type * as analysis from '../sentence-analysis/type.ts';
import { rightPieces, sentenceAnalysisScoring } from '../sentence-analysis/scoring.ts';
import { listMainClause, sentenceAnalysis } from '../sentence-analysis/type.ts';
import { getOptionLetter } from '../spelling.ts';
import type { DescribeReview, ReviewReading } from './contract.ts';
import { describeFrame, toLine } from './parts.ts';

interface CategoryReview {
  prompt: CategoryPrompt;
  keyed: Table;
  answer: Table;
  index: number;
}

/** One category: the options placed there, right or wrong, and the missing ones. */
const describeCategory = ({ prompt, keyed, answer, index }: CategoryReview, reading: ReviewReading): Block => {
  const t = reading.translate(categoryMessages);
  const [own, right] = [answer[index] ?? [], keyed[index] ?? []];
  const toLetter = (id: string) => getOptionLetter(prompt.options, id);
  const getText = (id: string) => toLine(getOptionText(prompt.options, id), reading);
  const getHome = (id: string): string => {
    const category = prompt.categories[keyed.findIndex((ids) => ids.includes(id))];
    return category ? toPlainText(category.text) : t('none');
  };
  const getLabel = (id: string, isRight: boolean): string => {
    const values = { letter: toLetter(id), name: isRight ? '' : getHome(id) };
    if (reading.whose === 'own') return t(isRight ? 'ownRight' : 'ownWrong', values);
    return t(isRight ? 'studentRight' : 'studentWrong', values);
  };
  const placed = own.map((id): ReviewLine => {
    const isRight = right.includes(id);
    return { tone: isRight ? 'right' : 'wrong', label: getLabel(id, isRight), content: getText(id) };
  });
  const missing = right
    .filter((id) => !own.includes(id))
    .map((id): ReviewLine => ({ tone: 'right', label: t('missed', { letter: toLetter(id) }), content: getText(id) }));
  const title = toPlainText(prompt.categories[index]?.text ?? '');
  return { kind: 'review', title, lines: [...placed, ...missing] };
};

export const describeCategoryTable: DescribeReview<CategoryPrompt, Table, Table> = (question, reading) => {
  const { prompt, key, value = [] } = question;
  const categories = prompt.categories.map((_, index) =>
    describeCategory({ prompt, keyed: key, answer: value, index }, reading),
  );
  const unused = readOptions(prompt.options)
    .filter(({ id }) => !key.flat().includes(id))
    .map(({ id, text }): ReviewLine => {
      return { tone: 'plain', letter: getOptionLetter(prompt.options, id), content: toLine(text, reading) };
    });
  const title = reading.translate(categoryMessages)('unused');
  const blocks: Block[] = [
    ...categories,
    ...(unused.length > 0 ? [{ kind: 'review' as const, title, lines: unused }] : []),
  ];
  return describeFrame(
    { text: prompt.text, shown: getReviewScore(categoryTable, categoryTableScoring, question) },
    blocks,
    reading,
  );
};

export const describeMatchingTable: DescribeReview<matching.Prompt, matching.Key, matching.Answer> = (
  question,
  reading,
) => {
  const { prompt, key, value } = question;
  const t = reading.translate(matchingMessages);
  const rights = rightRows(value ?? [], key);
  const getName = (column: string | undefined): string => toPlainText(getOptionText(prompt.columns, column));
  const getLabel = (row: number): string => {
    const keyText = t('keyIs', { name: getName(key[row]) });
    if (value === undefined) return keyText;
    const tick = value[row]
      ? t(reading.whose === 'own' ? 'ownTick' : 'studentTick', { name: getName(value[row]) })
      : t('nothing');
    return rights[row] ? tick : `${tick} · ${keyText}`;
  };
  const lines = prompt.rows.map(({ text }, row): ReviewLine => {
    return {
      tone: value === undefined || rights[row] ? 'right' : 'wrong',
      label: getLabel(row),
      content: toLine(text, reading),
    };
  });
  const reviewScore = getReviewScore(matchingTable, matchingTableScoring, question);
  return describeFrame({ text: prompt.text, shown: reviewScore }, [{ kind: 'review', lines }], reading);
};

export const describeSentenceAnalysis: DescribeReview<analysis.Prompt, analysis.Key, analysis.Answer> = (
  question,
  reading,
) => {
  const { prompt, key, value } = question;
  const t = reading.translate(analysisMessages);
  const rights = rightPieces(value ?? [], key);
  const getName = (role = ''): string => (isRole(role) ? t(`role.${role}`) : '');
  const getLabel = (at: number): string => {
    const keyText = t('keyIs', { name: getName(key[at]) });
    if (value === undefined) return keyText;
    const name = getName(value[at]);
    const mark = name ? t(reading.whose === 'own' ? 'ownMark' : 'studentMark', { name }) : t('nothing');
    return rights[at] ? mark : `${mark} · ${keyText}`;
  };
  const mainClause = listMainClause(prompt, key);
  const main: Block[] =
    mainClause.length === 0
      ? []
      : [
          {
            kind: 'review',
            title: t('mainClause'),
            lines: [{ tone: 'plain', content: toLine(mainClause.join(' … '), reading) }],
          },
        ];
  const lines = prompt.pieces.map((words, at): ReviewLine => {
    return {
      tone: value === undefined || rights[at] ? 'right' : 'wrong',
      label: getLabel(at),
      content: toLine(words, reading),
    };
  });
  const reviewScore = getReviewScore(sentenceAnalysis, sentenceAnalysisScoring, question);
  return describeFrame({ text: prompt.text, shown: reviewScore }, [...main, { kind: 'review', lines }], reading);
};
