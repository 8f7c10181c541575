import type { NotificationTopic } from '@inkstone/messages/contract';
import type { Role } from '@inkstone/session/contract';

/** The ways that follow the bell and that a person may switch off; a class robot belongs to the class, not to a person. */
export const personalWays = ['mail', 'push'] as const;
export type PersonalWay = (typeof personalWays)[number];

/** Whom a topic concerns. */
export type Audience = 'student' | 'candidate' | 'teacher' | 'recruiter';

interface TopicRules {
  audiences: readonly Audience[];
  /** Whether it is mailed to somebody who has chosen nothing. Push is on for whoever has switched a browser on. */
  isMailed: boolean;
}

/** Every topic, in the order of the settings page. */
export const topics: Readonly<Record<NotificationTopic, TopicRules>> = {
  assigned: { audiences: ['student', 'candidate', 'teacher'], isMailed: true },
  changed: { audiences: ['student', 'candidate', 'teacher'], isMailed: true },
  reminder: { audiences: ['student', 'candidate'], isMailed: true },
  environment: { audiences: ['student', 'candidate'], isMailed: true },
  report: { audiences: ['student', 'candidate'], isMailed: true },
  score: { audiences: ['student'], isMailed: true },
  redo: { audiences: ['student'], isMailed: true },
  phaseReport: { audiences: ['student'], isMailed: true },
  announcement: { audiences: ['student', 'teacher'], isMailed: true },
  handIns: { audiences: ['teacher'], isMailed: false },
  lateAnswers: { audiences: ['teacher'], isMailed: true },
  marking: { audiences: ['teacher'], isMailed: false },
  keys: { audiences: ['teacher'], isMailed: false },
  files: { audiences: ['teacher'], isMailed: false },
  candidates: { audiences: ['recruiter'], isMailed: true },
};

/** The names of all topics, in the order of the settings page. */
export const topicNames = Object.keys(topics) as [NotificationTopic, ...NotificationTopic[]];

/** Whom a role's notifications concern. */
const audienceByRole: Readonly<Record<Role, Audience>> = {
  student: 'student',
  candidate: 'candidate',
  teacher: 'teacher',
  guide: 'teacher',
  staff: 'teacher',
  recruitment: 'recruiter',
  'recruitment-supervisor': 'recruiter',
};

/** The topics that concern a role. */
export const listTopics = (role: Role): NotificationTopic[] =>
  topicNames.filter((topic) => topics[topic].audiences.includes(audienceByRole[role]));
