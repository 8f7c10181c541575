import type { activityMessages } from '../../messages.ts';

type ActivityKey = keyof (typeof activityMessages)['pairs'];

type Words = readonly (readonly [RegExp, ActivityKey])[];

/** What a student opened, by the path of the screen; the first that fits. */
const screenWords: Words = [
  [/report|highlighter/i, 'openedReport'],
  [/\/break$/, 'openedBreak'],
  [/introduction|guide$/i, 'openedDirections'],
  [/finished|success|seccess|result$|wriResult/i, 'openedFinished'],
  [/correct/i, 'openedMarked'],
  [/^\/stu\/test$/, 'openedTests'],
  [/^\/stu\/work$/, 'openedHomework'],
  [/^\/stu\/work\//, 'openedAssignment'],
  [/^\/stu\/course\/(study|stuController)/, 'openedStudy'],
  [/^\/stu\/course/, 'openedCourses'],
  [/textBook|viewer/, 'openedTextbooks'],
  [/wrongQuestion/, 'openedErrors'],
  [/^\/$|^\/home$|^\/stu\/index$|^\/candidate/, 'openedHome'],
  [/^\/message/, 'openedMessages'],
  [/^\/announcement/, 'openedAnnouncements'],
  [/^\/notifications|\/pwd$/, 'openedAccount'],
  [/enviroment/, 'openedCheck'],
  [/^\/ws\/|exam|exercise|controller|practice|^\/(listen|speak)\//i, 'openedWork'],
];

/** What a student did, by the path of the call; the first that fits. */
const callWords: Words = [
  [/^do\/save|quest\/answer|submitSelfMark|selfMark/, 'saved'],
  [/upload\/|\/upload/, 'sentFile'],
  [/listening|audio|sentence/i, 'heard'],
  [/analysis/i, 'analysed'],
  [/report|correct\/|highlight/i, 'readReport'],
  [/(test|homework)\/(start|time|position)|^do\//, 'started'],
  [/quest\//, 'readQuestion'],
  [/message|announcement|remind/i, 'readMessages'],
  [/error\//, 'usedErrors'],
  [/textbook|word\//i, 'usedTextbook'],
  [/video\//, 'studied'],
  [/enviroment/, 'checked'],
  [/account|mail|language|notification|currentRole/i, 'changedAccount'],
  [/login|logout|sso\/|cookie/, 'signedIn'],
  [/(test|homework|index)\//, 'lookedAtWork'],
];

const findWords = (words: Words, path: string): ActivityKey | undefined =>
  words.find(([pattern]) => pattern.test(path))?.[1];

/** What an entry of the activity log says to a teacher. */
export const describeActivity = ({ screen, url }: { screen: string | null; url: string }): ActivityKey =>
  screen === null ? (findWords(callWords, url) ?? 'other') : (findWords(screenWords, screen) ?? 'openedOther');
