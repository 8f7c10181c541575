import { compareTexts, cutText, toStoredTitles, toTitleFields } from '@inkstone/base';
import { hasHan } from '@inkstone/base/pinyin';
import type { CallOutput } from '@inkstone/call/web';
import type { listAssignableCourses } from '../../contract.ts';

/** A course of the bank with its content. */
export type CourseDetail = NonNullable<CallOutput<typeof listAssignableCourses>['course']>;

/** A file in the form. */
export interface DraftFile {
  id: number;
  url: string;
}

/** A question set at a time of a video. */
export interface DraftCue {
  /** In seconds, to the tenth. */
  at: number;
  setId: number;
  title: string;
}

/** One lesson in the editor; `key` is its React key. */
export interface DraftLesson {
  key: string;
  title: string;
  titleZh: string;
  video: DraftFile | null;
  poster: DraftFile | null;
  captionsEn: DraftFile | null;
  captionsZh: DraftFile | null;
  seconds: number;
  cues: readonly DraftCue[];
  isSending: boolean;
  /** The film with which the lesson was added, until it is uploaded; null: none, or it is. */
  waitingFilm: File | null;
}

/** A course in the editor. */
export interface DraftCourse {
  name: string;
  nameZh: string;
  summary: string;
  summaryZh: string;
  programme: string;
  subject: string;
  lessons: readonly DraftLesson[];
}

/** An empty lesson. */
export const newLesson = (): DraftLesson => ({
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
  waitingFilm: null,
});

/** The titles of a lesson by the name of its film: without the ending, with spaces for underscores. */
export const guessLessonTitles = (fileName: string): Pick<DraftLesson, 'title' | 'titleZh'> => {
  const text = cutText(
    fileName
      .replace(/\.(?:mp4|webm)$/i, '')
      .replaceAll('_', ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    200,
  );
  return hasHan(text) ? { title: '', titleZh: text } : { title: text, titleZh: '' };
};

const isEmptyLesson = ({ title, titleZh, video, isSending }: DraftLesson): boolean =>
  title === '' && titleZh === '' && video === null && !isSending;

/** The lessons with one more for each film, in the order of the files' names; empty lessons give way. */
export const addFilmLessons = (lessons: readonly DraftLesson[], films: readonly File[]): DraftLesson[] => {
  const inOrder = films.toSorted((first, second) => compareTexts(first.name, second.name));
  return [
    ...lessons.filter((lesson) => !isEmptyLesson(lesson)),
    ...inOrder.map((film) => ({
      ...newLesson(),
      ...guessLessonTitles(film.name),
      ...{ isSending: true, waitingFilm: film },
    })),
  ];
};

/** The initial draft: the course as stored, or an empty one. */
export const toDraftCourse = (course: CourseDetail | null): DraftCourse => {
  if (!course) {
    const empty = { name: '', nameZh: '', summary: '', summaryZh: '', programme: '', subject: '' };
    return { ...empty, lessons: [newLesson()] };
  }
  const { names, summaries, programme, subject, content } = course;
  return {
    name: toTitleFields(names.en, names.zh).en,
    nameZh: names.zh,
    summary: summaries.en,
    summaryZh: summaries.zh,
    programme,
    subject,
    lessons: content.map(({ lessonId, cues, ...lesson }) => ({
      ...lesson,
      title: toTitleFields(lesson.title, lesson.titleZh).en,
      key: String(lessonId),
      cues: cues.map(({ at, setId, title }) => ({ at, setId, title })),
      isSending: false,
      waitingFilm: null,
    })),
  };
};

/** A validation error and its field. */
export interface DraftCourseFault {
  field: string;
  messageKey: 'needName' | 'needLesson' | 'needLessonTitle' | 'needFilm' | 'stillSending';
  number: number;
}

const isUnnamed = (en: string, zh: string): boolean => toStoredTitles({ en, zh }).title === '';

/** Finds everything that prevents a course from being saved. */
export const findDraftFaults = ({ name, nameZh, lessons }: DraftCourse): DraftCourseFault[] => {
  const faults: DraftCourseFault[] = isUnnamed(name, nameZh)
    ? [{ field: 'course-name', messageKey: 'needName', number: 0 }]
    : [];
  if (lessons.length === 0) faults.push({ field: 'course-add', messageKey: 'needLesson', number: 0 });
  for (const [index, { key, title, titleZh, video, isSending }] of lessons.entries()) {
    const number = index + 1;
    if (isUnnamed(title, titleZh)) faults.push({ field: `lesson-${key}`, messageKey: 'needLessonTitle', number });
    if (isSending) faults.push({ field: `film-${key}`, messageKey: 'stillSending', number });
    else if (!video) faults.push({ field: `film-${key}`, messageKey: 'needFilm', number });
  }
  return faults;
};

/** The draft as the call's input. */
export const toSaveInput = ({ lessons, ...course }: DraftCourse) => ({
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
