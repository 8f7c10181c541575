/** Assignments of the sample school by title, and the screens that show them. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** The screens of an assignment, whoever opens them: its id is their `id`, or replaces `*` in the path. */
export const workPlaces: Places = {
  'AMC 10 mock A': [
    '/controller?kind=test',
    '/test',
    '/amc/controller',
    '/recruitment/controller',
    '/amc/introduction',
    '/ws/amc/exam',
    '/teacher/test/detail?testId=*',
  ],
  'The climb: AMC 12, numbers 11 to 20': [
    '/homework/controller',
    '/amc/homework/controller',
    '/amc/homework/exercise',
    '/teacher/task/detail?hId=*',
  ],
  'AMC 8 diagnostic': [
    '/exam/result',
    '/recruitment/common/success',
    '/amc/report',
    '/amc/correct',
    '/report/class',
    '/report/answerSheets',
  ],
  'Divisors and remainders': [
    '/homework/interview/correct',
    '/homework/success',
    '/ws/homework/finished',
    '/stu/work/detail',
    '/amc/homework/report',
    '/amc/homework/correct',
  ],
  'TOEFL mock B': [
    '/toeflReformIntroduction',
    '/exam/tfReform/reading',
    '/exam/tfReform/listening',
    '/exam/tfReform/speaking',
    '/exam/tfReform/writing',
  ],
  'TOEFL classic mock': [
    '/toeflIntroduction',
    '/ws/exam/tf/reading',
    '/ws/exam/tf/listening',
    '/ws/exam/tf/speaking',
    '/ws/exam/tf/writing',
    '/ws/exam/break',
    '/exam/break',
  ],
  'One of each: a passage, a talk, a minute of speaking': [
    '/exam/tf/reading',
    '/exam/tf/listening',
    '/exam/tf/speaking',
  ],
  'An essay: dots on a map': ['/homework/tf/writing'],
  'TOEFL mock A': [
    '/correct/tf/speaking?skill=speaking',
    '/correct/speaking?skill=speaking',
    '/recruitment/business/correct',
    '/homework/writingCorrect?skill=writing',
  ],
  'Words and grammar, a quick check': ['/exam/common/select?kind=homework'],
  'How do I learn best?': ['/report/select'],
  'Where I study best': ['/exercise/uploadFile?kind=homework', '/teacher/task/definedetail?hId=*'],
  'A passage for the week': ['/homework/tfReform/writing'],
  'A proof and a river': ['/correct/correctUploads'],
  'Functions and Graphs': ['/teacher/textbook/detail'],
  'Counting without counting': [
    '/stu/course/detail',
    '/stu/course/stuController',
    '/stu/course/study',
    '/stu/course/report',
    '/teacher/course/detail',
  ],
  'TOEFL 2026 mock': [
    '/toeflV2Introduction',
    '/ws/toeflExamV2/Reading',
    '/ws/toeflExamV2/Listening',
    '/ws/toeflExamV2/Writing',
    '/ws/toeflExamV2/Speaking',
    '/ws/toeflExamV2/Finished',
  ],
  'Digital SAT mock A': [
    '/sat/controller',
    '/sat/introduction',
    '/ws/sat/readingWriting',
    '/ws/sat/math',
    '/ws/sat/break',
  ],
  'Digital SAT, a trial of the Math': ['/ws/sat/finished', '/stu/satReport', '/sat/report', '/sat/correct'],
  'Show your working: a parabola and a line': [
    '/sat/homework/controller',
    '/sat/homework/exercise',
    '/correct/sat',
    '/sat/homework/report',
    '/sat/homework/correct',
  ],
  'SAT: short texts and grammar': ['/exam/sat/reading', '/exam/sat/writing'],
  'ACT mock A': [
    '/act/controller',
    '/act/introduction',
    '/ws/act/english',
    '/ws/act/math',
    '/ws/act/reading',
    '/ws/act/science',
    '/ws/act/writing',
    '/ws/act/break',
  ],
  'ACT, a trial of the first three sections': ['/ws/act/finished', '/act/report', '/act/correct'],
  'ACT: birds and an essay': [
    '/act/homework/controller',
    '/act/homework/exercise',
    '/act/homework/report',
    '/act/homework/correct',
  ],
  'AP Calculus AB mock A': [
    '/ap/controller',
    '/ap/introduction',
    '/ws/ap/choice',
    '/ws/ap/freeResponse',
    '/ws/ap/break',
  ],
  'AP Calculus AB, a trial of the choices': ['/ws/ap/finished', '/ap/report', '/ap/tabReport', '/ap/correct'],
  'AP Seminar, end-of-course exam A': ['/ap/seminarReport'],
  'AP Seminar: the last bus': ['/ap/homework/seminarReport'],
  'AP World History: documents and an essay': ['/ap/historyReport'],
  'AP World History: short answers': ['/ap/homework/report', '/ap/homework/correct'],
  'AP CSP: your own program': ['/ap/homework/controller', '/ap/homework/exercise'],
  'Three long sentences': [
    '/longAndDifficultSentences/exercise/guide',
    '/longAndDifficultSentences/exercise',
    '/longAndDifficultSentences/submit/seccess',
    '/longDifficult/report?kind=homework',
    '/correct/longAndDifficultSentences',
    '/exercise/candidate/longAndDifficultSentences?kind=homework',
  ],
  'Four texts with gaps': [
    '/exercise/fillInTheBlank?kind=homework',
    '/correct/fillInTheBlank',
    '/exam/tf/hrReading?kind=homework',
    '/recruitment/business/guide?kind=homework',
    '/recruitment/business/exercise?kind=homework',
    // Homework is of one programme: these lead on to its own window.
    '/mixed/exercise?kind=homework',
    '/twoStage/exercise?kind=homework',
  ],
  'A place that I could find blind': [
    '/homework/writing/basis/guide',
    '/homework/writing/basis/exercise?kind=homework',
    '/homework/writing/basis/report?kind=homework',
    '/homework/writing/basis/correct',
    '/homework/writing/ansAndReportStu?kind=homework',
    '/homework/writing/ansAndReportTeacher?kind=homework',
  ],
  'AMC Basic, paper 1': [
    '/amcBasicExam/controller',
    '/amcBasicExam/exercise',
    '/ws/amcBasicExam/exercise',
    '/amcBasicExam/report?kind=test',
    '/amcBasicExam/correct',
  ],
  'Equations from words, in two stages': [
    '/twoStage/controller',
    '/ws/twoStage/exam',
    '/twoStage/report?kind=test',
    '/twoStage/correct',
  ],
  'After both mocks, a second look': [
    '/mixed/controller',
    '/ws/mixed/exam',
    '/mixed/report?kind=test',
    '/mixed/correct',
  ],
  'TOEFL Basic, paper 1': [
    '/toeflBasicExam/controller',
    '/toeflBasicExam/exercise',
    '/ws/toeflBasicExam/exercise',
    '/toeflBasicExam/report?kind=test',
    '/toeflBasicExam/correct',
  ],
  'SSAT: roots, a bridge and a story': [
    '/ssat/homework/controller',
    '/ssat/homework/exercise?kind=homework',
    '/ws/ssat/homework/exercise?kind=homework',
  ],
  'SSAT Upper, Verbal against the clock': ['/ssat/homework/report?kind=test', '/ssat/homework/correct'],
  'Seven questions: an interview to practise': [
    '/interview/homework/controller',
    '/homework/interview/exercise?kind=homework',
    '/ws/homework/interview/exercise?kind=homework',
    '/duolingo/homework/controller',
    '/homework/duolingo/listening/exercise?kind=homework',
    '/ws/homework/duolingo/listening/exercise?kind=homework',
  ],
  'Dictation: at the lake': ['/listen/transcription?kind=homework', '/listen/result?kind=homework'],
  'Repeat and speak: at the lake': ['/listen/repeat?kind=homework', '/speak/exam?kind=homework'],
  'Speaking translation: views and reports': [
    '/toefl/homework/speaking/translation/controller',
    '/toefl/homework/speaking/translation/exercise?kind=homework',
    '/ws/toefl/homework/speaking/translation/exercise?kind=homework',
    '/toefl/homework/speaking/translation/report?kind=homework',
    '/toefl/homework/speaking/translation/correct',
  ],
  'Two posts: repairs and a quiet train': [
    '/homework/tf/writing/practice/stuExercise?kind=homework',
    '/homework/tf/writing/practice/stuReportAndAnalyse?kind=homework',
    '/homework/tf/writing/practice/correct',
  ],
  'A longer text: what my street could be': ['/quill'],
  'Listening practice: paths, lights and bread': [
    '/toefl/homework/listening/controller',
    '/toefl/homework/listening/exercise?kind=homework',
    '/ws/toefl/homework/listening/exercise?kind=homework',
    '/toefl/homework/listening/report?kind=homework',
    '/toefl/homework/listening/correct',
  ],
  'International school listening 1': [
    '/international/homework/listening/controller',
    '/international/homework/listening/exercise?kind=homework',
    '/ws/international/homework/listening/exercise?kind=homework',
    '/international/homework/listening/report?kind=homework',
    '/international/homework/listening/correct',
  ],
};

