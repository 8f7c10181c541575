import { toStoredTitles, toTitleFields } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import type { courseChoices } from '../../contract.ts';

/** A course of the bank, whole. */
export type CourseDetail = NonNullable<CallOutput<typeof courseChoices>['course']>;

/** A file as the form holds it. */
export interface DraftFile {
  id: number;
  url: string;
}

/** A question set at a moment of a film. */
export interface DraftCue {
  /** In seconds, to the tenth. */
  at: number;
  setId: number;
  title: string;
}

/** One lesson being made; `key` names it while it has no id. */
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
}

/** A course being made or changed. */
export interface DraftCourse {
  name: string;
  nameZh: string;
  summary: string;
  summaryZh: string;
  project: string;
  subject: string;
  lessons: readonly DraftLesson[];
}

/** A lesson with nothing in it. */
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
});

/** What the form opens with: a course as it stands, or an empty one. */
export const toDraftCourse = (course: CourseDetail | null): DraftCourse => {
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
export interface DraftCourseFault {
  field: string;
  messageKey: 'needName' | 'needLesson' | 'needLessonTitle' | 'needFilm' | 'stillSending';
  number: number;
}

const isUnnamed = (en: string, zh: string): boolean => toStoredTitles({ en, zh }).title === '';

/** Everything that keeps a course from being saved. */
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

/** The course as the call takes it. */
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
