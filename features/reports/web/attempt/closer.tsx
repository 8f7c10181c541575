import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { Ledger, LedgerRow, Section, useTranslation } from '@inkstone/ui';
import {
  audioReport,
  candidateWriting,
  listened,
  readingAnalysis,
  readingAnalysisReport,
  speakingReport,
  taughtAudioReport,
  writingResult,
} from '../../addresses.ts';
import { listenedWords, partMessages } from '../../messages.ts';
import type { ReportOf } from '../report/report-of.ts';
import { useReportedWork } from '../report/reported-work.ts';
import { heardIn, spokenIn, textsIn, writtenIn } from '../report/skill-tasks.ts';

/** The ways from the whole report to its parts: those that this work has. */
export const Closer = ({ report: { questions, kind: given }, isOwn }: { report: ReportOf; isOwn: boolean }) => {
  const t = useTranslation(partMessages);
  const say = useTranslation(listenedWords);
  const work = useReportedWork();
  const isCandidate = given === 'candidate';
  const texts = (isCandidate ? textsIn : writtenIn)(questions);
  const [spoken, heard] = [spokenIn(questions), heardIn(questions)];
  const wrong = questions.filter(({ forAnalysis }) => forAnalysis === 'reading');
  const done = wrong.filter(({ analysis }) => analysis !== null).length;
  if (!work || texts.length + spoken.length + heard.length + wrong.length === 0) return null;
  const { id, kind, stuId, attempt } = work;
  const own = { id, kind, stuId, attempt };
  const says = { done, all: wrong.length };
  const isOpen = isOwn && done < wrong.length;
  const recordings = stuId === undefined ? linkTo(audioReport, own) : linkTo(taughtAudioReport, { ...own, stuId });
  const rows = [
    {
      has: wrong.length > 0,
      ...{ title: t('analysis'), meta: t('analysisSays', says), act: t(isOpen ? 'analyse' : 'read') },
      link: linkTo(isOpen ? readingAnalysis : readingAnalysisReport, own),
    },
    {
      has: heard.length > 0,
      ...{ title: say('title'), meta: say('says'), act: t('read') },
      link: linkTo(listened, own),
    },
    {
      has: texts.length > 0,
      ...{ title: t('writing'), meta: t('writingSays'), act: t('read') },
      link: linkTo(isCandidate ? candidateWriting : writingResult, own),
    },
    {
      has: spoken.length > 0,
      ...{ title: t('speaking'), meta: t('speakingSays'), act: t('read') },
      link: linkTo(speakingReport, own),
    },
    { has: spoken.length > 0, ...{ title: t('audio'), meta: t('audioSays'), act: t('read') }, link: recordings },
  ].filter(({ has }) => has);
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