/** The assignments of these that are shown to a student; teachers see others. */
export const studentPlaces: Places = {
  'TOEFL mock A': [
    '/stu/testReport',
    '/analyse/tf/reading',
    '/analyse/tf/reading/report',
    '/exam/tf/wriResult',
    '/highlighter',
    '/report/speaking',
    '/report/audio',
    '/report/teacher/audio',
    '/analysis/audio',
  ],
  'Words and grammar, a quick check': ['/stu/commonReport?kind=homework', '/recruitment/business/report?kind=homework'],
  'Seven questions: an interview to practise': [
    '/homework/interview/report?kind=homework',
    '/homework/duolingo/listenReport?kind=homework',
  ],
};

export const teacherPlaces: Places = {
  'AMC 8 diagnostic': ['/stu/testReport'],
  'How do I learn best?': ['/stu/commonReport?kind=homework'],
  'TOEFL mock A': ['/correct/candidate/writing'],
};

/** Screens of a candidate's test by candidate, because one title is assigned to several. */
type PlacesOfTests = Readonly<Record<string, readonly string[]>>;

/** Screens for recruiters only. */
export const recruitmentPlaces: PlacesOfTests = {
  ameliastone: ['/correct/candidate/writing'],
  tangning: ['/recruitment/business/correct'],
};

