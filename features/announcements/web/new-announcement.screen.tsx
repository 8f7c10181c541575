import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AssignmentForm, PeoplePicker, useAudience, useSubmission } from '@inkstone/assignments/web';
import { linkTo } from '@inkstone/base';
import { useApiMutation, useApiQuery } from '@inkstone/call/web';
import { Breadcrumb, Page, PageHead, Section, toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { newAnnouncement, sentAnnouncements } from '../addresses.ts';
import { listNotHandedIn, sendAnnouncement } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxTextLength, maxTitleLength } from '../rules.ts';
import { countFreeFiles, findFaults, newDraft, type AnnouncementDraft, type DraftFault } from './announcement-draft.ts';
import { FilesField, type OnFilesChange } from './files-field.tsx';
import { NotHandedIn } from './not-handed-in.tsx';
import styles from './announcements.module.css';

/** A new announcement: to whom, and what. */
export const Screen = () => {
  const { assignmentId, classId } = useSearch(newAnnouncement);
  return <NewAnnouncement key={`${assignmentId} ${classId}`} assignmentId={assignmentId} classId={classId} />;
};

/** Sends the draft, and leads to what was sent. */
const useSending = (draft: AnnouncementDraft, assignmentId: number | undefined) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const { submit, tries, refused } = useSubmission();
  const { mutateAsync, isPending } = useApiMutation(sendAnnouncement);
  const { title, text, studentIds, classIds, files } = draft;
  const input = {
    ...{ title, text, studentIds: [...studentIds], classIds: [...classIds], fileIds: files.map(({ id }) => id) },
    ...(assignmentId !== undefined && { assignmentId }),
  };
  const send = (isComplete: boolean) =>
    submit(isComplete ? input : null, async (request) => {
      const { id, recipientCount } = await mutateAsync(request);
      toastSuccess(t('sentToast', { count: recipientCount }));
      go(sentAnnouncements, { id }, { replace: true });
    });
  return { send, submission: { tries, refused, isSubmitting: isPending } };
};

interface NewAnnouncementProps {
  assignmentId: number | undefined;
  classId: number | undefined;
}

const NewAnnouncement = ({ assignmentId, classId }: NewAnnouncementProps) => {
  const t = useTranslation(messages);
  const [initialDraft] = useState(() => newDraft(classId));
  const [draft, setDraft] = useState(initialDraft);
  const change = (part: Partial<AnnouncementDraft>) => setDraft((before) => ({ ...before, ...part }));
  const changeFiles: OnFilesChange = (toFiles) => setDraft((before) => ({ ...before, files: toFiles(before.files) }));
  const waiting = useApiQuery(
    listNotHandedIn,
    { assignmentId: assignmentId ?? 0 },
    { enabled: assignmentId !== undefined },
  );
  const waitingCount = waiting.data?.students.length ?? 0;
  const { send, submission } = useSending(draft, assignmentId);
  const faults = findFaults(draft, waitingCount);
  const shown = submission.tries > 0 ? faults : [];
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('title'), to: linkTo(sentAnnouncements, {}) }, { label: t('write') }]} />
      <PageHead title={t('write')} />
      <AssignmentForm
        t={t}
        submitLabel={t('send')}
        submission={submission}
        faults={shown.map(({ field, messageKey }) => ({ field, message: t(messageKey) }))}
        isTouched={draft !== initialDraft}
        consequences={<Consequences draft={draft} waitingCount={waitingCount} />}
        onSubmit={() => void send(faults.length === 0)}
      >
        {assignmentId !== undefined && <NotHandedIn query={waiting} />}
        <Section title={t(assignmentId === undefined ? 'who' : 'others')}>
          {shown.some(({ field }) => field === 'give-who') && <p className={styles.wrong}>{t('needWho')}</p>}
          <PeoplePicker draft={draft} onChange={change} />
        </Section>
        <Section title={t('what')}>
          <TextFields draft={draft} onChange={change} onFiles={changeFiles} faults={shown} />
        </Section>
      </AssignmentForm>
    </Page>
  );
};

/** How many get it, and that the list is fixed. */
const Consequences = ({ draft, waitingCount }: { draft: AnnouncementDraft; waitingCount: number }) => {
  const t = useTranslation(messages);
  const { count, isExact } = useAudience(draft);
  const all = count + waitingCount;
  // Somebody may be counted in both.
  const isUpperBound = !isExact || (count > 0 && waitingCount > 0);
  return (
    <>
      <p>{all === 0 ? t('toNobody') : t(isUpperBound ? 'upToCount' : 'toCount', { count: all })}</p>
      <p className="meta">{t('fixed')}</p>
    </>
  );
};

interface TextFieldsProps {
  draft: AnnouncementDraft;
  onChange(part: Partial<AnnouncementDraft>): void;
  onFiles: OnFilesChange;
  faults: readonly DraftFault[];
}

const TextFields = ({ draft, onChange, onFiles, faults }: TextFieldsProps) => {
  const t = useTranslation(messages);
  const errorFor = (field: DraftFault['field']) => {
    const fault = faults.find((draftFault) => draftFault.field === field);
    return fault && t(fault.messageKey);
  };
  return (
    <div className={styles.fields}>
      <TextInput
        id="announcement-title"
        label={t('titleField')}
        description={t('titleHint')}
        maxLength={maxTitleLength}
        value={draft.title}
        error={errorFor('announcement-title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        id="announcement-text"
        label={t('textField')}
        maxLength={maxTextLength}
        autosize
        minRows={6}
        maxRows={20}
        value={draft.text}
        error={errorFor('announcement-text')}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <FilesField files={draft.files} free={countFreeFiles(draft)} onChange={onFiles} />
    </div>
  );
};
