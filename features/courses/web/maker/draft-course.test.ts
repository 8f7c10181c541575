import { expect, test } from 'vitest';
import { addFilmLessons, findDraftFaults, toDraftCourse, newLesson, toSaveInput } from './draft-course.ts';

const film = { id: 4, url: '/film' };

test('a new course has one empty lesson and reports missing fields', () => {
  const draft = toDraftCourse(null);
  expect(findDraftFaults(draft).map(({ messageKey }) => messageKey)).toEqual([
    'needName',
    'needLessonTitle',
    'needFilm',
  ]);
  expect(findDraftFaults({ ...draft, name: 'Maps', lessons: [] }).map(({ messageKey }) => messageKey)).toEqual([
    'needLesson',
  ]);
});

test('saving waits for a film upload in progress', () => {
  const lesson = { ...newLesson(), title: 'One', isSending: true };
  expect(findDraftFaults({ ...toDraftCourse(null), name: 'Maps', lessons: [lesson] })).toMatchObject([
    { messageKey: 'stillSending', number: 1 },
  ]);
});

test('the saved input refers to files and sets by id', () => {
  const cues = [{ at: 12.5, setId: 9, title: 'Sums' }];
  const lesson = { ...newLesson(), title: 'One', video: film, captionsZh: { id: 5, url: '/zh' }, seconds: 60.2, cues };
  const draft = { ...toDraftCourse(null), name: 'Maps', lessons: [lesson] };

  expect(findDraftFaults(draft)).toEqual([]);
  expect(toSaveInput(draft)).toMatchObject({
    what: 'course',
    name: 'Maps',
    lessons: [
      { video: 4, poster: null, captionsEn: null, captionsZh: 5, seconds: 60.2, cues: [{ at: 12.5, setId: 9 }] },
    ],
  });
});

test('Chinese names of a course and its lessons are enough', () => {
  const lesson = { ...newLesson(), titleZh: '第一课', video: film, seconds: 60 };
  const draft = { ...toDraftCourse(null), nameZh: '地图', lessons: [lesson] };

  expect(findDraftFaults(draft)).toEqual([]);
  expect(toSaveInput(draft)).toMatchObject({
    name: '地图',
    nameZh: '地图',
    lessons: [{ title: '第一课', titleZh: '第一课' }],
  });
});

test('several films make a lesson each, titled by their files in the order of their numbers, in place of empty lessons', () => {
  const films = ['Part_10.mp4', 'Part_2.webm', '𠮷村_一.mp4'].map((name) => new File(['film'], name));
  const first = { ...newLesson(), title: 'Already here' };
  const lessons = addFilmLessons([first, newLesson()], films);
  expect(lessons.map(({ title, titleZh }) => title || titleZh)).toEqual([
    ...['Already here', '𠮷村 一', 'Part 2', 'Part 10'],
  ]);
  expect(lessons[1]).toMatchObject({ title: '', isSending: true });
  expect(lessons[2]?.waitingFilm?.name).toBe('Part_2.webm');
  const draft = { ...toDraftCourse(null), name: 'Maps', lessons };
  expect(findDraftFaults(draft).map(({ messageKey }) => messageKey)).toEqual([
    ...['needFilm', 'stillSending', 'stillSending', 'stillSending'],
  ]);
});
