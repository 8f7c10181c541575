import { escapeHtml } from '@inkstone/base';
import type { QuestionContext } from '../attempt-session/question-context.ts';

const toParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('');

const getWholePassage = (prompt: unknown): string | undefined =>
  typeof prompt === 'object' && prompt !== null && 'passage' in prompt && typeof prompt.passage === 'string'
    ? prompt.passage.replace(/[[\]]/g, '')
    : undefined;

/**
 * The passage as the question shows it: one with gaps is whole once an earlier question of the set has brought it whole,
 * as after the gaps were filled.
 */
export const getPassageHtml = ({ set, question }: QuestionContext): string => {
  const html = set.stimulus.html ?? '';
  if (!/_{3,}/.test(html)) return html;
  const at = set.questions.findIndex(({ id }) => id === question.id);
  const [passage] = set.questions.slice(0, Math.max(at, 0)).flatMap(({ prompt }) => getWholePassage(prompt) ?? []);
  return passage === undefined ? html : toParagraphs(passage);
};
