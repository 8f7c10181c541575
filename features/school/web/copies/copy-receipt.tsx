import { Link } from 'react-router';
import { linkTo, localizedName } from '@inkstone/base';
import { newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  DataTable,
  EmptyState,
  Instant,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  useLanguage,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { classCopies, schoolClasses } from '../../addresses.ts';
import { getClassCopies, undoClassCopies, type ClassCopy, type CopySet } from '../../contract/class-copies.ts';
import { classCopyMessages } from '../../messages.ts';
import { UndoButton } from '../undo-button.tsx';
import { CopyPlan } from './copy-plan.tsx';

/** A plan that is looked through, or what became of it. */
export const CopyReceipt = ({ changeSetId }: { changeSetId: number }) => {
  const t = useTranslation(classCopyMessages);
  const query = useApiQuery(getClassCopies, { changeSetId });
  const trail = [
    { label: t('classes'), to: linkTo(schoolClasses, {}) },
    { label: t('title'), to: linkTo(classCopies, {}) },
  ];
  return (
    <Page>
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(set) => (
          <>
            <Breadcrumb trail={[...trail, { label: set.termName }]} />
            {set.state === 'planned' ? <CopyPlan set={set} /> : <CopyResult set={set} />}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const CopyResult = ({ set }: { set: CopySet }) => {
  const t = useTranslation(classCopyMessages);
  const columns = useResultColumns();
  const at = set.undoneAt ?? set.appliedAt;
  return (
    <>
      <PageHead
        title={t('into', { name: set.termName })}
        meta={
          <>
            {t(set.state)} {at !== null && <Instant at={at} />}
            {set.undoUntil !== null && (
              <>
                {` · ${t('undoUntil')} `}
                <Instant at={set.undoUntil} show="day" />
              </>
            )}
          </>
        }
        action={set.undoUntil === null ? undefined : <UndoCopies changeSetId={set.changeSetId} />}
      />
      <DataTable
        label={t('classes')}
        rows={set.list}
        getKey={({ classId }) => classId}
        columns={columns}
        empty={<EmptyState bare title={t('empty')} />}
      />
    </>
  );
};

const useResultColumns = (): Column<ClassCopy>[] => {
  const t = useTranslation(classCopyMessages);
  const language = useLanguage();
  const resultFor = ({ state, fault }: ClassCopy): string => {
    if (fault !== null) return t(`fault.${fault}`);
    return state === 'applied' || state === 'undone' ? t(`did.${state}`) : t('planned');
  };
  return [
    {
      key: 'old',
      head: t('oldName'),
      cell: ({ oldName, oldNameZh }) => localizedName(language, oldName, oldNameZh) || t('gone'),
    },
    {
      key: 'new',
      head: t('newName'),
      card: 'title',
      cell: ({ newClassId, name, nameZh }) => {
        const title = localizedName(language, name, nameZh);
        return newClassId === null ? title : <Link to={linkTo(schoolClasses, { classId: newClassId })}>{title}</Link>;
      },
    },
    {
      key: 'students',
      head: t('students'),
      align: 'end',
      width: '7rem',
      cell: ({ students, newClassId }) => (newClassId === null ? '–' : students.length),
    },
    {
      key: 'result',
      head: t('result'),
      cell: (copy) => (
        <>
          {resultFor(copy)}
          {copy.missing > 0 && ` · ${t('missing', { count: copy.missing })}`}
        </>
      ),
    },
  ];
};

const UndoCopies = ({ changeSetId }: { changeSetId: number }) => {
  const t = useTranslation(classCopyMessages);
  const { mutateAsync, isPending } = useApiMutation(undoClassCopies);
  const undo = () => mutateAsync({ requestId: newRequestId(), changeSetId });
  return <UndoButton t={t} isPending={isPending} onUndo={undo} />;
};
