import { duplicateFirst, findByType, findSet, firstQuestion, firstSource, must, type Plant } from './planting.ts';

const questionPlants: Readonly<Record<string, Plant>> = {
  'a formula can be drawn': (content) =>
    void (firstQuestion(content).prompt.text = '<p><span data-math>\\frac{1}{</span></p>'),
  'words have no stray dollar sign or backslash': (content) => void (firstQuestion(content).prompt.text = '<p>$x$</p>'),
  'the English explanation is English': (content) => void (firstQuestion(content).explanation.en = '<p>三</p>'),
  'the Chinese explanation is Chinese and ends its sentences': (content) =>
    void (firstQuestion(content).explanation.zh = '<p>Three.</p>'),
  'the Chinese explanation has its own punctuation': (content) =>
    void (firstQuestion(content).explanation.zh = '<p>三,四。</p>'),
  'a question stands at a knowledge point of the tree': (content) =>
    void (firstQuestion(content).knowledge = 'amc.nowhere'),
  'no two options of a question are alike': (content) => {
    const [first, second] = findByType(content, 'choice').prompt.options;
    must(second).text = must(first).text;
  },
  'options are lettered from A': (content) =>
    void (must(findByType(content, 'choice').prompt.options[0]).id_option = 'F'),
  'a choice has as many options as its exam has': (content) => void findByType(content, 'choice').prompt.options.pop(),
  'the key of a choice and the usual mistake are two of its options': (content) => {
    const question = findByType(content, 'choice');
    question.lure = question.key;
  },
  'the keys of a multiple choice are among its options': (content) =>
    void (findByType(content, 'multiple-choice').key = ['A', 'Z']),
  'a multiple choice has as many keys as are to be chosen': (content) =>
    void (findByType(content, 'multiple-choice').prompt.choose = 9),
  'the key and the wrong order use every option, and differ': (content) => {
    const question = findByType(content, 'ordering');
    question.wrong = question.key;
  },
  'a sentence to insert has four squares, and the key is one of them': (content) =>
    void (findByType(content, 'insert-sentence').key = 5),
  'a summary chooses three of six for two points': (content) =>
    void (findByType(content, 'prose-summary').points = 100),
  'the keys of a summary are among its options, each once': (content) =>
    void (findByType(content, 'prose-summary').key = ['A', 'A', 'B']),
  'a task that is spoken or written at length has a model answer': (content) =>
    void (findByType(content, 'essay').key.model = '<p>Short.</p>'),
  'each gap has one key and one wrong entry': (content) => void findByType(content, 'blanks').wrong.pop(),
  'the key of a number fits the grid': (content) => void (findByType(content, 'numeric-entry').prompt.width = 0),
  'the wrong number is wrong': (content) => {
    const question = findByType(content, 'numeric-entry');
    question.wrong = must(question.key.accepted[0]);
  },
};

const keyPlants: Readonly<Record<string, Plant>> = {
  'the key of a choice in mathematics is what a computation finds': (content) => {
    const question = findByType(content, 'choice');
    question.key = question.lure;
  },
  'another answer in mathematics is what a computation finds': (content) => {
    const question = must(findSet(content, 'hw-numbers').questions.find(({ type }) => type === 'numeric-entry'));
    if (question.type === 'numeric-entry') question.key.accepted = [question.wrong];
  },
  'no computation is left without its question': (content) => void (firstQuestion(content).code = 'amc8-9-99'),
  'the keys of a paper are spread over the letters': (content) =>
    content.questionSets
      .filter(({ code }) => code.startsWith('amc8-'))
      .flatMap(({ questions }) => questions)
      .forEach((question) => void (question.key = 'A')),
};

const readingPlants: Readonly<Record<string, Plant>> = {
  'the reading of both TOEFL mocks is held to a length': (content) =>
    content.papers.forEach((paper) => void (paper.sections = [])),
  'a passage is as long as its programme says': (content) =>
    void (findSet(content, 't23-a-r1').stimulus.html = '<p>Short.</p>'),
  'a passage explains a few of its words, each once, none of which is asked': (content) =>
    void (findSet(content, 't23-a-r1').stimulus.html += '<span data-gloss="a">b</span><span data-gloss="a">b</span>'),
  'a passage has every word, sentence and paragraph that its questions name': (content) =>
    void (must(findSet(content, 't23-a-r1').questions[0]).prompt.text = '<p>What is a “zyzzyva”?</p>'),
  'an analysis quotes a sentence of its passage': (content) =>
    void (must(content.toefl.analyses[0]).quote = 'Nobody wrote this.'),
  'what is asked for in an interactive reading cannot be read off beside it': (content) =>
    void (findSet(content, 'det-read-1').stimulus.html = '<p>No gaps.</p>'),
  'words of an interactive reading are selected in the whole of it': (content) =>
    findSet(content, 'det-read-1').questions.forEach((question) => {
      if (question.type === 'select-text') question.key.spans = ['words of elsewhere'];
    }),
};