/** Screens of candidates' own tests. */
export const candidatePlaces: PlacesOfTests = {
  zhuyan: ['/exercise/candidate/longAndDifficultSentences'],
  irisfalk: [
    '/recruitment/controller',
    '/recruitment/business/guide',
    '/recruitment/business/exercise',
    '/recruitment/common/success',
    '/recruitment/business/report?kind=test',
  ],
};

/** Screens of one student for teachers: for each student, the assignment and its screens. */
export const onesPlaces: Readonly<Record<string, Places>> = {
  linxiaohe: {
    'AMC 8 diagnostic': ['/amc/report', '/analyse/tf/reading', '/analyse/tf/reading/report', '/exam/tf/wriResult'],
    'Divisors and remainders': [
      '/amc/homework/report',
      '/homework/interview/report?kind=homework',
      '/homework/duolingo/listenReport?kind=homework',
    ],
    'SSAT Upper, Verbal against the clock': ['/ssat/homework/report?kind=test'],
    'AMC Basic, paper 1': ['/amcBasicExam/report?kind=test', '/recruitment/business/report?kind=test'],
    'TOEFL Basic, paper 1': ['/toeflBasicExam/report?kind=test', '/highlighter'],
    'After both mocks, a second look': ['/mixed/report?kind=test'],
    'Equations from words, in two stages': ['/twoStage/report?kind=test'],
    'Digital SAT, a trial of the Math': ['/sat/report', '/stu/satReport'],
    'Show your working: a parabola and a line': ['/sat/homework/report'],
    'ACT, a trial of the first three sections': ['/act/report'],
    'ACT: birds and an essay': ['/act/homework/report'],
    'Dictation: at the lake': ['/listen/result?kind=homework'],
    'Speaking translation: views and reports': ['/toefl/homework/speaking/translation/report?kind=homework'],
    'Two posts: repairs and a quiet train': ['/homework/tf/writing/practice/stuReportAndAnalyse?kind=homework'],
    'Listening practice: paths, lights and bread': ['/toefl/homework/listening/report?kind=homework'],
    'International school listening 1': ['/international/homework/listening/report?kind=homework'],
    'AP Calculus AB, a trial of the choices': ['/ap/report', '/ap/tabReport'],
    'AP Seminar, end-of-course exam A': ['/ap/seminarReport'],
    'AP Seminar: the last bus': ['/ap/homework/seminarReport'],
    'AP World History: documents and an essay': ['/ap/historyReport'],
    'AP World History: short answers': ['/ap/homework/report'],
    // The only recordings of the mathematics teacher's students.
    'Where I study best': [
      '/report/speaking?kind=homework',
      '/report/audio?kind=homework',
      '/report/teacher/audio?kind=homework',
      '/analysis/audio?kind=homework',
    ],
  },
  hesiyuan: { 'Counting without counting': ['/stu/course/report'] },
};

/** Screens of one candidate, for everyone with access. */
export const candidatesPlaces: PlacesOfTests = {
  ameliastone: ['/report/candidate/writing'],
  tangning: ['/recruitment/business/report?kind=test'],
};

/** Screens of a paper of the bank. */
export const paperPlaces: Places = {
  'AMC 8 mock A': ['/teacher/examination/detail', '/teacher/examination/edit', '/teacher/examination/corrector'],
};
