import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type * as z from 'zod';
import { linkTo } from '@inkstone/base';
import type { Call } from '@inkstone/call';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  CalendarIcon,
  Columns,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  useTranslation,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { givenMessages, watchingMessages } from '../../messages.ts';
import { GivenChip } from '../work/given-chips.tsx';
import styles from '../work/given.module.css';
import { recipientsEach } from '../work/recipient-view.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { FamilyMenu } from './family-menu.tsx';
import type { GivenFamily, GivenInWords } from './given-family.ts';
import { WordsDialog } from './late-words-dialog.ts';

interface FamilyDetailProps<Detail> {
  family: GivenFamily;
  details: Call<z.ZodType<unknown, { id: unknown; page?: unknown; pageNum?: unknown }>, z.ZodType<Detail>>;
  /** What stands beside the students. */
  about(detail: Detail): ReactNode;
  /** More to choose from in the menu. */
  more?(detail: Detail): ReactNode;
  /** The students and what follows them; `again` asks afresh. */
  children(detail: Detail, again: () => void): ReactNode;
}

const askAgainMs = 15_000;

/** One given thing of a family with its students; it looks again by itself. */
export const FamilyDetail = <Detail extends { assignment: GivenInWords }>({
  family,
  details,
  about,
  more,
  children,
}: FamilyDetailProps<Detail>) => {
  const own = useTranslation(family.words);
  const { id, page } = useSearch(family.detailAt);
  const input = { id, page, pageNum: recipientsEach };
  const ask = useApiQuery(details, input, { everyMs: askAgainMs, keepPrevious: true });
  const trail = [
    { label: own('given'), to: linkTo(family.listAt, {}) },
    { label: ask.data?.assignment.title ?? own('oneGiven') },
  ];
  return (
    <Page dense>
      <Breadcrumb trail={trail} />
      {!ask.data && <PageHead title={own('oneGiven')} />}
      <QueryBoundary
        query={ask}
        failed={own('listFailed')}
        safe={own('listSafe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(detail) => (
          <>
            <Head family={family} given={detail.assignment}>
              {more?.(detail)}
            </Head>
            <Columns side={about(detail)}>{children(detail, () => void ask.refetch())}</Columns>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

interface HeadProps {
  family: GivenFamily;
  given: GivenInWords;
  children: ReactNode;
}

const Head = ({ family, given, children }: HeadProps) => {
  const t = useTranslation(givenMessages);
  const work = useTranslation(watchingMessages);
  const [dialog, setDialog] = useState<'deadline' | 'words' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead
        title={given.title}
        meta={
          <span className={styles.head}>
            <GivenChip item={given} />
            {given.className || work('givenSingly')}
          </span>
        }
        action={
          <>
            {given.status !== 'withdrawn' && (
              <Button leftSection={<CalendarIcon />} onClick={() => setDialog('deadline')}>
                {t('moveDeadline')}
              </Button>
            )}
            <FamilyMenu
              family={family}
              given={given}
              onMove={() => setDialog('deadline')}
              onEdit={() => setDialog('words')}
            >
              {children}
            </FamilyMenu>
          </>
        }
      />
      {dialog === 'deadline' && <DeadlineDialog family={family} given={given} students={null} onClose={close} />}
      {dialog === 'words' && <WordsDialog family={family} given={given} onClose={close} />}
    </>
  );
};
