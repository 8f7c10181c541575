import type { Criterion, Rubric } from '@inkstone/exam/blueprint';
import { point } from './rubric-rows.ts';

const promptRubric = (part: string, criterion: Criterion): Rubric => ({
  id: `ap-principles-${part}`,
  name: criterion.name,
  types: ['short-answer'],
  of: [`free-response/${part}`],
  joined: 'sum',
  criteria: [criterion],
});

/** Six rows of one point: two for the submitted project, four for the prompts. */
export const principlesRubrics: readonly Rubric[] = [
  {
    id: 'ap-principles-project',
    name: { en: 'The project', zh: '项目' },
    types: ['code-picture'],
    of: ['project-reference'],
    joined: 'sum',
    criteria: [
      point('video', { en: 'Video', zh: '视频' }, [
        'The video that was handed in shows the program running: an input, what the program does, an output.',
        '所交视频展示程序运行：有输入、程序功能和输出。',
      ]),
      point('program', { en: 'Requirements of the program', zh: '程序要求' }, [
        'The pictures show a procedure of one’s own with a parameter, its call, and a list that makes the program simpler.',
        '截图中有自己编写的带参数的过程、对它的调用，以及使程序得到简化的列表。',
      ]),
    ],
  },
  promptRubric(
    'purpose',
    point('purpose', { en: 'Design, function, purpose', zh: '设计、功能与目的' }, [
      'Tells apart what the program is for and what it does, and answers what was asked about its design.',
      '区分程序的目的与功能，并回答关于设计的提问。',
    ]),
  ),
  promptRubric(
    'algorithm',
    point('algorithm', { en: 'Algorithm', zh: '算法' }, [
      'Explains step by step how the own algorithm works, exactly enough for someone to write it again.',
      '逐步解释自己的算法如何工作，详细到他人可据此重写。',
    ]),
  ),
  promptRubric(
    'testing',
    point('testing', { en: 'Errors and testing', zh: '错误与测试' }, [
      'Names calls or inputs that test different paths, and what each must give.',
      '给出检验不同路径的调用或输入，以及各自应得的结果。',
    ]),
  ),
  promptRubric(
    'abstraction',
    point('abstraction', { en: 'Data and procedural abstraction', zh: '数据与过程抽象' }, [
      'Says how the list or the procedure keeps the program simpler, and what it would take without it.',
      '说明列表或过程如何使程序更简单，以及没有它会怎样。',
    ]),
  ),
];
