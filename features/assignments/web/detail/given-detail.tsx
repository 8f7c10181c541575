import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  Columns,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  Stack,
  useTranslation,
} from '@inkstone/ui';
import { watchingMessages } from '../../messages.ts';
import { GivenQuestions } from '../again/given-questions.tsx';
import { Changes } from './changes.tsx';
import { families, type Family } from '../work/families.ts';
import { GivenFacts } from './given-facts.tsx';
import { GivenHead } from './given-head.tsx';
import { GivenStrip } from './given-strip.tsx';
import { Recipients } from './recipients.tsx';
import { toRecipientsInput } from '../work/recipient-view.ts';
import { useRecipientView } from './use-recipient-view.ts';
import styles from '../work/given.module.css';

const askAgainMs = 10_000;

/** One piece of given work: every student, what is asked, and each change of its window; it looks again by itself. */
export const GivenDetailScreen = ({ family, id }: { family: Family; id: number }) => {
  const t = useTranslation(watchingMessages);
  const [view] = useRecipientView(family);
  const input = { id, ...toRecipientsInput(view) };
  const ask = useApiQuery(families[family].detail, input, { everyMs: askAgainMs, keepPrevious: true });
  const again = () => void ask.refetch();
  return (
    <Page dense>
      {!ask.data && <HeadToCome family={family} />}
      <QueryBoundary
        query={ask}
        failed={t('loadFailed')}
        safe={t('listSafe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(detail) => (
          <>
            <GivenHead family={family} detail={detail} onChanged={again} />
            <GivenStrip detail={detail} />
            <Stack>
              <Section title={t('recipients')} count={detail.assignment.total}>
                <div className={styles.table}>
                  <Recipients family={family} detail={detail} onChanged={again} />
                </div>
              </Section>
              <GivenQuestions assignment={detail.assignment} onChanged={again} />
              <Columns side={<GivenFacts family={family} detail={detail} />}>
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

/** The head while the work is on its way or did not come. */
const HeadToCome = ({ family }: { family: Family }) => {
  const t = useTranslation(watchingMessages);
  const isTest = family === 'test';
  const title = t(isTest ? 'oneTest' : 'oneHomework');
  return (
    <>
      <Breadcrumb
        trail={[{ label: t(isTest ? 'tests' : 'homework'), to: linkTo(families[family].listAt, {}) }, { label: title }]}
      />
      <PageHead title={title} />
    </>
  );
};
