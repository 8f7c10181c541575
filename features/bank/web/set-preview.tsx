import { ActionIcon, Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useApiQuery, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
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
import { listSetFigures } from '@inkstone/reports/contract';
import { ScreenLink, useNavigation, useSearch } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { deleteQuestionSet, getQuestionSet } from '../contract.ts';
import { bankMessages, versionMessages } from '../messages.ts';
import { SimilarQuestions } from './similar-questions.tsx';
import { AssignSetButtons } from './assign-buttons.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { MeasuredFacility } from './measured-facility.tsx';
import { KeyChanges } from './key-changes.tsx';
import { canEditSets, canReadSetUse } from './permissions.ts';
import { localizedPersonName, localizedTitle } from './names.ts';
import { QuestionCard, type QuestionViewMode } from './question-card.tsx';
import { Revisions } from './versions/revisions.tsx';
import { SetUse } from './set-use.tsx';
import { StimulusView } from './stimulus-view.tsx';
import { ShareButton } from './sharing/share-button.tsx';
import { TagChips } from './tag-chips.tsx';
import type { Undoable } from './undo-strip.tsx';
import { RestrictedChip, UseOnlyNote } from './sharing/access-notes.tsx';
import styles from './preview.module.css';

// Comparing texts takes code that few readers of the bank need.
const VersionChanges = lazy(async () => ({
  default: (await import('./versions/version-changes.tsx')).VersionChanges,
}));

type Detail = CallOutput<typeof getQuestionSet>;

interface SetPreviewProps {
  setId: number;
  version: number | undefined;
  onVersion(version: number | undefined): void;
  onClose(): void;
  /** Called with what was done to the set and can be undone. */
  onChanged(action: Undoable): void;
}

/** The open set: its stimulus and questions, with keys or as students see them; its versions; edit, share and delete. */
export const SetPreview = (props: SetPreviewProps) => {
  const t = useTranslation(bankMessages);
  const { setId, version } = props;
  const ask = useApiQuery(getQuestionSet, { setId, version });
  return (
    <QueryBoundary query={ask} errorTitle={t('setFailed')} skeleton={<BlockSkeleton lines={8} />}>
      {(detail) => <PreviewContent detail={detail} {...props} />}
    </QueryBoundary>
  );
};

const PreviewContent = ({ detail, onVersion, onClose, onChanged }: SetPreviewProps & { detail: Detail }) => {
  const t = useTranslation(bankMessages);
  const language = useLanguage();
  const [look, setLook] = useState<QuestionViewMode>('keys');
  const { set, questions } = detail;
  const me = useCurrentUser();
  const canEdit = canEditSets(me);
  const figures = useApiQuery(listSetFigures, { setId: set.id, version: set.shownVersion }, { enabled: canEdit });
  const isOld = set.shownVersion !== set.version;
  return (
    <section className={styles.preview} aria-label={localizedTitle(language, set)}>
      <header className={styles.head}>
        <h2>{localizedTitle(language, set)}</h2>
        <ActionIcon aria-label={t('closeSet')} onClick={onClose}>
          <CloseIcon />
        </ActionIcon>
        <p className="meta num">
          {[
            t('questionCount', { count: questions.length }),
            t('versionBy', { version: set.shownVersion, name: localizedPersonName(language, set.savedBy) }),
          ].join(t('dot'))}
          {t('dot')}
          <Instant at={set.savedAt} />
          {set.paperCount > 0 && t('dot') + t('inPapers', { count: set.paperCount })}
        </p>
        <TagChips tags={set.tags} />
        <RestrictedChip set={set} />
      </header>
      <SetActions set={set} onClose={onClose} onChanged={onChanged} />
      {canEdit && set.access === 'use' && <UseOnlyNote setId={set.id} />}
      {isOld && (
        <p className={styles.old} role="status">
          {t('oldVersion', { version: set.shownVersion, newest: set.version })}
          <Button variant="quiet" onClick={() => onVersion(undefined)}>
            {t('showNewest')}
          </Button>
        </p>
      )}
      <KeyChanges setId={set.id} changes={detail.keyChanges} />
      <ViewSwitch view={look} onView={setLook} />
      <StimulusView stimulus={set.stimulus} look={look} />
      {set.stimulus.html && (
        <ScreenLink to={highlighter} search={{ setId: set.id }}>
          {t('readAndHighlight')}
        </ScreenLink>
      )}
      {questions.map((question) => (
        <QuestionCard
          key={question.revisionId}
          number={question.position}
          question={question}
          stimulus={set.stimulus}
          view={look}
          note={<MeasuredFacility figures={figures.data?.list.find(({ questionId }) => questionId === question.id)} />}
        />
      ))}
      {canReadSetUse(me) && <SetUse setId={set.id} />}
      <SimilarQuestions setId={set.id} />
      {set.version > 1 && <Versions detail={detail} onVersion={onVersion} />}
    </section>
  );
};

interface VersionsProps {
  detail: Detail;
  onVersion(version: number | undefined): void;
}

/** The versions of the set, and below them what the one on screen and a chosen one differ in. */
const Versions = ({ detail, onVersion }: VersionsProps) => {
  const [comparedVersion, setComparedVersion] = useState<number | null>(null);
  const { id, shownVersion } = detail.set;
  const compared = comparedVersion === shownVersion ? null : comparedVersion;
  return (
    <>
      <Revisions
        setId={id}
        shown={shownVersion}
        compared={compared}
        onVersion={onVersion}
        onCompare={setComparedVersion}
      />
      {compared !== null && (
        <Suspense fallback={<BlockSkeleton lines={4} />}>
          <VersionChanges shown={detail} version={compared} />
        </Suspense>
      )}
    </>
  );
};

interface SetActionsProps {
  set: Detail['set'];
  onClose(): void;
  /** Called with what was done to the set and can be undone. */
  onChanged(action: Undoable): void;
}

const SetActions = ({ set, onClose, onChanged }: SetActionsProps) => {
  const t = useTranslation(bankMessages);
  const language = useLanguage();
  const go = useNavigation();
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(deleteQuestionSet);
  const canEdit = canEditSets(useCurrentUser());
  const tVersions = useTranslation(versionMessages);
  const { version: _version, ...whereFrom } = useSearch(questionBank);
  const isOld = set.shownVersion !== set.version;

  const title = localizedTitle(language, set);
  const remove = async () => {
    const body = t('deleteBody');
    if (!(await confirm({ title: t('deleteTitle', { title }), body, actionLabel: t('remove'), danger: true }))) return;
    // Closes the panel first, since its set is about to be deleted.
    onClose();
    try {
      await mutateAsync({ setId: set.id });
      onChanged({
        doneText: t('deleted', { title }),
        undoneText: t('restored', { title }),
        undo: () => mutateAsync({ setId: set.id, restore: true }),
      });
    } catch (error) {
      toastError(getErrorMessage(error));
    }
  };
  return (
    <div className="row wrap">
      <AssignSetButtons setId={set.id} />
      {canEdit && set.access === 'edit' && (
        <Button
          leftSection={<PencilIcon />}
          onClick={() =>
            go(questionBank, {
              ...whereFrom,
              setId: set.id,
              edit: 'open',
              ...(isOld && { version: set.shownVersion }),
            })
          }
        >
          {isOld ? tVersions('restore') : t('edit')}
        </Button>
      )}
      {canEdit && (
        <Button
          onClick={() =>
            go(questionBank, {
              ...whereFrom,
              setId: set.id,
              edit: 'copy',
              ...(isOld && { version: set.shownVersion }),
            })
          }
        >
          {tVersions('copy')}
        </Button>
      )}
      {canEdit && set.canShare && <ShareButton setId={set.id} title={title} onChanged={onChanged} />}
      {canEdit && set.isMine && (
        <Button variant="danger" leftSection={<TrashIcon />} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
};
