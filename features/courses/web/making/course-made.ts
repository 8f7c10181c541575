import { toStoredTitles, toTitleFields } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import type { courseChoices } from '../../contract.ts';

/** A course of the bank, whole. */
export type WholeCourse = NonNullable<CallOutput<typeof courseChoices>['course']>;

/** A file as the form holds it. */
export interface MadeFile {
  id: number;
  url: string;
}

/** A question set at a moment of a film. */
export interface MadeCue {
  /** In seconds, to the tenth. */
  at: number;
  setId: number;
  title: string;
}

/** One lesson being made; `key` names it while it has no id. */
export interface MadeLesson {
  key: string;
  title: string;
  titleZh: string;
  video: MadeFile | null;
  poster: MadeFile | null;
  captionsEn: MadeFile | null;
  captionsZh: MadeFile | null;
  seconds: number;
  cues: readonly MadeCue[];
  isSending: boolean;
}

/** A course being made or changed. */
export interface MadeCourse {
  name: string;
  nameZh: string;
  summary: string;
  summaryZh: string;
  project: string;
  subject: string;
  lessons: readonly MadeLesson[];
}

/** A lesson with nothing in it. */
export const newLesson = (): MadeLesson => ({
  key: crypto.randomUUID(),
  title: '',
  titleZh: '',
  video: null,
  poster: null,
  captionsEn: null,
  captionsZh: null,
  seconds: 0,
  cues: [],
  isSending: false,
});

/** What the form opens with: a course as it stands, or an empty one. */
export const madeFrom = (course: WholeCourse | null): MadeCourse => {
  if (!course) {
    const empty = { name: '', nameZh: '', summary: '', summaryZh: '', project: '', subject: '' };
    return { ...empty, lessons: [newLesson()] };
  }
  const { names, summaries, project, subject, content } = course;
  return {
    name: toTitleFields(names.en, names.zh).en,
    nameZh: names.zh,
    summary: summaries.en,
    summaryZh: summaries.zh,
    project,
    subject,
    lessons: content.map(({ lessonId, cues, ...lesson }) => ({
      ...lesson,
      title: toTitleFields(lesson.title, lesson.titleZh).en,
      key: String(lessonId),
      cues: cues.map(({ at, setId, title }) => ({ at, setId, title })),
      isSending: false,
    })),
  };
};

/** What is still wrong, with the field that it belongs to. */
export interface MadeFault {
  field: string;
  says: 'needName' | 'needLesson' | 'needLessonTitle' | 'needFilm' | 'stillSending';
  number: number;
}

const isUnnamed = (en: string, zh: string): boolean => toStoredTitles({ en, zh }).title === '';

/** Everything that keeps a course from being saved. */
export const faultsOf = ({ name, nameZh, lessons }: MadeCourse): MadeFault[] => {
  const faults: MadeFault[] = isUnnamed(name, nameZh) ? [{ field: 'course-name', says: 'needName', number: 0 }] : [];
  if (lessons.length === 0) faults.push({ field: 'course-add', says: 'needLesson', number: 0 });
  for (const [index, { key, title, titleZh, video, isSending }] of lessons.entries()) {
    const number = index + 1;
    if (isUnnamed(title, titleZh)) faults.push({ field: `lesson-${key}`, says: 'needLessonTitle', number });
    if (isSending) faults.push({ field: `film-${key}`, says: 'stillSending', number });
    else if (!video) faults.push({ field: `film-${key}`, says: 'needFilm', number });
  }
  return faults;
};

/** The course as the call takes it. */
export const savingOf = ({ lessons, ...course }: MadeCourse) => ({
  what: 'course' as const,
  ...course,
  name: toStoredTitles({ en: course.name, zh: course.nameZh }).title,
  lessons: lessons.map(({ title, titleZh, video, poster, captionsEn, captionsZh, seconds, cues }) => ({
    title: toStoredTitles({ en: title, zh: titleZh }).title,
    titleZh,
    video: video?.id ?? 0,
    poster: poster?.id ?? null,
    captionsEn: captionsEn?.id ?? null,
    captionsZh: captionsZh?.id ?? null,
    seconds,
    cues: cues.map(({ at, setId }) => ({ at, setId })),
  })),
});
