import { useState } from 'react';
import { useWatchedWindow } from '@inkstone/assignments/web';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { candidateList } from '../addresses.ts';
import { getCandidate } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import { CandidateTable } from './candidate-table.tsx';
import { Dialogs, type OpenDialog } from './dialogs.tsx';

/** One candidate with all that can be done: messages to recruiters lead here. */
export const CandidatePage = ({ id }: { id: number }) => {
  const t = useTranslation(recordMessages);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const query = useApiQuery(getCandidate, { id });
  const openWindow = useWatchedWindow(() => void query.refetch());
  const name = query.data?.candidate.name;
  const placeholder = usePlaceholderTitle(query, t('name'));
  const trail = [
    { label: t('title'), to: linkTo(candidateList, {}) },
    ...(name === undefined ? [] : [{ label: name }]),
  ];
  return (
    <Page dense>
      <Breadcrumb trail={trail} />
      <PageHead title={name ?? placeholder} />
      <QueryBoundary query={query} errorTitle={t('oneFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={1} />}>
        {({ candidate }) => <CandidateTable rows={[candidate]} empty={null} onOpen={setDialog} onWindow={openWindow} />}
      </QueryBoundary>
      <Dialogs dialog={dialog} onOpen={setDialog} onClose={() => setDialog(null)} />
    </Page>
  );
};
