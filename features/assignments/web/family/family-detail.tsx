import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type * as z from 'zod';
import { linkTo } from '@inkstone/base';
import type { Call } from '@inkstone/call';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import {
  Breadcrumb,
  CalendarIcon,
  Columns,
  CopyIcon,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { familyMessages, assignmentMessages, repeatMessages } from '../../messages.ts';
import { AssignmentChip } from '../shared/status-chips.tsx';
import styles from '../shared/assignments.module.css';
import { recipientsPerPage } from '../shared/recipient-view.ts';
import { AddStudentsDialog, BeginDialog, RepeatDialog } from '../edit/edit-dialogs.lazy.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { FamilyMenu } from './family-menu.tsx';
import type { FamilyDefinition, FamilyAssignmentTexts } from './family-definition.ts';
import { TextsDialog } from './texts-dialog.lazy.ts';

interface FamilyDetailProps<Detail> {
  family: FamilyDefinition;
  details: Call<z.ZodType<unknown, { id: unknown; page?: unknown; pageNum?: unknown }>, z.ZodType<Detail>>;
  /** Shown beside the students. */
  info(detail: Detail): ReactNode;
  /** Additional menu items. */
  menuItems?(detail: Detail): ReactNode;
  /** The students and what follows them; `again` refetches. */
  children(detail: Detail, again: () => void): ReactNode;
}

/** One assignment of a family with its students; refetched regularly. */
export const FamilyDetail = <Detail extends { assignment: FamilyAssignmentTexts }>({
  family,
  details,
  info,
  menuItems,
  children,
}: FamilyDetailProps<Detail>) => {
  const tFamily = useTranslation(family.messages);
  const { id, page } = useSearch(family.detailRoute);
  const input = { id, page, pageNum: recipientsPerPage };
  const ask = useApiQuery(details, input, { refetchMs: refetchIntervals.content, keepPrevious: true });
  const placeholder = usePlaceholderTitle(ask, tFamily('oneGiven'));
  const trail = [
    { label: tFamily('given'), to: linkTo(family.listRoute, {}) },
    { label: ask.data?.assignment.title ?? placeholder },
  ];
  return (
    <Page dense>
      <Breadcrumb trail={trail} />
      {!ask.data && <PageHead title={placeholder} />}
      <QueryBoundary
        query={ask}
        errorTitle={tFamily('listFailed')}
        safe={tFamily('listSafe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(detail) => (
          <>
            <Head family={family} assignment={detail.assignment}>
              {menuItems?.(detail)}
            </Head>
            <Columns side={info(detail)}>{children(detail, () => void ask.refetch())}</Columns>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

interface HeadProps {
  family: FamilyDefinition;
  assignment: FamilyAssignmentTexts;
  children: ReactNode;
}

const Head = ({ family, assignment, children }: HeadProps) => {
  const t = useTranslation(familyMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const tRepeat = useTranslation(repeatMessages);
  const go = useNavigation();
  const [dialog, setDialog] = useState<'deadline' | 'begin' | 'words' | 'add' | 'repeat' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead
        title={assignment.title}
        meta={
          <span className={styles.head}>
            <AssignmentChip item={assignment} />
            {assignment.className || tAssignment('givenSingly')}
          </span>
        }
        action={
          <>
            {assignment.status !== 'withdrawn' && (
              <Button leftSection={<CalendarIcon />} onClick={() => setDialog('deadline')}>
                {t('moveDeadline')}
              </Button>
            )}
            <Button leftSection={<CopyIcon />} onClick={() => setDialog('repeat')}>
              {tRepeat('giveAgain')}
            </Button>
            <FamilyMenu
              family={family}
              assignment={assignment}
              onMove={() => setDialog('deadline')}
              onMoveBegin={family.canMoveBegin ? () => setDialog('begin') : undefined}
              onAdd={() => setDialog('add')}
              onEdit={() => setDialog('words')}
            >
              {children}
            </FamilyMenu>
          </>
        }
      />
      {dialog === 'deadline' && (
        <DeadlineDialog family={family} assignment={assignment} students={null} onClose={close} />
      )}
      {dialog === 'add' && <AddStudentsDialog assignment={assignment} onClose={close} />}
      {dialog === 'repeat' && (
        <RepeatDialog
          assignment={assignment}
          call={family.calls.repeatAssignment}
          onGiven={(id) => go(family.detailRoute, { id })}
          onClose={close}
        />
      )}
      {dialog === 'begin' && <BeginDialog assignment={assignment} onClose={close} />}
      {dialog === 'words' && <TextsDialog family={family} assignment={assignment} onClose={close} />}
    </>
  );
};
