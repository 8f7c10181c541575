import { Button, SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { PictureUploadProvider } from '@inkstone/exam/picture-desk';
import { useProtectPage } from '@inkstone/session/web';
import { Breadcrumb, FormErrors, Page, PageHead, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { getQuestionSet, getBankTree } from '../contract.ts';
import { editorMessages, bankMessages, versionMessages } from '../messages.ts';
import { maxClipSeconds } from '../rules.ts';
import { RestoredDraftNotice, DraftStatus } from './draft-status.tsx';
import { copyQuestion, toEditedSet, emptySet, findSetProblems, type EditedSet } from './edited-set.ts';
import { resolveNewSetLocation } from './new-set-location.ts';
import { toCopyTitle } from './names.ts';
import { NewerVersion } from './newer-version.tsx';
import { QuestionList } from './question-list.tsx';
import { SetFields } from './set-fields.tsx';
import { DraftSetPreview } from './draft-set-preview.tsx';
import { StimulusFields } from './stimulus-fields.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { TypedQuestions } from './typing/typed-questions.tsx';
import { usePersistedDraft, type PersistedDraft } from './use-persisted-draft.ts';
import { useSaveSet } from './use-save-set.ts';
import { useUpload } from './use-upload.ts';
import { UseOnlyNote } from './sharing/access-notes.tsx';
import styles from './editor.module.css';

/** Writes a new set, at the tree node it was started from. */
export const NewSetEditor = () => {
  const t = useTranslation(bankMessages);
  const e = useTranslation(editorMessages);
  const ask = useApiQuery(getBankTree, {});
  const { node } = useSearch(questionBank);
  if (!ask.data) {
    const list = { label: t('bank'), to: linkTo(questionBank, { node }) };
    return <PagePlaceholder query={ask} list={list} title={e('newTitle')} failed={t('treeFailed')} />;
  }
  return (
    <SetEditor setId={undefined} saved={{ version: 0, draft: emptySet(resolveNewSetLocation(ask.data.list, node)) }} />
  );
};

interface StoredSetEditorProps {
  setId: number;
  /** An earlier version to begin with; absent: the newest. */
  version: number | undefined;
}

/** Edits a set of the bank as its next version, beginning with the newest or with an earlier one. */
export const ExistingSetEditor = ({ setId, version }: StoredSetEditorProps) => (
  <StoredSet setId={setId} version={version} titleKey="editTitle">
    {({ set }, draft) => {
      if (set.access === 'use') return <UneditableSet setId={setId} />;
      const restored = set.shownVersion === set.version ? null : set.shownVersion;
      return <SetEditor setId={setId} saved={{ version: set.version, draft }} restored={restored} />;
    }}
  </StoredSet>
);

/** A set that the person may use, but not edit. */
const UneditableSet = ({ setId }: { setId: number }) => {
  const bank = useTranslation(bankMessages);
  const t = useTranslation(editorMessages);
  const { edit: _edit, ...from } = useSearch(questionBank);
  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: bank('bank'), to: linkTo(questionBank, from) }, { label: t('editTitle') }]} />
      <PageHead title={t('editTitle')} />
      <UseOnlyNote setId={setId} />
    </Page>
  );
};

/** Writes a new set that begins as a set of the bank. */
export const CopiedSetEditor = ({ setId, version }: StoredSetEditorProps) => (
  <StoredSet setId={setId} version={version} titleKey="newTitle">
    {(_detail, { title, titleZh, ...draft }) => {
      const titles = { title: toCopyTitle(title), titleZh: toCopyTitle(titleZh) };
      const questions = draft.questions.map(copyQuestion);
      return (
        <SetEditor setId={undefined} copyOf={setId} saved={{ version: 0, draft: { ...draft, ...titles, questions } }} />
      );
    }}
  </StoredSet>
);

interface StoredSetProps extends StoredSetEditorProps {
  titleKey: 'editTitle' | 'newTitle';
  children(detail: CallOutput<typeof getQuestionSet>, draft: EditedSet): ReactNode;
}

const StoredSet = ({ setId, version, titleKey, children }: StoredSetProps) => {
  const t = useTranslation(bankMessages);
  const e = useTranslation(editorMessages);
  // Fetched only once: the draft must not change while it is edited.
  const ask = useApiQuery(getQuestionSet, { setId, version });
  const { data } = ask;
  const { node } = useSearch(questionBank);
  if (data) return children(data, toEditedSet(data));
  const list = { label: t('bank'), to: linkTo(questionBank, { node, setId }) };
  return <PagePlaceholder query={ask} list={list} title={e(titleKey)} failed={t('setFailed')} />;
};

