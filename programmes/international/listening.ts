import type { LocalizedText, PartRule, SectionRule } from '@inkstone/exam/blueprint';

const toPair = (en: string, zh: string): LocalizedText => ({ en, zh });

const exactlyOne = { from: 1, to: 1 } as const;

/** Short recordings of one question with three options, each played twice. */
const shortRecordings = (id: string, name: LocalizedText, directions: LocalizedText, count: number): PartRule => ({
  id,
  name,
  directions,
  types: ['choice'],
  questions: exactlyOne,
  sets: { from: count, to: count },
  options: 3,
  plays: 2,
});

/** Four parts, 25 marks in half an hour; free navigation, every recording played twice. */
export const listening: SectionRule = {
  id: 'listening',
  name: toPair('Listening', '听力'),
  skill: 'listening',
  directions: toPair(
    [
      '<p>Four parts, 25 marks, 30 minutes. Every recording may be heard twice. You may go back and change an answer.</p>',
      '<table><thead><tr><th scope="col">Part</th><th scope="col">What you hear</th><th scope="col">What you do</th><th scope="col">Marks</th></tr></thead><tbody>',
      '<tr><td>1</td><td>Seven short recordings</td><td>Choose the right picture.</td><td>7</td></tr>',
      '<tr><td>2</td><td>Six short dialogues</td><td>Choose the right answer.</td><td>6</td></tr>',
      '<tr><td>3</td><td>One talk</td><td>Fill six gaps in the notes.</td><td>6</td></tr>',
      '<tr><td>4</td><td>One interview</td><td>Answer six questions.</td><td>6</td></tr></tbody></table>',
    ].join(''),
    [
      '<p>共四部分，25 分，30 分钟。每段录音可听两遍，可以返回修改答案。</p>',
      '<table><thead><tr><th scope="col">部分</th><th scope="col">录音</th><th scope="col">要求</th><th scope="col">分值</th></tr></thead><tbody>',
      '<tr><td>1</td><td>七段短录音</td><td>选出正确的图片。</td><td>7</td></tr>',
      '<tr><td>2</td><td>六段短对话</td><td>选出正确的答案。</td><td>6</td></tr>',
      '<tr><td>3</td><td>一段讲话</td><td>在笔记中填六个空。</td><td>6</td></tr>',
      '<tr><td>4</td><td>一段访谈</td><td>回答六道题。</td><td>6</td></tr></tbody></table>',
    ].join(''),
  ),
  clock: { seconds: 1800, duringAudio: 'runs', atZero: 'closes' },
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'notes', 'zoom', 'headset-check'],
  clipboard: false,
  parts: [
    shortRecordings(
      'pictures',
      toPair('Part 1: pictures', '第一部分：图片'),
      toPair('<p>For each question, choose the right picture.</p>', '<p>每题选出正确的图片。</p>'),
      7,
    ),
    shortRecordings(
      'dialogues',
      toPair('Part 2: short dialogues', '第二部分：短对话'),
      toPair('<p>For each question, choose the right answer.</p>', '<p>每题选出正确的答案。</p>'),
      6,
    ),
    {
      id: 'notes',
      name: toPair('Part 3: notes', '第三部分：笔记'),
      directions: toPair(
        '<p>Write one or two words, a number, a date or a time in each gap.</p>',
        '<p>每空填一两个单词、数字、日期或时间。</p>',
      ),
      types: ['blanks'],
      // One question with six gaps of a mark each.
      questions: exactlyOne,
      sets: exactlyOne,
      pointsByType: { blanks: 600 },
      plays: 2,
    },
    {
      id: 'interview',
      name: toPair('Part 4: interview', '第四部分：访谈'),
      directions: toPair('<p>For each question, choose the right answer.</p>', '<p>每题选出正确的答案。</p>'),
      types: ['choice'],
      questions: { from: 6, to: 6 },
      sets: exactlyOne,
      options: 3,
      plays: 2,
    },
  ],
};
