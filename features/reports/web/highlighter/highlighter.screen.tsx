import { useApiQuery } from '@inkstone/call/web';
import { getQuestionSet } from '@inkstone/bank/contract';
import { BlockSkeleton, EmptyState, QueryBoundary, Page, PageHead, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { highlighter } from '../../addresses.ts';
import { highlighterMessages, messages } from '../../messages.ts';
import { ReportQueryBoundary } from '../frame/report-query-boundary.tsx';
import { ReportBar } from '../frame/report-toolbar.tsx';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import type { Passage } from './highlighting.tsx';
import { PassageReader } from './passage-reader.tsx';

/** Reads a passage with highlights and notes: one of a question set of the bank, or those of a report. */
export const Screen = () => {
  const { setId, ...work } = useSearch(highlighter);
  const t = useTranslation(highlighterMessages);
  if (setId !== undefined) return <BankPassage setId={setId} />;
  return (
    <ReportQueryBoundary {...work} id={work.id ?? 0} title={t('title')}>
      {(report) => <HighlighterPage title={report.title} passages={listPassages(report)} />}
    </ReportQueryBoundary>
  );
};

/** The distinct passages of a report, in the order of its questions. */
const listPassages = ({ questions }: AttemptReportData): Passage[] => {
  const byText = new Map<string, Passage>();
  for (const { setTitle, stimulus } of questions) {
    const html = stimulus.html ?? '';
    if (html !== '' && !byText.has(html)) byText.set(html, { title: setTitle, html });
  }
  return [...byText.values()];
};

const BankPassage = ({ setId }: { setId: number }) => {
  const t = useTranslation(highlighterMessages);
  const tHighlighter = useTranslation(messages);
  const ask = useApiQuery(getQuestionSet, { setId });
  if (ask.data) {
    const { title, stimulus } = ask.data.set;
    const html = stimulus.html ?? '';
    return <HighlighterPage title={title} passages={html === '' ? [] : [{ title, html }]} />;
  }
  return (
    <>
      <ReportBar />
      <Page width="report">
        <PageHead title={t('title')} />
        <QueryBoundary
          query={ask}
          errorTitle={tHighlighter('loadFailed')}
          safe={t('safe')}
          skeleton={<BlockSkeleton lines={12} />}
        >
          {() => null}
        </QueryBoundary>
      </Page>
    </>
  );
};

const HighlighterPage = ({ title, passages }: { title: string; passages: readonly Passage[] }) => {
  const t = useTranslation(highlighterMessages);
  if (passages.length > 0) return <PassageReader title={title} passages={passages} />;
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t('title')} kicker={title} />
        <EmptyState title={t('none')} body={t('noneNext')} />
      </Page>
    </>
  );
};
