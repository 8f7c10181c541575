import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import {
  EmptyState,
  FilterTabs,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Stack,
  useLanguage,
  useTranslation,
  noWrapInstant,
} from '@inkstone/ui';
import { useScreenLocation, useSearch } from '@inkstone/ui/screen';
import { reportScreens, testReport } from '../../addresses.ts';
import { wholeMessages } from '../../messages.ts';
import { ClassPick } from './class-pick.tsx';
import { Distribution } from './distribution.tsx';
import { ImportAnswers } from './import-answers.tsx';
import { MissingStudents } from './missing-students.tsx';
import { OpenReport } from './open-report.tsx';
import { ReportBar, ReportTop } from '../frame/report-top.tsx';
import { SatStudents } from './sat-students.tsx';
import { StudentsComing } from './students-coming.tsx';
import { useWholeReport } from './use-whole-report.ts';
import { WholeNumbers } from './whole-numbers.tsx';
import type { WholeOf } from '../report/whole-of.ts';
import styles from './whole.module.css';

// Looks that are asked for come then.
const AnswersMatrix = lazy(async () => ({ default: (await import('./answers-matrix.tsx')).AnswersMatrix }));
const Items = lazy(async () => ({ default: (await import('./items.tsx')).Items }));

/** The report of a whole assignment: numbers, students, answers, questions with their keys. */
export const Screen = () => {
  const t = useTranslation(wholeMessages);
  const { path } = useScreenLocation();
  const wholes = reportScreens.flatMap(({ testWhole, homeworkWhole }) => [testWhole, homeworkWhole]);
  const address = wholes.find((one) => one.path === path) ?? testReport;
  const { id, classId, item } = useSearch(address);
  const { first: ask, withStudents, retry } = useWholeReport({ id, classId });
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page}>
      {ask.data ? <ReportTop page={page} fileName={ask.data.title} /> : <ReportBar />}
      <Page dense>
        {!ask.data && <PageHead title={t('wholeReport')} />}
        <QueryBoundary
          query={ask}
          failed={t('loadFailed')}
          safe={t('nothingLost')}
          skeleton={<RowsSkeleton rows={8} dense />}
        >
          {(first) => (
            <>
              <Head report={first} pick={<ClassPick address={address} classes={first.classes} chosen={classId} />} />
              <StudentsComing report={withStudents(first)} retry={retry} />
              <Whole report={withStudents(first)} item={item ?? null} />
            </>
          )}
        </QueryBoundary>
      </Page>
    </div>
  );
};

const Head = ({ report, pick }: { report: WholeOf; pick: ReactNode }) => {
  const t = useTranslation(wholeMessages);
  const at = noWrapInstant(report.deadline, useLanguage());
  const kicker = report.variantName === '' ? t('kickerPlain', { at }) : t('kicker', { name: report.variantName, at });
  return (
    <div data-pdf="">
      <PageHead title={report.title} kicker={kicker} />
      <div className={`${styles.tools} no-print`}>
        {pick}
        <ImportAnswers />
      </div>
      <OpenReport report={report} />
    </div>
  );
};

type Look = 'students' | 'answers' | 'items';

const Whole = ({ report, item }: { report: WholeOf; item: number | null }) => {
  const t = useTranslation(wholeMessages);
  const { students, items, missing } = report;
  const [look, setLook] = useState<Look>(item === null ? 'students' : 'items');
  const [opened, setOpened] = useState(item);
  const openItem = (questId: number) => {
    setOpened(questId);
    setLook('items');
  };
  const tabs = [
    { value: 'students' as const, label: t('people'), count: report.total },
    { value: 'answers' as const, label: t('answers') },
    { value: 'items' as const, label: t('items'), count: items.length },
  ];
  return (
    <Stack>
      <div data-pdf="" className={styles.overview}>
        {students.length === 0 ? (
          <EmptyState title={t('noneYet')} body={t('noneYetNext')} />
        ) : (
          <>
            <WholeNumbers report={report} />
            <Distribution report={report} />
          </>
        )}
      </div>
      <div data-pdf={look === 'answers' ? undefined : 'flow'}>
        <div className={`${styles.looks} no-print`}>
          <FilterTabs label={t('look')} tabs={tabs} value={look} onChange={setLook} />
        </div>
        <Suspense fallback={<RowsSkeleton rows={6} dense />}>
          {look === 'students' && <SatStudents report={report} />}
          {look === 'answers' && <AnswersMatrix report={report} onItem={openItem} />}
          {look === 'items' && <Items report={report} opened={opened} onOpen={setOpened} />}
        </Suspense>
      </div>
      <MissingStudents missing={missing} />
    </Stack>
  );
};
