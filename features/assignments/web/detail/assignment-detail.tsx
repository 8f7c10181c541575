import { linkTo } from '@inkstone/base';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import {
  Breadcrumb,
  Columns,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  Stack,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';
import { AssignmentQuestions } from '../redo/assignment-questions.tsx';
import { Changes } from './changes.tsx';
import { families, type Family } from '../shared/families.ts';
import { AssignmentInfo } from './assignment-info.tsx';
import { AssignmentHead } from './assignment-head.tsx';
import { AssignmentSummary } from './assignment-summary.tsx';
import { Recipients } from './recipients.tsx';
import { WriteToWaiting } from './write-to-waiting.tsx';
import { toRecipientsInput, useRecipientView } from '../shared/recipient-view.ts';
import styles from '../shared/assignments.module.css';

/** One assignment: its students, its questions and the changes of its window; refetched regularly. */
export const AssignmentDetailPage = ({ family, id }: { family: Family; id: number }) => {
  const t = useTranslation(assignmentMessages);
  const [view] = useRecipientView(family);
  const input = { id, ...toRecipientsInput(view) };
  const ask = useApiQuery(families[family].detail, input, {
    refetchMs: refetchIntervals.assignment,
    keepPrevious: true,
  });
  const refetch = () => void ask.refetch();
  return (
    <Page dense>
      {!ask.data && <HeadPlaceholder family={family} isError={ask.isError} />}
      <QueryBoundary
        query={ask}
        errorTitle={t('loadFailed')}
        safe={t('listSafe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(detail) => (
          <>
            <AssignmentHead family={family} detail={detail} onChanged={refetch} />
            <AssignmentSummary detail={detail} />
            <Stack>
              <Section
                title={t('recipients')}
                count={detail.assignment.total}
                aside={<WriteToWaiting assignment={detail.assignment} />}
              >
                <div className={styles.table}>
                  <Recipients family={family} detail={detail} onChanged={refetch} />
                </div>
              </Section>
              <AssignmentQuestions assignment={detail.assignment} onChanged={refetch} />
              <Columns side={<AssignmentInfo family={family} detail={detail} />}>
                <Section title={t('changes')} count={detail.changes.length || undefined}>
                  <Changes changes={detail.changes} />
                </Section>
              </Columns>
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

/** The heading while the assignment is loading or failed to load. */
const HeadPlaceholder = ({ family, isError }: { family: Family; isError: boolean }) => {
  const t = useTranslation(assignmentMessages);
  const { words, listRoute } = families[family];
  const title = usePlaceholderTitle({ isError }, t(words.single));
  return (
    <>
      <Breadcrumb trail={[{ label: t(words.all), to: linkTo(listRoute, {}) }, { label: title }]} />
      <PageHead title={title} />
    </>
  );
};
