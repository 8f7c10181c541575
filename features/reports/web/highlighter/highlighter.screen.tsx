import { useApiQuery } from '@inkstone/call/web';
import { getTopicDetailGroup } from '@inkstone/bank/contract';
import { BlockSkeleton, EmptyState, QueryBoundary, Page, PageHead, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { highlighter } from '../../addresses.ts';
import { highlighterWords, messages } from '../../messages.ts';
import { AskedReport } from '../frame/asked-report.tsx';
import { ReportBar } from '../frame/report-top.tsx';
import type { ReportOf } from '../report/report-of.ts';
import { PassageReader, type ReadPassage } from './passage-reader.tsx';

/** Reads a passage with highlights and notes: one of a question set of the bank, or those of a report. */
export const Screen = () => {
  const { topicId, ...work } = useSearch(highlighter);
  const t = useTranslation(highlighterWords);
  if (topicId !== undefined) return <FromBank topicId={topicId} />;
  return (
    <AskedReport {...work} id={work.id ?? 0} title={t('title')}>
      {(report) => <Read title={report.title} passages={passagesOf(report)} />}
    </AskedReport>
  );
};

/** The passages of a report, each once, in the order of its questions. */
const passagesOf = ({ questions }: ReportOf): ReadPassage[] => {
  const byText = new Map<string, ReadPassage>();
  for (const { setTitle, stimulus } of questions) {
    const html = stimulus.html ?? '';
    if (html !== '' && !byText.has(html)) byText.set(html, { title: setTitle, html });
  }
  return [...byText.values()];
};

const FromBank = ({ topicId }: { topicId: number }) => {
  const t = useTranslation(highlighterWords);
  const say = useTranslation(messages);
  const ask = useApiQuery(getTopicDetailGroup, { topicId });
  if (ask.data) {
    const { title, stimulus } = ask.data.topic;
    const html = stimulus.html ?? '';
    return <Read title={title} passages={html === '' ? [] : [{ title, html }]} />;
  }
  return (
    <>
      <ReportBar />
      <Page width="report">
        <PageHead title={t('title')} />
        <QueryBoundary query={ask} failed={say('loadFailed')} safe={t('safe')} skeleton={<BlockSkeleton lines={12} />}>
          {() => null}
        </QueryBoundary>
      </Page>
    </>
  );
};

const Read = ({ title, passages }: { title: string; passages: readonly ReadPassage[] }) => {
  const t = useTranslation(highlighterWords);
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
