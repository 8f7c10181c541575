import { findVariant } from '@inkstone/programmes';
import {
  findDuplicates,
  listQuestions,
  listSets,
  listTeachers,
  listTreeCodes,
  ruleForEach,
  ruleOfFacts,
  type Rule,
} from './rule.ts';
import type { SampleContent } from './sample-content.ts';

const nothingTwice = (name: string, list: (content: SampleContent) => readonly string[]): Rule => ({
  name,
  find: (content) => findDuplicates(list(content)),
});

const nameRules: readonly Rule[] = [
  nothingTwice('no two question sets share a code', (content) => listSets(content).map(({ code }) => code)),
  nothingTwice('no two questions share a code', (content) => listQuestions(content).map(({ code }) => code)),
  nothingTwice('no two nodes of the tree share a code', listTreeCodes),
  nothingTwice('no two papers share a code', ({ papers }) => papers.map(({ code }) => code)),
];

const orderRules: readonly Rule[] = [
  ruleForEach(
    'each contest grows harder from set to set',
    () => ['amc8', 'amc10', 'amc12'],
    (contest, { questionSets }) => {
      const sums = questionSets
        .filter(({ code }) => code.startsWith(`${contest}-`))
        .map(({ questions }) => questions.reduce((sum, { difficulty }) => sum + difficulty, 0));
      return sums.some((sum, index) => sum < (sums[index - 1] ?? sum)) && `${contest}: ${sums.join(', ')}`;
    },
  ),
  ruleForEach(
    'a TOEFL mock has the reading, the recordings and the tasks of the real test',
    () => ['a', 'b'],
    (mock, { questionSets }) => {
      const sizes = questionSets
        .filter(({ code }) => code.startsWith(`t23-${mock}-`))
        .map(({ questions }) => questions.length);
      return sizes.join() !== '10,10,5,6,5,6,6,1,1,1,1,1,1' && `mock ${mock}: ${sizes.join()}`;
    },
  ),
];

/** The rules of question sets and papers. */
export const bankRules: readonly Rule[] = [
  ...nameRules,
  ...orderRules,
  ruleForEach(
    'a question set is listed at nodes of the tree',
    listSets,
    ({ code, programme, subject, places }, content) => {
      const nodes = listTreeCodes(content);
      return [`${programme}.${subject}`, ...places]
        .filter((place) => !nodes.includes(place))
        .map((place) => `${code}: ${place}`);
    },
  ),
  ruleForEach('a question set is written by a teacher', listSets, ({ code, author }, content) =>
    listTeachers(content).includes(author) ? undefined : `${code}: ${author}`,
  ),
  ruleForEach(
    'a paper is composed by a teacher',
    ({ papers }) => papers,
    ({ code, author }, content) => (listTeachers(content).includes(author) ? undefined : `${code}: ${author}`),
  ),
  ruleForEach(
    'a paper has sets of the bank',
    ({ papers }) => papers,
    ({ code, sections }, { questionSets }) => {
      const sets = questionSets.map((set) => set.code);
      return sections.flatMap((section) =>
        section.sets.filter((set) => !sets.includes(set)).map((set) => `${code}: ${set}`),
      );
    },
  ),
  ruleForEach(
    'a paper has sections of its variant',
    ({ papers }) => papers,
    ({ code, programme, variant, sections }) => {
      const rules = findVariant(programme, variant)?.sections;
      if (!rules) return `${code}: ${programme} has no ${variant}`;
      return sections.flatMap(({ section = rules[0]?.id, part }) => {
        const rule = rules.find(({ id }) => id === section);
        if (!rule) return `${code}: ${section}`;
        return part === undefined || rule.parts.some(({ id }) => id === part) ? [] : `${code}: ${section} ${part}`;
      });
    },
  ),
  ruleOfFacts('the bank is that of a whole school', (content) => ({
    'three hundred question sets and more': content.questionSets.length >= 300,
    'a thousand questions and more': listQuestions(content).length >= 1000,
    'fifty papers and more': content.papers.length >= 50,
  })),
];
