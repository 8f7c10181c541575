import * as z from 'zod';
import {
  assignmentDetail,
  assignmentListInput,
  TeacherAssignment,
  recipientsInput,
  recipientsSummary,
} from '@inkstone/assignments/contract';
import { pageFields, serverTime } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';
import { PracticeMode } from './shapes.ts';
import { courseAssigner } from './access.ts';

const call = createCallFactory(refusals, legacy);

const courseInfo = {
  name: z.string().describe("Title of the assignment in the reader's language, under the name that courses have."),
  assigner: z.string().describe("Who gave it, in the reader's language."),
  practiceMode: PracticeMode.describe('When its questions come.'),
  courseId: z.int().describe('The course of the bank that it was given from.'),
  lessons: z.int().describe('How many lessons it has.'),
  seconds: z.int().describe('How long its films are together.'),
  watched: z.int().describe('Percent of its films that was watched, the mean of all students.'),
};

/** An assigned course. */
export const AssignedCourse = TeacherAssignment.extend(courseInfo);

/** The courses assigned by the teacher. */
export const listAssignedCourses = call({
  path: 'backend/video/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Courses that I gave: searched by title, filtered by status and class, paged, with how far students are.',
  access: courseAssigner,
  input: assignmentListInput,
  output: z.object({
    list: z.array(AssignedCourse).describe('One page of given courses.'),
    ...pageFields,
    counts: z.record(z.string(), z.int()).describe('Assignments in each state, for the tabs.'),
    serverTime,
  }),
});

const LessonProgress = z.object({
  lessonId: z.int().describe('The lesson.'),
  percent: z.int().describe('Percent of its film that was watched.'),
  seconds: z.int().describe('Different seconds of the film that were watched.'),
  position: z.number().describe('Where it was left, in seconds of the film.'),
});

/** One assigned course with its students. */
export const getAssignedCourse = call({
  path: 'backend/video/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One given course: per student the lessons watched and what came of the questions.',
  access: courseAssigner,
  input: recipientsInput,
  output: z.object({
    assignment: assignmentDetail.shape.assignment
      .extend({
        ...courseInfo,
        fastest: z.int().describe('The fastest that its films may be played, in hundredths.'),
      })
      .describe('The course as lists show it, with what editing needs.'),
    lessons: z
      .array(
        z.object({
          lessonId: z.int().describe('The lesson.'),
          number: z.int().describe('Number of the lesson, from 1.'),
          title: z.string().describe("Title of the lesson in the reader's language."),
          seconds: z.int().describe('How long its film is.'),
          cues: z
            .array(
              z.object({
                at: z.number().describe('Where the questions stand, in seconds of the film.'),
                setId: z.int().describe('The question set.'),
              }),
            )
            .describe('Questions on the way, in their order.'),
          watched: z.int().describe('Percent of the film that was watched, the mean of all students.'),
        }),
      )
      .describe('Its lessons in their order.'),
    recipients: z
      .array(
        assignmentDetail.shape.recipients.element.extend({
          watched: z.int().describe('Percent of all films that was watched.'),
          lastWatchedAt: z.iso.datetime().nullable().describe('When a film was watched last; null before.'),
          lessons: z.array(LessonProgress).describe('The lessons that were begun.'),
        }),
      )
      .describe('The students who have it, one page of them where a size is named.'),
    ...recipientsSummary,
    changes: assignmentDetail.shape.changes,
    serverTime,
  }),
});
