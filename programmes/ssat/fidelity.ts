import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';
import { reportFacts } from './fidelity-report.ts';

const { inValues, inWindow, differs, isOpen } = createFactWriter(sources);

const older = ['upper', 'middle'];
const elementary = ['elementary'];

const timing = [
  inValues({
    kind: 'order',
    id: 'sections',
    says: [
      'Writing sample, Quantitative, Reading, Verbal, Quantitative again, a trial section.',
      '依次为写作、数学一、阅读、词汇、数学二、试测部分。',
    ],
    source: 'owner',
    variants: older,
    checks: [
      {
        check: 'order',
        sections: ['writing-sample', 'quantitative-1', 'reading', 'verbal', 'quantitative-2', 'experimental'],
      },
    ],
  }),
  inValues({
    kind: 'order',
    id: 'elementary-sections',
    says: [
      'Quantitative, Verbal, Reading, writing sample, a trial section.',
      '依次为数学、词汇、阅读、写作、试测部分。',
    ],
    source: 'sites',
    variants: elementary,
    checks: [{ check: 'order', sections: ['quantitative', 'verbal', 'reading', 'writing-sample', 'experimental'] }],
  }),
  inValues({
    kind: 'clock',
    id: 'clocks',
    says: [
      '25 minutes of writing, 30 for each Quantitative, 40 of Reading, 30 of Verbal, 15 for the trial section.',
      '写作 25 分钟，两个数学部分各 30 分钟，阅读 40 分钟，词汇 30 分钟，试测部分 15 分钟。',
    ],
    source: 'owner',
    variants: older,
    checks: [
      { check: 'clock', section: 'writing-sample', seconds: 1500 },
      { check: 'clock', section: 'quantitative-1', seconds: 1800 },
      { check: 'clock', section: 'reading', seconds: 2400 },
      { check: 'clock', section: 'verbal', seconds: 1800 },
      { check: 'clock', section: 'quantitative-2', seconds: 1800 },
      { check: 'clock', section: 'experimental', seconds: 900 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'elementary-clocks',
    says: [
      '30 minutes of Quantitative, 20 of Verbal, 30 of Reading, 15 of writing.',
      '数学 30 分钟，词汇 20 分钟，阅读 30 分钟，写作 15 分钟。',
    ],
    source: 'sites',
    variants: elementary,
    checks: [
      { check: 'clock', section: 'quantitative', seconds: 1800 },
      { check: 'clock', section: 'verbal', seconds: 1200 },
      { check: 'clock', section: 'reading', seconds: 1800 },
      { check: 'clock', section: 'writing-sample', seconds: 900 },
    ],
  }),
  inWindow({
    kind: 'clock',
    id: 'closes-at-zero',
    says: ['A section closes when its time is over.', '时间用完后该部分关闭。'],
    source: 'common',
    checks: [{ check: 'closesAtZero', section: 'reading' }],
  }),
  isOpen({
    kind: 'clock',
    id: 'hidden-clock',
    says: ['Whether the clock on the computer can be hidden is not published.', '机考的计时能否隐藏，官方未公布。'],
    here: ['It can be hidden until five minutes remain.', '剩余 5 分钟前可以隐藏。'],
  }),
  inValues({
    kind: 'break',
    id: 'breaks',
    says: ['Five minutes after the writing sample, ten after Reading.', '写作后休息 5 分钟，阅读后休息 10 分钟。'],
    source: 'owner',
    variants: older,
    checks: [
      { check: 'break', after: 'writing-sample', seconds: 300, endsEarly: true, ends: 'byStudent' },
      { check: 'break', after: 'reading', seconds: 600, endsEarly: true, ends: 'byStudent' },
      { check: 'breaks', after: ['writing-sample', 'reading'] },
    ],
  }),
  inWindow({
    kind: 'break',
    id: 'break-early',
    says: ['On a computer one may go on before a break is over.', '机考可以提前结束休息。'],
    source: 'owner',
    variants: older,
    checks: [{ check: 'endsBreakEarly', after: 'writing-sample' }],
  }),
  inValues({
    kind: 'break',
    id: 'elementary-break',
    says: ['15 minutes after Verbal.', '词汇后休息 15 分钟。'],
    source: 'sites',
    variants: elementary,
    checks: [{ check: 'breaks', after: ['verbal'] }],
  }),
  isOpen({
    kind: 'break',
    id: 'elementary-break-end',
    says: [
      'How that break ends is not published; the test is on paper, so the room would end it.',
      '该休息如何结束，官方未公布；考试为纸笔形式，应由考场统一结束。',
    ],
    variants: elementary,
    here: ['It cannot be ended early.', '不能提前结束。'],
  }),
];

const movement = [
  inValues({
    kind: 'movement',
    id: 'inside-section',
    says: ['One moves freely inside a section, and not back to another.', '部分内可自由跳转，不能返回其他部分。'],
    source: 'common',
    checks: [{ check: 'movement', section: '*', scope: 'section' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'back',
    says: ['Back leads to earlier questions of the section.', '可返回本部分之前的题目。'],
    source: 'common',
    checks: [{ check: 'goesBack', section: 'reading' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'blank',
    says: ['A question may be left blank or blanked again.', '可以不作答，也可以取消已选的答案。'],
    source: 'owner',
    checks: [{ check: 'clearsAnswer', section: 'reading' }],
  }),
];

const tools = [
  inWindow({
    kind: 'absentTool',
    id: 'no-calculator',
    says: ['No calculator.', '不能使用计算器。'],
    source: 'common',
    variants: older,
    checks: [
      { check: 'lacksTool', section: 'quantitative-1', tool: 'calculator' },
      { check: 'lacksTool', section: 'quantitative-1', tool: 'graphing-calculator' },
    ],
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-sheet',
    says: ['No sheet of formulas either, in any section.', '任何部分也都没有公式表。'],
    source: 'common',
    checks: [
      { check: 'noTool', section: '*', tool: 'calculator' },
      { check: 'noTool', section: '*', tool: 'graphing-calculator' },
      { check: 'noTool', section: '*', tool: 'reference-sheet' },
    ],
  }),
  isOpen({
    kind: 'tool',
    id: 'computer-tools',
    says: ['Which tools the test on a computer offers is not public.', '机考提供哪些工具，没有公开资料。'],
    variants: older,
    here: ['Flag, crossing out, highlighter, line reader and zoom.', '提供标记、划去选项、划重点、逐行阅读条和缩放。'],
  }),
  differs({
    kind: 'layout',
    id: 'elementary-paper',
    says: ['The Elementary level is sat on paper alone.', '初级考试只有纸笔形式。'],
    source: 'sites',
    variants: elementary,
    here: ['It is answered in this window.', '在本窗口中作答。'],
  }),
  isOpen({
    kind: 'layout',
    id: 'computer-window',
    says: ['How the window of the test on a computer is laid out is not public.', '机考界面的布局没有公开资料。'],
    variants: older,
    here: ['One question on a screen, a passage on the left.', '每屏一题，文章显示在左侧。'],
  }),
];

export const ssatContract: FidelityContract = {
  programme: 'ssat',
  variants: ['upper', 'middle', 'elementary'],
  facts: [...timing, ...movement, ...tools, ...reportFacts],
};
