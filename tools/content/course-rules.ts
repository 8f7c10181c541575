import { programmes } from '@inkstone/programmes';
import type { CourseLesson } from '@inkstone/content';
import { listTeachers, ruleForEach, type Rule } from './rule.ts';
import { readContentFile, type SampleContent } from './sample-content.ts';

const chinese = /[\u4e00-\u9fff]/;
const folder = 'courses/files';
const maxVideoBytes = 900 * 1024;
const maxPosterBytes = 60 * 1024;
const webmStart = '1a45dfa3';

const listLessons = ({ courses }: SampleContent): CourseLesson[] => courses.flatMap(({ lessons }) => [...lessons]);

const parseSeconds = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

const readCaptions = (name: string) =>
  [
    ...readContentFile(`${folder}/${name}`)
      .toString()
      .matchAll(/([\d:.]+) --> ([\d:.]+)\n(.+)/g),
  ].map(([, from = '', to = '', words = '']) => ({ from: parseSeconds(from), to: parseSeconds(to), words }));

const isSorted = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? number));

const languages = ['en', 'zh'] as const;

const findCaptionFaults = (lesson: CourseLesson, { courseTexts }: SampleContent): string[] => {
  const text = courseTexts.flatMap(({ lessons }) => lessons).find(({ code }) => code === lesson.code);
  const sentences = text?.slides.flatMap(({ said }) => said) ?? [];
  return languages
    .filter((language, index) => {
      const captions = readCaptions(lesson.captions[language]);
      const spokenSentences = sentences.map((sentence) => sentence[index]);
      const moments = captions.flatMap(({ from, to }) => [from, to]);
      const isWhole = captions.map(({ words }) => words).join('\n') === spokenSentences.join('\n');
      const isLanguage = captions.every(({ words }) => chinese.test(words) === (language === 'zh'));
      return !isWhole || !isLanguage || !isSorted(moments) || (moments.at(-1) ?? Infinity) > lesson.seconds;
    })
    .map((language) => `${lesson.code}: ${language}`);
};

const findCueFaults = ({ code, cues, seconds, captions }: CourseLesson): string[] => {
  const moments = cues.map(({ at }) => at);
  const spans = readCaptions(captions.en);
  const isFew = moments.length >= 2 && moments.length <= 3 && new Set(moments).size === moments.length;
  const wrong = moments.filter(
    (at) =>
      Math.round(at * 10) / 10 !== at ||
      at <= 0 ||
      at >= seconds ||
      spans.some(({ from, to }) => at > from && at < to - 0.35),
  );
  return [
    ...(isFew && isSorted(moments) ? [] : [`${code}: ${moments.join(', ')}`]),
    ...wrong.map((at) => `${code}: ${at}`),
  ];
};

const machineMarked =
  'choice multiple-choice true-false blanks numeric-entry ordering insert-sentence prose-summary'.split(' ');

/** The rules of video courses. */
export const courseRules: readonly Rule[] = [
  {
    name: 'every lesson has its files, and none is left over',
    find: (content) => {
      const used = listLessons(content)
        .flatMap(({ video, poster, captions }) => [video, poster, captions.en, captions.zh])
        .map((name) => `${folder}/${name}`);
      const present = content.files.filter((file) => file.startsWith(`${folder}/`));
      return [...present.filter((file) => !used.includes(file)), ...used.filter((file) => !present.includes(file))];
    },
  },
  ruleForEach(
    'courses and lessons are named in both languages',
    ({ courses }) => courses,
    ({ title, summary, lessons }) =>
      [title, summary, ...lessons.map((lesson) => lesson.title)]
        .filter(({ en, zh }) => chinese.test(en) || !chinese.test(zh))
        .map(({ en }) => en),
  ),
  ruleForEach(
    'a course is of a known programme and a teacher',
    ({ courses }) => courses,
    ({ code, programme, owner }, content) =>
      programmes.some(({ id }) => id === programme) && listTeachers(content).includes(owner)
        ? undefined
        : `${code}: ${programme}, ${owner}`,
  ),
  ruleForEach('a lesson is a short WebM with a small poster', listLessons, ({ code, video, poster, seconds }) => {
    const film = readContentFile(`${folder}/${video}`);
    const isFilm = film.subarray(0, 4).toString('hex') === webmStart && film.length < maxVideoBytes;
    const isSmall = readContentFile(`${folder}/${poster}`).length < maxPosterBytes;
    return isFilm && isSmall && seconds >= 45 && seconds <= 110 ? undefined : code;
  }),
  ruleForEach('a lesson has captions of every sentence, in order and inside the video', listLessons, findCaptionFaults),
  ruleForEach('a lesson stops two or three times, inside the video, while nobody speaks', listLessons, findCueFaults),
  ruleForEach('a video asks one or two questions a time, which a machine can mark', listLessons, ({ cues }) =>
    cues
      .filter(({ set: { questions } }) => {
        const isFew = questions.length === 1 || questions.length === 2;
        return !isFew || !questions.every(({ type }) => machineMarked.includes(type));
      })
      .map(({ set }) => set.code),
  ),
  ruleForEach(
    'a course that is given is there, and its viewers are of its classes',
    ({ courseStory }) => courseStory.assignments,
    (assigned, content) => {
      const students = content.classes
        .filter(({ code }) => assigned.classes.includes(code))
        .flatMap((group) => group.students);
      const strangers = assigned.viewers.map(({ student }) => student).filter((student) => !students.includes(student));
      return [...strangers, ...(content.courses.some(({ code }) => code === assigned.course) ? [] : [assigned.course])];
    },
  ),
];
