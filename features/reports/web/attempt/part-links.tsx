import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { Ledger, LedgerRow, Section, useTranslation } from '@inkstone/ui';
import { isForCandidate } from '@inkstone/exam/assignment-kinds';
import {
  audioReport,
  candidateWriting,
  listeningResult,
  readingAnalysis,
  readingAnalysisReport,
  speakingReport,
  studentAudioReport,
  writingResult,
} from '../../addresses.ts';
import { listeningMessages, partMessages } from '../../messages.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';
import { listDictations, listSpokenTasks, listTextAnswers, listWritingTasks } from '../../document/skill-tasks.ts';

/** Links from the report to its parts, where the assignment has them. */
export const PartLinks = ({
  report: { questions, kind: assignmentKind },
  isOwn,
}: {
  report: AttemptReportData;
  isOwn: boolean;
}) => {
  const t = useTranslation(partMessages);
  const tListening = useTranslation(listeningMessages);
  const work = useReportedAssignment();
  const isCandidate = isForCandidate(assignmentKind);
  const texts = (isCandidate ? listTextAnswers : listWritingTasks)(questions);
  const [spokenTasks, dictations] = [listSpokenTasks(questions), listDictations(questions)];
  const wrong = questions.filter(({ forAnalysis }) => forAnalysis === 'reading');
  const analysedCount = wrong.filter(({ analysis }) => analysis !== null).length;
  if (!work || texts.length + spokenTasks.length + dictations.length + wrong.length === 0) return null;
  const { id, kind, studentId, attempt } = work;
  const own = { id, kind, studentId, attempt };
  const says = { done: analysedCount, all: wrong.length };
  const isOpen = isOwn && analysedCount < wrong.length;
  const recordings =
    studentId === undefined ? linkTo(audioReport, own) : linkTo(studentAudioReport, { ...own, studentId });
  const rows = [
    {
      has: wrong.length > 0,
      ...{ title: t('analysis'), meta: t('analysisSays', says), act: t(isOpen ? 'analyse' : 'read') },
      link: linkTo(isOpen ? readingAnalysis : readingAnalysisReport, own),
    },
    {
      has: dictations.length > 0,
      ...{ title: tListening('title'), meta: tListening('says'), act: t('read') },
      link: linkTo(listeningResult, own),
    },
    {
      has: texts.length > 0,
      ...{ title: t('writing'), meta: t('writingSays'), act: t('read') },
      link: linkTo(isCandidate ? candidateWriting : writingResult, own),
    },
    {
      has: spokenTasks.length > 0,
      ...{ title: t('speaking'), meta: t('speakingSays'), act: t('read') },
      link: linkTo(speakingReport, own),
    },
    { has: spokenTasks.length > 0, ...{ title: t('audio'), meta: t('audioSays'), act: t('read') }, link: recordings },
  ].filter(({ has }) => has);
  return <PartList rows={rows} />;
};

interface PartRow {
  title: string;
  meta: string;
  act: string;
  link: string;
}

const PartList = ({ rows }: { rows: readonly PartRow[] }) => {
  const t = useTranslation(partMessages);
  return (
    <div className="no-print">
      <Section title={t('closer')}>
        <Ledger label={t('closer')}>
          {rows.map(({ title, meta, act, link }) => (
            <LedgerRow
              key={title}
              title={title}
              meta={meta}
              action={
                <Button component={Link} size="sm" to={link} aria-label={t('actOf', { act, title })}>
                  {act}
                </Button>
              }
            />
          ))}
        </Ledger>
      </Section>
    </div>
  );
};
