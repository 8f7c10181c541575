import path from 'node:path';
import ts from 'typescript';
import type { Rule } from './rule.ts';
import type { SampleContent } from './sample-content.ts';

const root = path.join(import.meta.dirname, '../..');

/** The types of the data files, by their names. Set files are checked by the bank's import. */
const shapes: readonly (readonly [file: RegExp, type: string])[] = [
  [/^bank\/order\.json$/, "Record<'tree' | 'sets' | 'papers', readonly string[]>"],
  [/^bank\/rubrics\.json$/, 'readonly content.LibraryRubric[]'],
  [/^bank\/[^/]+\/tree\.json$/, 'content.TreeNode'],
  [/^(bank\/[^/]+|courses)\/catalog\.json$/, 'readonly bank.CatalogEntry[]'],
  [/^bank\/[^/]+\/papers\.json$/, 'readonly content.Paper[]'],
  [/^(bank\/[^/]+|voices)\/scripts\.json$/, 'readonly content.Script[]'],
  [/^voices\/seconds\.json$/, 'Readonly<Record<string, number>>'],
  [/^school\/school\.json$/, 'content.School'],
  [/^school\/people\.json$/, 'readonly content.Person[]'],
  [/^school\/classes\.json$/, 'readonly content.SchoolClass[]'],
  [/^school\/relations\.json$/, 'content.Relations'],
  [/^school\/timetable\.json$/, 'readonly content.ClassSession[]'],
  [/^school\/rooms\.json$/, 'readonly content.Room[]'],
  [/^school\/candidates\.json$/, 'readonly content.CandidateSeed[]'],
  [/^school\/paper-tests\.json$/, 'readonly content.PaperTestSeed[]'],
  [/^school\/past-scores\.json$/, 'content.PastScoresSeed'],
  [/^school\/phase-reports\.json$/, 'readonly content.PhaseReportSeed[]'],
  [/^(story\/assignments|books)\/order\.json$/, 'readonly string[]'],
  [/^story\/assignments\/[^/]+\.json$/, 'readonly content.Assignment[]'],
  [/^story\/toefl-2023\.json$/, 'content.ToeflStory'],
  [/^story\/toefl-2026\.json$/, 'content.Toefl2026Story'],
  [/^story\/toefl-classic\.json$/, 'content.ClassicStory'],
  [/^story\/interview\.json$/, 'content.InterviewStory'],
  [/^story\/duolingo\.json$/, 'content.ToeflWork'],
  [/^story\/practice\.json$/, 'readonly content.PracticeWork[]'],
  [/^story\/uploads\.json$/, 'content.UploadStory'],
  [/^story\/study-place\.json$/, 'content.StudyPlaceStory'],
  [/^story\/past-term\.json$/, 'content.PastTermStory'],
  [/^books\/story\.json$/, 'content.BookStory'],
  [/^books\/[^/]+\/book\.json$/, 'books.BookFacts'],
  [/^books\/[^/]+\/made\.json$/, 'content.BookMeasures'],
  [/^books\/[^/]+\/marks\.json$/, 'readonly content.MarkText[]'],
  [/^books\/[^/]+\/figures\.json$/, 'Readonly<Record<string, content.Figure>>'],
  [/^courses\/courses\.json$/, 'readonly courses.CourseFacts[]'],
  [/^courses\/lessons\/[^/]+\.json$/, 'content.LessonText'],
  [/^courses\/story\.json$/, 'content.CourseStory'],
];

const findShape = (file: string): string | undefined => shapes.find(([pattern]) => pattern.test(file))?.[1];

const isSetFile = (file: string): boolean => /(^|\/)sets\//.test(file);

const imports = [
  "import type * as content from './index.ts';",
  ...['bank', 'books', 'courses'].map((name) => `import type * as ${name} from './${name}.ts';`),
].join(' ');

const toModule = (type: string, json: string): string => `${imports} export const data: ${type} =\n${json};`;

const readOptions = (): ts.CompilerOptions => {
  const file = path.join(root, 'tsconfig.test.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    file,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  return { ...parsed?.options, incremental: false, composite: false, noUnusedLocals: false };
};

/** Type-checks data files as literals of their types, so that a misspelt field is found, too. */
const findShapeFaults = (dataFiles: SampleContent['dataFiles']): string[] => {
  const modules = new Map<string, { file: string; text: string }>();
  for (const [file, json] of Object.entries(dataFiles)) {
    const type = findShape(file);
    const name = path.join(root, 'content', `${file.replaceAll('/', '__')}.shape.ts`);
    if (type !== undefined) modules.set(name, { file, text: toModule(type, json) });
  }
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...modules.keys()], options, {
    ...host,
    fileExists: (name) => modules.has(name) || host.fileExists(name),
    readFile: (name) => modules.get(name)?.text ?? host.readFile(name),
    getSourceFile: (name, ...rest) => {
      const text = modules.get(name)?.text;
      return text === undefined ? host.getSourceFile(name, ...rest) : ts.createSourceFile(name, text, rest[0]);
    },
  });
  return [...modules].flatMap(([name, { file }]) => {
    const source = program.getSourceFile(name);
    return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
      const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `${file}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
};

/** The rules of the fields of data files. */
export const shapeRules: readonly Rule[] = [
  {
    name: 'a data file has the fields of its type, and no others',
    find: ({ dataFiles }) => findShapeFaults(dataFiles),
  },
  {
    name: 'every data file has a type',
    find: ({ files }) =>
      files.filter((file) => file.endsWith('.json') && file !== 'package.json' && !isSetFile(file) && !findShape(file)),
  },
];
