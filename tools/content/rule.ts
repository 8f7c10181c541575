import type { Option, Question, QuestionSet, TreeNode } from '@inkstone/content';
import type { SampleContent } from './sample-content.ts';

/** A rule of the content. */
export interface Rule {
  /** The statement that must hold. */
  name: string;
  /** Finds every place that violates it, each with what is wrong. */
  find(content: SampleContent): string[] | Promise<string[]>;
}

/** Makes a rule that is checked for each of some items; `check` returns what is wrong, or nothing. */
export const ruleForEach = <Item>(
  name: string,
  list: (content: SampleContent) => readonly Item[],
  check: (item: Item, content: SampleContent) => string | false | undefined | readonly string[],
): Rule => ({
  name,
  find: (content) =>
    list(content).flatMap((item) => {
      const violations = check(item, content);
      return typeof violations === 'string' ? [violations] : violations || [];
    }),
});

/** Creates a rule of named facts about the whole content; facts that do not hold are reported by name. */
export const ruleOfFacts = (
  name: string,
  facts: (content: SampleContent) => Readonly<Record<string, boolean>>,
): Rule => ({
  name,
  find: (content) =>
    Object.entries(facts(content)).flatMap(([fact, holds]) => (holds ? [] : [`does not hold: ${fact}`])),
});

export const listSets = ({ questionSets, courseSets }: SampleContent): readonly QuestionSet[] => [
  ...questionSets,
  ...courseSets,
];

export const listQuestions = (content: SampleContent): readonly Question[] =>
  listSets(content).flatMap(({ questions }) => questions);

export const listTreeCodes = ({ tree }: SampleContent, level?: TreeNode['level']): string[] => {
  const descend = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes.flatMap((node) => [node, ...descend(node.children)]);
  return descend(tree)
    .filter((node) => !level || node.level === level)
    .map(({ code }) => code);
};

export const listOptions = ({ prompt }: Question): readonly Option[] => ('options' in prompt ? prompt.options : []);

/** The texts of a question that readers see. */
export const listTexts = ({ prompt, explanation }: Question): string[] => [
  prompt.text,
  ...('options' in prompt ? prompt.options.map(({ text }) => text) : []),
  explanation.en,
  explanation.zh,
];

/** The words of a rich text without its formulas and tags. */
export const getWords = (html: string): string =>
  html.replaceAll(/<span data-math(?:="")?>.*?<\/span>/g, ' ').replaceAll(/<[^>]+>/g, ' ');

/** The sources of the formulas of a rich text. */
export const listFormulas = (html: string): string[] =>
  [...html.matchAll(/<span data-math(?:="")?>(.*?)<\/span>/g)].map(([, latex = '']) =>
    latex.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

export const findDuplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

export const countIf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.filter(isCounted).length;

export const listTeachers = ({ people }: SampleContent): string[] =>
  people.filter(({ roles }) => roles.includes('teacher')).map(({ username }) => username);
