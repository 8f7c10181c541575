import { linkTo } from '@inkstone/base';
import { paperBank, paperDetail } from '@inkstone/bank/addresses';
import { useApiQuery } from '@inkstone/call/web';
import { Breadcrumb, QueryBoundary, Page, PageHead, RowsSkeleton, Section, Stack, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { paperMarkersRoute } from '../../addresses.ts';
import { listPaperMarkers } from '../../contract.ts';
import { messages } from './messages.ts';
import { AssignMarkers } from './assign-markers.tsx';
import { PaperMarkers } from './paper-markers.tsx';

/** The markers of a paper, and candidates to add. */
export const Screen = () => {
  const t = useTranslation(messages);
  const { id: paperId } = useSearch(paperMarkersRoute);
  const ask = useApiQuery(listPaperMarkers, { paperId });
  const paper = ask.data ? [{ label: ask.data.title, to: linkTo(paperDetail, { id: paperId }) }] : [];
  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: t('papers'), to: linkTo(paperBank, {}) }, ...paper, { label: t('markers') }]} />
      <PageHead title={t('title')} />
      <QueryBoundary
        query={ask}
        errorTitle={t('loadFailed')}
        safe={t('nothingLost')}
        skeleton={<RowsSkeleton rows={5} dense />}
      >
        {({ list }) => (
          <Stack>
            <Section title={t('markers')} count={list.length}>
              <PaperMarkers paperId={paperId} list={list} />
            </Section>
            <AssignMarkers paperId={paperId} named={list} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
};