const evidencePlants: Readonly<Record<string, Plant>> = {
  'a choice of reading or listening quotes what shows its key': (content) =>
    void (must(findSet(content, 't23-a-l1').questions[0]).evidence = ['Nobody says this.']),
  'a choice of reading or listening names the trap of each wrong option': (content) =>
    void delete must(findSet(content, 't23-a-r1').questions[0]).distractors?.['A'],
  'a quote of a recording has its times in it': (content) => void delete findSet(content, 't23-a-l1').stimulus.cues,
  'every beginning of a knowledge point that is answered from a text has such questions': (content) =>
    content.questionSets
      .flatMap(({ questions }) => questions)
      .filter(({ knowledge }) => knowledge.startsWith('toefl-basic.reading.'))
      .forEach((question) => void (question.knowledge = 'toefl-basic.writing.message')),
};

const bankPlants: Readonly<Record<string, Plant>> = {
  'no two question sets share a code': ({ questionSets }) => duplicateFirst(questionSets),
  'no two questions share a code': ({ questionSets }) => duplicateFirst(must(questionSets[0]).questions),
  'no two nodes of the tree share a code': ({ tree }) => duplicateFirst(tree),
  'no two papers share a code': ({ papers }) => duplicateFirst(papers),
  'each contest grows harder from set to set': (content) => void (firstQuestion(content).difficulty = 50),
  'a TOEFL mock has the reading, the recordings and the tasks of the real test': (content) =>
    void findSet(content, 't23-a-r1').questions.pop(),
  'a question set is listed at nodes of the tree': ({ questionSets }) =>
    void must(questionSets[0]).places.push('amc.nowhere'),
  'a question set is written by a teacher': ({ questionSets }) => void (must(questionSets[0]).author = 'linxiaohe'),
  'a paper is composed by a teacher': ({ papers }) => void (must(papers[0]).author = 'linxiaohe'),
  'a paper has sets of the bank': ({ papers }) => void must(papers[0]?.sections[0]).sets.push('nowhere'),
  'a paper has sections of its variant': ({ papers }) => void (must(papers[0]?.sections[0]).section = 'nowhere'),
  'the bank is that of a whole school': ({ papers }) => void papers.splice(9),
};

const filePlants: Readonly<Record<string, Plant>> = {
  'a set file is what the bank imports without a problem, and as it keeps it': (content) =>
    void (must(firstSource(content).exchange.sets[0]).title = ''),
  'a set file holds one set': (content) => duplicateFirst(firstSource(content).exchange.sets),
  'a set file lies in the folder of its programme': (content) => void (firstSource(content).folder = 'bank/sat'),
  'the catalog has a line for each question of a set': (content) => void firstSource(content).entry.questions.pop(),
  'no set file is left over': ({ files }) => void files.push('bank/amc/sets/forgotten.json'),
  'every picture and recording of a set lies beside it, and none is left over': ({ files }) =>
    void files.push('bank/amc/sets/forgotten.svg'),
  'each recording of the bank has a script and a length, and each script is heard': ({ bankScripts }) =>
    void bankScripts.pop(),
  'each spoken answer has its sound, its script and its length': ({ voiceScripts }) => void voiceScripts.pop(),
  'the transcript of a recording is its script': ({ bankScripts }) =>
    void must(bankScripts[0]).lines.push(['Narrator', 'Nobody hears this.']),
  'a line of a script has a voice': ({ bankScripts }) => void (must(bankScripts[0]).voices = {}),
  'what a question plays again lies in the recording of its set': (content) =>
    findSet(content, 't23-a-l3').questions.forEach((question) => {
      if (question.clip) question.clip.to = 9999;
    }),
  'a question plays a part of the recording again where its words say so': (content) =>
    findSet(content, 't23-a-l3').questions.forEach((question) => void delete question.clip),
};

const shapePlants: Readonly<Record<string, Plant>> = {
  'a data file has the fields of its type, and no others': (content) =>
    void (content.dataFiles = { 'voices/seconds.json': '{ "a": "four" }' }),
  'every data file has a type': ({ files }) => void files.push('school/forgotten.json'),
};

/** Violations of the rules of the bank and of files. */
export const bankViolations: Readonly<Record<string, Plant>> = {
  ...questionPlants,
  ...keyPlants,
  ...readingPlants,
  ...evidencePlants,
  ...bankPlants,
  ...filePlants,
  ...shapePlants,
};
