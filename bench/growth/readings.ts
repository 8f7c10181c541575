/** The measured users: people of the sample school, whose own data stays the same while the school grows. */
export type Reader = 'qiao' | 'linxiaohe' | 'taomin' | 'zhuyan' | 'hejing' | 'nobody';

/** A read call to measure, with `{names}` of the sample's ids in its query. */
export interface Reading {
  path: string;
  reader: Reader;
  query: string;
  /** The query is sent as a body, for a POST. */
  isPost?: boolean;
}

const by = (reader: Reader, calls: Record<string, readonly string[]>): Reading[] =>
  Object.entries(calls).flatMap(([path, queries]) => queries.map((query) => ({ path, reader, query })));

// `zq7q` occurs in the 160 sets of one department in both schools; `zq7` in those of every department whose number begins with 7.
const bank = by('qiao', {
  'backend/exam/lists': ['', 'search=mock', 'search=the', 'search=zq7', 'programme=amc', 'mine=true'],
  'backend/exam/print': ['examId={paper}&parts=booklet,key'],
  'backend/exam/questWithStudent': ['examId={paper}&classIds={class}'],
  'backend/homework/getListeningList': ['', 'search=the', 'search=zq7', 'search=zq7q'],
  'backend/homework/getTopicParam': ['', 'programme=amc'],
  'teacher/getTopicArrList': ['ids={set}&classIds={class}'],
  'teacher/getTopicTree': [''],
  'topic/examDetail': ['examId={paper}'],
  'topic/exportTopics': ['ids={set}'],
  'topic/getExamList': ['', 'search=mock'],
  'topic/getExamType': [''],
  'topic/getRevisions': ['topicId={set}'],
  'topic/getShareTargets': ['search=li'],
  'topic/getSharing': ['topicId={set}'],
  'topic/getSimilarQuestions': ['ids={set}'],
  'topic/getSetUse': ['topicId={set}'],
  'topic/getTopicArrList': ['ids={set}'],
  'topic/getTopicDetailGroup': ['topicId={set}'],
  'topic/planQuestionFile': ['ids={set}', 'ids={set}&format=qti3'],
  'topic/writeQuestionFile': ['ids={set}&format=qti3'],
  'topic/itemFigures': [
    ...['', 'page=3', 'sort=facility', 'sort=facility&descending=true', 'sort=discrimination&descending=true'],
    ...['sort=persons', 'suspect=true', 'nodeId={node}'],
  ],
  'topic/itemFigure': ['questId={figuredQuestion}'],
  'topic/setFigures': ['topicId={set}'],
  'topic/questionImport': ['importId={questionImport}', 'importId={questionImport}&outcome=exact&page=3'],
  'topic/questionImports': [''],
  'topic/readingRules': [''],
  'topic/getTopicList': [
    ...['', 'search=the', 'search=everyday', 'search=numbers+everyday+the', 'search=zq7', 'search=zq7q', 'search=qx'],
    ...[
      'programme=amc',
      'programme=amc&subject=math',
      'nodeId={node}',
      'type=choice',
      'mine=true',
      'difficulty=4',
      'tags=common',
      'tags=zq7q',
      'tags=common&difficulty=4&search=everyday',
      'page=3',
      'search=%E6%B1%82%E5%92%8C',
    ],
  ],
  'topic/getTopicParam': [''],
  'topic/bankChanges': [''],
  'topic/rubrics': ['', 'search=zq7'],
  'topic/examRubrics': [''],
  'topic/pointUse': ['pointId={node}'],
  'topic/tags': ['', 'search=zq7'],
  'topic/getTopicSection': ['programme=amc&variant=amc-8'],
});

const people = by('qiao', {
  'backend/employee/list': ['', 'search=wei', 'isStaff=true'],
  'backend/employee/myEmployee': ['', 'search=wei'],
  'backend/lesson/attendance': ['sessionId={lesson}'],
  'backend/lesson/detail': ['id={lesson}'],
  'backend/myStudent/crmRelation': ['studentId={student}'],
  'backend/myTeam/detail': ['id={team}'],
  'backend/myTeam/list': [''],
  'backend/teacher/class': ['', 'search=saturday'],
  'backend/teacher/lessons': [''],
  'backend/teacher/timetable': [''],
  'backend/teacher/student': ['', 'search=wei', 'search=lin+xiao', 'search=zzz', 'classId={class}', 'staff=true'],
  'teacher/getClassDetail': ['classId={class}'],
  'notification/classRobots': ['classId={ownClass}'],
  'notification/classNotices': ['classId={ownClass}', 'classId={ownClass}&page=2'],
  'calendar/feed': [''],
  'notification/settings': [''],
  'teacher/getClasses': ['', 'search=saturday', 'termId={term}'],
  'teacher/getStudentDetail': ['studentId={student}'],
  'teacher/studentList': ['', 'search=wei', 'search=w', 'search=lin+xiao', 'classId={class}', 'starred=true', 'page=5'],
  'topic/getThirdPartTeacher': ['', 'search=wei'],
});

