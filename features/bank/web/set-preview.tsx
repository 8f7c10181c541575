import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery, useApiMutation, failureFrom, type CallOutput } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import {
  BlockSkeleton,
  CloseIcon,
  Instant,
  QueryBoundary,
  toastError,
  PencilIcon,
  TrashIcon,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { highlighter } from '@inkstone/reports/addresses';
import { ScreenLink, useNavigation, useSearch } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { deleteQuestionSet, getQuestionSet } from '../contract.ts';
import { bankMessages } from '../messages.ts';
import { AssignSetButtons } from './assign-buttons.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { KeyChanges } from './key-changes.tsx';
import { canEditSets } from './permissions.ts';
import { localizedPersonName, localizedTitle } from './names.ts';
import { QuestionCard, type QuestionViewMode } from './question-card.tsx';
import { Revisions } from './revisions.tsx';
import { StimulusView } from './stimulus-view.tsx';
import type { Undoable } from './undo-strip.tsx';
import styles from './preview.module.css';

type Detail = CallOutput<typeof getQuestionSet>;

interface SetPreviewProps {
  topicId: number;
  version: number | undefined;
  onVersion(version: number | undefined): void;
  onClose(): void;
  onDeleted(action: Undoable): void;
}

/** The open set: its stimulus and questions, with keys or as students see them; its versions; edit and delete. */
export const SetPreview = (props: SetPreviewProps) => {
  const t = useTranslation(bankMessages);
  const { topicId, version } = props;
  const ask = useApiQuery(getQuestionSet, { topicId, version });
  return (
    <QueryBoundary query={ask} errorTitle={t('setFailed')} skeleton={<BlockSkeleton lines={8} />}>
      {(detail) => <PreviewContent detail={detail} {...props} />}
    </QueryBoundary>
  );
};

const PreviewContent = ({ detail, version, onVersion, onClose, onDeleted }: SetPreviewProps & { detail: Detail }) => {
  const t = useTranslation(bankMessages);
  const language = useLanguage();
  const [look, setLook] = useState<QuestionViewMode>('keys');
  const { topic, questions } = detail;
  const isOld = topic.shownVersion !== topic.version;
  return (
    <section className={styles.preview} aria-label={localizedTitle(language, topic)}>
      <header className={styles.head}>
        <h2>{localizedTitle(language, topic)}</h2>
        <ActionIcon aria-label={t('closeSet')} onClick={onClose}>
          <CloseIcon />
        </ActionIcon>
        <p className="meta num">
          {[
            t('questionCount', { count: questions.length }),
            t('versionBy', { version: topic.shownVersion, name: localizedPersonName(language, topic.savedBy) }),
          ].join(t('dot'))}
          {t('dot')}
          <Instant at={topic.savedAt} />
          {topic.paperCount > 0 && t('dot') + t('inPapers', { count: topic.paperCount })}
        </p>
      </header>
      <SetActions topic={topic} onClose={onClose} onDeleted={onDeleted} />
      {isOld && (
        <p className={styles.old} role="status">
          {t('oldVersion', { version: topic.shownVersion, newest: topic.version })}
          <Button variant="quiet" onClick={() => onVersion(undefined)}>
            {t('showNewest')}
          </Button>
        </p>
      )}
      <KeyChanges topicId={topic.id} changes={detail.keyChanges} />
      <ViewSwitch view={look} onView={setLook} />
      <StimulusView stimulus={topic.stimulus} look={look} />
      {topic.stimulus.html && (
        <ScreenLink to={highlighter} search={{ topicId: topic.id }}>
          {t('readAndHighlight')}
        </ScreenLink>
      )}
      {questions.map((question) => (
        <QuestionCard
          key={question.revisionId}
          number={question.position}
          question={question}
          stimulus={topic.stimulus}
          view={look}
        />
      ))}
      {topic.version > 1 && <Revisions topicId={topic.id} shown={version ?? topic.version} onVersion={onVersion} />}
    </section>
  );
};

interface SetActionsProps {
  topic: Detail['topic'];
  onClose(): void;
  onDeleted(action: Undoable): void;
}

const SetActions = ({ topic, onClose, onDeleted }: SetActionsProps) => {
  const t = useTranslation(bankMessages);
  const language = useLanguage();
  const go = useNavigation();
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(deleteQuestionSet);
  const canEdit = canEditSets(useCurrentUser());
  const { version: _version, ...whereFrom } = useSearch(questionBank);

  const title = localizedTitle(language, topic);
  const remove = async () => {
    const body = t('deleteBody');
    if (!(await confirm({ title: t('deleteTitle', { title }), body, actionLabel: t('remove'), danger: true }))) return;
    // Closes the panel first, since its set is about to be deleted.
    onClose();
    try {
      await mutateAsync({ topicId: topic.id });
      onDeleted({
        doneText: t('deleted', { title }),
        undoneText: t('restored', { title }),
        undo: () => mutateAsync({ topicId: topic.id, restore: true }),
      });
    } catch (error) {
      toastError(failureFrom(error)?.message ?? String(error));
    }
  };
  return (
    <div className="row wrap">
      <AssignSetButtons topicId={topic.id} />
      {canEdit && (
        <Button
          leftSection={<PencilIcon />}
          onClick={() => go(questionBank, { ...whereFrom, topicId: topic.id, edit: 'open' })}
        >
          {t('edit')}
        </Button>
      )}
      {canEdit && topic.isMine && (
        <Button variant="danger" leftSection={<TrashIcon />} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
};
