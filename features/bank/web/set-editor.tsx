import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { PictureUploadProvider } from '@inkstone/exam/picture-desk';
import { useProtectPage } from '@inkstone/session/web';
import { Breadcrumb, FormErrors, Page, PageHead, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { subject } from '../addresses.ts';
import { getTopicDetailGroup, getTopicTree } from '../contract.ts';
import { editorMessages, messages } from '../messages.ts';
import { longestClipSeconds } from '../rules.ts';
import { BroughtBack, KeptWords } from './draft-words.tsx';
import { editedSetOf, emptySet, problemsOfSet, type EditedSet } from './edited-set.ts';
import { newPlaceAt } from './new-place.ts';
import { NewerVersion } from './newer-version.tsx';
import { QuestionList } from './question-list.tsx';
import { SetFields } from './set-fields.tsx';
import { SetLook } from './set-look.tsx';
import { StimulusFields } from './stimulus-fields.tsx';
import { ToCome } from './to-come.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveSet } from './use-save-set.ts';
import { useUpload } from './use-upload.ts';
import styles from './editor.module.css';

/** A new set being written, at the place of the bank that it was begun from. */
export const NewSet = () => {
  const t = useTranslation(messages);
  const e = useTranslation(editorMessages);
  const ask = useApiQuery(getTopicTree, {});
  const { node } = useSearch(subject);
  if (!ask.data) {
    const list = { label: t('bank'), to: linkTo(subject, { node }) };
    return <ToCome ask={ask} list={list} title={e('newTitle')} failed={t('treeFailed')} />;
  }
  return <SetEditor topicId={undefined} saved={{ version: 0, draft: emptySet(newPlaceAt(ask.data.list, node)) }} />;
};

/** A set of the bank being changed: the next version of it. */
export const ChangedSet = ({ topicId }: { topicId: number }) => {
  const t = useTranslation(messages);
  const e = useTranslation(editorMessages);
  // What is being written must not change under the hand: the set is asked for once.
  const ask = useApiQuery(getTopicDetailGroup, { topicId });
  const { data } = ask;
  const { node } = useSearch(subject);
  if (!data) {
    const list = { label: t('bank'), to: linkTo(subject, { node, topicId }) };
    return <ToCome ask={ask} list={list} title={e('editTitle')} failed={t('setFailed')} />;
  }
  return <SetEditor topicId={topicId} saved={{ version: data.topic.version, draft: editedSetOf(data) }} />;
};

interface SetEditorProps {
  topicId: number | undefined;
  saved: { version: number; draft: EditedSet };
}

const SetEditor = ({ topicId, saved: given }: SetEditorProps) => {
  const t = useTranslation(editorMessages);
  const bank = useTranslation(messages);
  const [saved] = useState(given);
  const kept = useKeptDraft(topicId === undefined ? 'set.new' : `set.${topicId}`, saved);
  const [isPreview, setPreview] = useState(false);
  const { draft, change } = kept;
  const saving = useSaveSet(topicId, kept);
  const { upload } = useUpload();
  const take = async (chosen: File) => (await upload(chosen))?.url ?? null;
  useProtectPage(kept.isChanged ? 'unsaved' : null);
  const problems = saving.tries > 0 ? problemsOfSet(draft).filter(({ uid }) => !uid || saving.tried.has(uid)) : [];
  const title = t(topicId === undefined ? 'newTitle' : 'editTitle');
  const { edit: _edit, ...from } = useSearch(subject);
  const back = linkTo(subject, from);

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
        <KeptWords kept={kept.kept} />
        <Button variant="filled" loading={saving.isSaving} onClick={() => void saving.save()}>
          {topicId === undefined ? t('save') : t('saveVersion', { version: kept.version + 1 })}
        </Button>
      </div>
      {kept.isBroughtBack && <BroughtBack onDiscard={kept.discard} />}
      <FormErrors
        attempt={saving.tries}
        title={saving.refused?.message ?? (problems.length > 0 ? t('notSaved') : undefined)}
        errors={problems.map(({ field, says, number = 0 }) => ({
          field,
          message: t(says, { number, seconds: longestClipSeconds }),
        }))}
      />
      {saving.isOutdated && topicId !== undefined && <NewerVersion href={back} onTakeOver={saving.saveOver} />}
      {isPreview ? (
        <SetLook set={draft} />
      ) : (
        <PictureUploadProvider take={take}>
          <div className={styles.form}>
            <SetFields set={draft} onChange={change} problems={problems} />
            <StimulusFields
              stimulus={draft.stimulus}
              onChange={(stimulus) => change((now) => ({ ...now, stimulus }))}
              problem={problems.find(({ field }) => field === 'set-stimulus')?.says}
            />
            <QuestionList
              questions={draft.questions}
              stimulus={draft.stimulus}
              place={draft.place}
              onChange={(next) => change((now) => ({ ...now, questions: next(now.questions) }))}
              tried={saving.tried}
            />
          </div>
        </PictureUploadProvider>
      )}
    </Page>
  );
};