const administration = by('hejing', {
  'backend/school/pastScoreSheets': [''],
  'backend/school/archives': ['personId={student}'],
  'backend/school/exports': [''],
  'backend/school/erasurePlan': ['personId={student}'],
  'backend/school/class': ['classId={class}', 'classId={class}&part=left', 'classId={class}&search=wei'],
  'backend/school/classCandidates': [
    'part=teacher',
    'part=student',
    'part=student&search=wei',
    'part=teacher&search=zzz',
  ],
  'backend/school/classCopies': ['changeSetId={copySet}'],
  'backend/school/classCopySets': [''],
  'backend/school/classMerge': ['changeSetId={mergeSet}'],
  'backend/school/classMergeSets': [''],
  'backend/school/personMerge': ['changeSetId={personMergeSet}'],
  'backend/school/personMergeSets': [''],
  'backend/school/classNamesakes': ['name=Saturday'],
  'backend/school/classes': [
    '',
    'search=saturday',
    'search=wei',
    'search=zzz',
    'state=closed',
    'termId={term}',
    'withoutTerm=true',
    'page=5',
  ],
  'backend/school/terms': [''],
  'backend/school/people': ['', 'search=wei', 'search=zzz', 'role=staff', 'role=student', 'state=inactive', 'page=5'],
  'backend/school/person': ['personId={student}'],
  'backend/school/records': ['', 'action=person.changed', 'search=linxiaohe', 'day=2026-01-11', 'personId={student}'],
  'backend/school/recordsFile': ['action=person.passwordReset'],
  'backend/school/appearance': [''],
  'backend/school/mailServer': [''],
  'backend/school/crm': [''],
  'backend/school/signOnProvider': [''],
  'backend/school/settings': [''],
  'backend/school/signOn': [''],
  'backend/school/signOnClasses': ['', 'search=saturday', 'search=zzz'],
  'backend/school/retention': [''],
  'backend/school/changeSets': [''],
  'backend/school/rooms': [''],
  'backend/school/timetable': ['classId={class}', 'teacherId={teacher}', 'roomId={room}'],
  'backend/school/timetableFile': [
    'format=ics&fromDay={monthsAgo}&toDay={monthsAhead}&classId={lessonClass}',
    'format=csv&fromDay={monthsAgo}&toDay={monthsAhead}&teacherId={teacher}',
  ],
  'backend/school/timetableImports': [''],
  'backend/school/timetableImport': ['changeSetId={timetableSet}', 'changeSetId={timetableSet}&show=conflicts'],
  'backend/school/importTemplate': [''],
  'backend/school/changeSet': ['changeSetId={changeSet}'],
  'backend/school/changeSetRows': ['changeSetId={changeSet}', 'changeSetId={changeSet}&outcome=made'],
});

const assignments = by('qiao', {
  'backend/assignment/reportDefaults': [''],
  'backend/assignment/giveAgainPlan': ['id={homework}', 'id={test}', 'id={course}', 'id={textbook}'],
  'backend/homework/detail': ['id={homework}'],
  'backend/homework/getQuestDetail': ['id={test}&questId={testQuestion}'],
  'backend/homework/getQuestList': ['id={homework}', 'id={test}', 'id={course}'],
  'backend/homework/lists': [
    '',
    'status=onGoing',
    'status=toBeMarked',
    'status=delay',
    'search=mock',
    'classId={class}',
    'sort=title',
  ],
  'backend/test/assess': ['id={test}'],
  'backend/test/detail': ['id={test}'],
  'backend/test/detailForEdit': ['id={test}'],
  'backend/test/lists': ['', 'status=complete', 'status=toBeMarked', 'search=mock', 'sort=deadline'],
  'backend/textbook/allType': ['', 'search=book'],
  'backend/textbook/detail': ['id={textbook}'],
  'backend/textbook/index': ['', 'search=book', 'status=onGoing'],
  'backend/video/detail': ['id={course}'],
  'backend/video/dropdown': ['', 'search=course'],
  'backend/video/lists': ['', 'search=course'],
  'topic/getBookList': ['', 'search=book', 'annotated=true'],
  'topic/getBookTypes': [''],
});

