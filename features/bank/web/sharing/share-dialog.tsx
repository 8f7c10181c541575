import { Alert, Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, useApiMutation, useApiQuery, useContentRequestId, type CallOutput } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, useTranslation } from '@inkstone/ui';
import { editQuestionSets, getSetSharing, maxShares, type GeneralAccess } from '../../contract.ts';
import { editSetsMessages, sharingMessages } from '../../messages.ts';
import { OwnerRow, ShareList } from './share-list.tsx';
import { generalAccesses, toSharingEdit, type SharingForm } from './share-rows.ts';
import { ShareTargetField } from './share-target-field.tsx';
import styles from './sharing.module.css';

interface ShareDialogProps {
  setId: number;
  /** The title of the set, in the reader's language. */
  title: string;
  /** Called when it is closed; `changeId` is the change for undoing it, null where nothing was changed. */
  onClose(changeId: number | null): void;
}

/** Chooses with whom a set is shared: people and teams by name, and every other teacher. */
export const ShareDialog = ({ setId, title, onClose }: ShareDialogProps) => {
  const t = useTranslation(sharingMessages);
  const query = useApiQuery(getSetSharing, { setId });
  return (
    <Modal opened onClose={() => onClose(null)} title={t('title', { title })} size="lg">
      <QueryBoundary query={query} errorTitle={t('failed')} skeleton={<BlockSkeleton lines={6} />} bare>
        {(sharing) => <ShareForm setId={setId} sharing={sharing} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  );
};

/** Saves what was changed of the sharing of a set; a reason why it was not is shown. */
const useSaveSharing = (setId: number, onClose: ShareDialogProps['onClose']) => {
  const tEdit = useTranslation(editSetsMessages);
  const [refusal, setRefusal] = useState<string | null>(null);
  const requestIdFor = useContentRequestId();
  const { mutateAsync, isPending } = useApiMutation(editQuestionSets);
  const save = async (sharing: ReturnType<typeof toSharingEdit>) => {
    if (!sharing) return onClose(null);
    const input = { ids: [setId], sharing };
    try {
      const { changeId, refused } = await mutateAsync({ ...input, requestId: requestIdFor([input]) });
      const [refusedSet] = refused;
      if (refusedSet) setRefusal(tEdit(`why-${refusedSet.reason}`, { count: maxShares }));
      else onClose(changeId);
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  return { save, refusal, isPending };
};

interface ShareFormProps {
  setId: number;
  sharing: CallOutput<typeof getSetSharing>;
  onClose: ShareDialogProps['onClose'];
}

const ShareForm = ({ setId, sharing, onClose }: ShareFormProps) => {
  const t = useTranslation(sharingMessages);
  // What the form began with: a refetch must not turn somebody else's change into one of this form.
  const [before] = useState<SharingForm>({ generalAccess: sharing.generalAccess, rows: sharing.shares });
  const [form, setForm] = useState(before);
  const { save, refusal, isPending } = useSaveSharing(setId, onClose);
  const edit = toSharingEdit(before, form);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(edit);
      }}
    >
      {refusal !== null && (
        <Alert color="cinnabar" role="alert" title={t('notSaved')}>
          {refusal}
        </Alert>
      )}
      <ShareTargetField
        isFocused
        ownerId={sharing.owner.id}
        rows={form.rows}
        onAdd={(target) => setForm((now) => ({ ...now, rows: [...now.rows, { ...target, access: 'use' }] }))}
      />
      <section>
        <h3 className={styles.heading}>{t('sharedWith')}</h3>
        <ShareList
          label={t('sharedWith')}
          owner={<OwnerRow owner={sharing.owner} />}
          rows={form.rows}
          onChange={(rows) => setForm((now) => ({ ...now, rows }))}
        />
      </section>
      <GeneralAccessField
        value={form.generalAccess}
        onChange={(generalAccess) => setForm((now) => ({ ...now, generalAccess }))}
      />
      <p className="meta">{t('managers')}</p>
      <footer>
        <Button variant="quiet" onClick={() => onClose(null)}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="filled" disabled={!edit} loading={isPending}>
          {t('save')}
        </Button>
      </footer>
    </form>
  );
};

interface GeneralAccessFieldProps {
  value: GeneralAccess | null;
  onChange(value: GeneralAccess): void;
}

const GeneralAccessField = ({ value, onChange }: GeneralAccessFieldProps) => {
  const t = useTranslation(sharingMessages);
  return (
    <Radio.Group
      label={t('general')}
      value={value}
      onChange={(next) => onChange(generalAccesses.find((access) => access === next) ?? 'edit')}
    >
      <div className={styles.general}>
        {generalAccesses.map((access) => (
          <Radio key={access} value={access} label={t(`general-${access}`)} description={t(`what-${access}`)} />
        ))}
      </div>
    </Radio.Group>
  );
};
