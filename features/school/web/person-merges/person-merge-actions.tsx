import { Button } from '@mantine/core';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { personMerges } from '../../addresses.ts';
import { applyPersonMerge, planPersonMerge, undoPersonMerge, type PersonMerge } from '../../contract/person-merges.ts';
import { personMergeMessages } from '../../messages.ts';
import styles from './person-merges.module.css';

/** What an administrator does with a plan or with what became of it. */
export const PersonMergeActions = ({ merge }: { merge: PersonMerge }) => {
  if (merge.state === 'planned') return <PlanActions merge={merge} />;
  return merge.undoUntil === null ? null : <UndoButton changeSetId={merge.changeSetId} />;
};

const PlanActions = ({ merge: { changeSetId, target, source } }: { merge: PersonMerge }) => {
  const t = useTranslation(personMergeMessages);
  const setSearch = useSetSearch(personMerges);
  const plan = useApiMutation(planPersonMerge);
  const apply = useApiMutation(applyPersonMerge);
  const swap = async () => {
    try {
      const sides = { personId: source.id, otherId: target.id };
      const next = await plan.mutateAsync({ requestId: newRequestId(), ...sides });
      setSearch({ changeSetId: next.changeSetId }, { afresh: true });
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  const merge = async () => {
    try {
      await apply.mutateAsync({ requestId: newRequestId(), changeSetId });
      toastSuccess(t('didMerge'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <span className={styles.acts}>
      <Button loading={plan.isPending} onClick={() => void swap()}>
        {t('swap')}
      </Button>
      <Button variant="filled" loading={apply.isPending} onClick={() => void merge()}>
        {t('merge')}
      </Button>
    </span>
  );
};

const UndoButton = ({ changeSetId }: { changeSetId: number }) => {
  const t = useTranslation(personMergeMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(undoPersonMerge);
  const undo = async () => {
    const question = { title: t('undoTitle'), body: t('undoBody'), actionLabel: t('undo'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), changeSetId });
      toastSuccess(t('undoneNow'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button loading={isPending} onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
};