const marking = by('qiao', {
  'backend/teacher/checkCorrectTeacher': ['attemptId={markedAttempt}&questId={markedQuestion}'],
  'backend/teacher/correctDetailList': ['id={markedWork}', 'id={markedWork}&order=student'],
  'backend/teacher/correctHomework': [
    ...['', 'state=all', 'state=done', 'together=true&summary=true'],
    ...['together=true&state=draft&summary=true', 'together=true&state=done&summary=true&pageNum=30'],
    ...['together=true&marker=thirdParty', 'together=true&waitedDays=7', 'together=true&classId={class}'],
  ],
  'backend/teacher/correctTest': ['', 'state=all', 'state=done'],
  'backend/test/correctDetail': ['id={markedWork}'],
  'correct/downloadCorrectDoc': ['answerId={document}'],
  'do/getTestCorrectDetail': ['attemptId={markedAttempt}'],
  'topic/getCorrectList': ['examId={paper}'],
  'topic/getCorrectParam': [''],
});

const reports = by('qiao', {
  'backend/error/lists': ['studentId={student}'],
  'backend/practice/lists': ['studentId={student}'],
  'announcement/audience': ['assignmentId={homework}'],
  'announcement/recipients': ['id={announcement}'],
  'announcement/sent': ['', 'page=3'],
  'backend/message/list': [''],
  'backend/myClass/gradebook': ['classId={class}&pageNum=50'],
  'backend/myClass/gradebookFile': ['classId={class}&format=xlsx'],
  'backend/myClass/paperTest': ['id={paperTest}'],
  'backend/myClass/paperMarksFile': ['id={paperTest}&format=xlsx'],
  'backend/myClass/textbookList': ['classId={class}'],
  'backend/myClass/videoList': ['classId={class}'],
  'backend/myStudent/activity': ['studentId={student}'],
  'backend/school/usage': ['', 'weeksAgo=1'],
  'backend/myStudent/paperMarks': ['studentId={student}'],
  'backend/myStudent/pastScores': ['studentId={student}'],
  'backend/myStudent/resultsFile': ['studentId={student}&format=xlsx'],
  'backend/test/answerSheets': ['id={test}'],
  'backend/test/resultsSheets': ['id={test}'],
  'backend/myStudent/summary': ['studentId={student}'],
  'backend/myStudent/textbookList': ['studentId={student}'],
  'backend/myStudent/videoList': ['studentId={student}'],
  'backend/phaseReport/detail': ['id={phaseReport}'],
  'backend/phaseReport/pdf': ['id={phaseReport}'],
  'backend/phaseReport/index': ['', 'studentId={student}'],
  'backend/quest/detail': ['id={defined}'],
  'backend/quest/report': ['id={ownDefined}&stuId={student}'],
  'backend/test/assignmentPdf': ['id={test}'],
  'backend/test/attempt': ['attemptId={attempt}'],
  'backend/test/report': ['id={test}', 'id={homework}'],
  'backend/test/itemsFile': ['id={test}&format=csv'],
  'backend/test/reportPdf': ['id={test}&stuId={student}'],
  'backend/test/resultsFile': ['id={test}&format=xlsx'],
  'common/search': ['q=the', 'q=mock', 'q=wei', 'q=lin+xiaohe', 'q=zq7q', 'q=qx', 'q=%E6%9D%8E'],
  'do/getHomeworkReportTeacher': ['id={homework}&stuId={student}'],
  'do/getTopicDetail': ['studentId={student}&id={errorEntry}'],
  'login/teacher': [''],
  'teacher/getClassHomework': ['classId={class}'],
  'teacher/getClassTestList': ['classId={class}'],
  'teacher/getStudentHomework': ['studentId={student}', 'studentId={student}&filter=delay'],
  'teacher/getStudentTestList': ['studentId={student}'],
});

