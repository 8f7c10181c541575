import type { LocalizedText } from '@inkstone/exam/blueprint';

/** Directions of one paragraph. */
export const toParagraphs = (en: string, zh: string): LocalizedText => ({ en: `<p>${en}</p>`, zh: `<p>${zh}</p>` });

/** Directions with the number of questions and minutes, and what is specific to this exam. */
export const countedDirections = (
  size: { questions: number; minutes: number },
  en: string,
  zh: string,
): LocalizedText =>
  toParagraphs(
    `${size.questions} questions in ${size.minutes} minutes. ${en}`,
    `共 ${size.questions} 题，时间 ${size.minutes} 分钟。${zh}`,
  );

/** A section of multiple choice. */
export const choiceDirections = (
  size: { questions: number; minutes: number },
  isWithCalculator = false,
): LocalizedText =>
  countedDirections(
    size,
    `Choose the best answer to each; some questions belong to a text, a picture or data. A wrong answer costs nothing.${isWithCalculator ? ' A calculator lies among the tools.' : ''}`,
    `每题选出最佳答案；部分题目附有文章、图片或数据。答错不扣分。${isWithCalculator ? '工具中有计算器。' : ''}`,
  );

/** A section of free response, typed or written on paper and photographed. */
export const freeDirections = (size: { questions: number; minutes: number }, isWithCalculator = false): LocalizedText =>
  countedDirections(
    size,
    `Type your answer, or work on paper and add a photo of each page. Show how you got there: points are given for steps and reasons, not for results alone.${isWithCalculator ? ' A calculator lies among the tools.' : ''}`,
    `可直接输入，也可在纸上作答后拍照上传。请写出过程：得分看步骤和理由，不只看结果。${isWithCalculator ? '工具中有计算器。' : ''}`,
  );

/** Directions for practice. */
export const practiceDirections: LocalizedText = toParagraphs(
  'Answer in any order; an answer can be changed until you hand in.',
  '答题顺序不限，提交前可随时修改答案。',
);