interface SetEditorProps {
  setId: number | undefined;
  /** The set that a new one is copied from. */
  copyOf?: number | undefined;
  /** The number of the earlier version that the draft begins with; null for the newest. */
  restored?: number | null;
  saved: { version: number; draft: EditedSet };
}

const toDraftName = ({ setId, copyOf, restored }: Omit<SetEditorProps, 'saved'>): string => {
  if (setId === undefined) return copyOf === undefined ? 'set.new' : `set.copy.${copyOf}`;
  return restored ? `set.${setId}.version.${restored}` : `set.${setId}`;
};

const SetEditor = ({ saved: initialSaved, ...what }: SetEditorProps) => {
  const { setId, restored } = what;
  const t = useTranslation(editorMessages);
  const bank = useTranslation(bankMessages);
  const tVersions = useTranslation(versionMessages);
  const [saved] = useState(initialSaved);
  const persisted = usePersistedDraft(toDraftName(what), saved);
  const [isPreview, setPreview] = useState(false);
  const { draft, change } = persisted;
  const saving = useSaveSet(what, persisted);
  useProtectPage(persisted.isChanged ? 'unsaved' : null);
  const problems = saving.tries > 0 ? findSetProblems(draft).filter(({ uid }) => !uid || saving.tried.has(uid)) : [];
  const title = t(setId === undefined ? 'newTitle' : 'editTitle');
  const { edit: _edit, ...from } = useSearch(questionBank);
  const back = linkTo(questionBank, from);

  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: bank('bank'), to: back }, { label: title }]} />
      <PageHead title={title} />
      <div className={styles.bar}>
        <SegmentedControl
          aria-label={t('mode')}
          value={isPreview ? 'preview' : 'write'}
          onChange={(mode) => setPreview(mode === 'preview')}
          data={[
            { value: 'write', label: t('write') },
            { value: 'preview', label: t('preview') },
          ]}
        />
        <DraftStatus kept={persisted.saveState} />
        <Button variant="filled" loading={saving.isSaving} onClick={() => void saving.save()}>
          {setId === undefined ? t('save') : t('saveVersion', { version: persisted.version + 1 })}
        </Button>
      </div>
      {restored && <p role="status">{tVersions('restoring', { version: restored })}</p>}
      {persisted.isRestored && <RestoredDraftNotice onDiscard={persisted.discard} />}
      <FormErrors
        attempt={saving.tries}
        title={saving.refused?.message ?? (problems.length > 0 ? t('notSaved') : undefined)}
        errors={problems.map(({ field, messageKey, number = 0 }) => ({
          field,
          message: t(messageKey, { number, seconds: maxClipSeconds }),
        }))}
      />
      {saving.isOutdated && setId !== undefined && <NewerVersion href={back} onTakeOver={saving.saveOver} />}
      {isPreview ? (
        <DraftSetPreview set={draft} />
      ) : (
        <SetForm name={toDraftName(what)} draft={draft} change={change} problems={problems} tried={saving.tried} />
      )}
    </Page>
  );
};

interface SetFormProps {
  /** The name under which the device stores the draft. */
  name: string;
  draft: EditedSet;
  change: PersistedDraft<EditedSet>['change'];
  problems: ReturnType<typeof findSetProblems>;
  tried: ReadonlySet<string>;
}

/** The fields of a set: what it is, its stimulus and its questions. */
const SetForm = ({ name, draft, change, problems, tried }: SetFormProps) => {
  const { upload } = useUpload();
  const uploadImage = async (file: File) => (await upload(file))?.url ?? null;
  return (
    <PictureUploadProvider take={uploadImage}>
      <div className={styles.form}>
        <SetFields set={draft} onChange={change} problems={problems} />
        <StimulusFields
          stimulus={draft.stimulus}
          onChange={(stimulus) => change((now) => ({ ...now, stimulus }))}
          problem={problems.find(({ field }) => field === 'set-stimulus')?.messageKey}
        />
        <TypedQuestions
          name={name}
          set={draft}
          onChange={(next) => change((now) => ({ ...now, questions: next(now.questions) }))}
        />
        <QuestionList
          questions={draft.questions}
          stimulus={draft.stimulus}
          place={draft.place}
          onChange={(next) => change((now) => ({ ...now, questions: next(now.questions) }))}
          tried={tried}
        />
      </div>
    </PictureUploadProvider>
  );
};