const own = by('linxiaohe', {
  'announcement/inbox': [''],
  'announcement/received': ['id={announcement}'],
  'common/cookie': [''],
  'common/customerService': [''],
  'common/mail': [''],
  'common/search': ['q=mock', 'q=the'],
  'do/getHomeworkReport': ['id={homework}'],
  'do/readListeningEtcContent': ['id={ownHeard}'],
  'do/readListeningPrompt': ['id={homework}&questId={ownQuestion}'],
  'frontend/enviroment/status': ['deviceId=00000000-0000-4000-8000-000000000001'],
  'frontend/error/detail': ['id={errorEntry}'],
  'frontend/error/dropdown': [''],
  'frontend/practice/lists': [''],
  'frontend/practice/options': [''],
  'frontend/practice/sections': [''],
  'frontend/error/lists': ['', 'due=today', 'sort=countDown'],
  'frontend/homework/checkStatus': ['id={homework}'],
  'frontend/homework/detail': ['id={homework}'],
  'frontend/homework/lists': ['', 'filter=onGoing', 'filter=delay', 'search=mock'],
  'frontend/index/homework': [''],
  'frontend/index/message': [''],
  'frontend/index/statistics': [''],
  'frontend/index/test': [''],
  'frontend/index/video/lists': [''],
  'frontend/phaseReport/detail': ['id={ownPhaseReport}'],
  'frontend/paperMarks': [''],
  'frontend/pastScores': [''],
  'frontend/phaseReport/index': [''],
  'frontend/phaseReport/pdf': ['id={ownPhaseReport}'],
  'frontend/quest/detail': ['id={defined}'],
  'frontend/quest/report': ['id={ownDefined}'],
  'frontend/test/checkStatus': ['id={test}'],
  'frontend/test/lists': ['', 'filter=complete'],
  'frontend/test/phonePages': ['attemptId={openAttempt}'],
  'frontend/test/position': ['attemptId={openAttempt}'],
  'frontend/test/report': ['id={test}'],
  'frontend/test/reportPdf': ['id={test}&kind=test'],
  'frontend/test/time': ['attemptId={openAttempt}'],
  'frontend/textbook/getFileId': ['id={ownTextbook}'],
  'frontend/textbook/index': ['', 'annotated=true'],
  'frontend/video/checkStatus': ['id={ownCourse}'],
  'frontend/video/detail': ['id={ownCourse}'],
  'message/pdfData': ['model_id={ownTextbook}'],
});

const recruiting = by('taomin', {
  'backend/candidate/detail': ['id={candidate}'],
  'backend/candidate/dropdown': [''],
  'backend/candidate/list': ['', 'search=wei', 'state=published', 'page=3'],
  'backend/candidate/test': ['', 'search=wei', 'state=submitted'],
});

const open = by('nobody', {
  file: ['{file}'],
  'frontend/candidate/guide': ['token={candidateToken}'],
  remind: [''],
  'sso/config': [''],
  'setup/state': [''],
});

/** Every read call with its queries. */
export const readings: readonly Reading[] = [
  ...[bank, people, assignments, marking, reports, own, recruiting, administration, open].flat(),
  { path: 'backend/exam/lists', reader: 'qiao', query: '{"search":"mock"}', isPost: true },
  // Rules over the bank's largest programme that a class has work of; the search itself does not grow with the number of students.
  {
    path: 'topic/findPaperByRules',
    reader: 'qiao',
    query:
      '{"programme":"amc","variant":"amc-8","seed":"bench","classIds":[{class}],"rules":{"total":{"from":15,"to":30},"groups":[{"nodeIds":[{node}],"count":{"from":1,"to":30}}],"notSeenDays":1}}',
    isPost: true,
  },
  // Past answers to the questions of one set: the answers of everybody who met it.
  {
    path: 'topic/simulateRouting',
    reader: 'qiao',
    query:
      '{"programme":"sat","variant":"digital","section":"math","sets":[{"topicId":{routedSet},"version":{routedVersion}}]}',
    isPost: true,
  },
];

/** Whether a reading is of the administration of the school. */
export const isOfAdministration = ({ path }: Reading): boolean => path.startsWith('backend/school/');

/** Whether a reading looks through the question bank. */
export const isOfBank = ({ path }: Reading): boolean =>
  path === 'topic/getTopicList' || path === 'topic/getTopicParam' || path === 'topic/tags';

/** Read calls that need no measurement, each with the reason. */
export const notMeasured: Readonly<Record<string, string>> = {
  'announcement/file': 'it streams one file by its id, as file does, which is measured',
  'calendar/file': 'it needs the secret address of a person, and reads at most 500 sessions and 1,000 pieces of work',
  'message/stream': 'it never ends',
  'frontend/test/confirmedKey': 'it reads one question by its id, and the sample has no confirmed answer',
  'backend/textbook/checkStatus': 'it reads one row by its id, and the sample has no drawing that is ready',
  'backend/school/retentionPlan': 'it counts all that is older than some days, at the request of an administrator',
  'sso/testResult': 'it reads a cookie of the browser, and no table',
  'sso/start': 'it asks a provider, which the bench has not',
};
