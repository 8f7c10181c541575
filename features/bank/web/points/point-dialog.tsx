import { Alert, Button, Modal, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { getErrorMessage, useApiMutation, useContentRequestId } from '@inkstone/call/web';
import { toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import { saveKnowledgePoint } from '../../contract.ts';
import { pointMessages } from '../../messages.ts';
import type { TreeNode } from './tree-node.ts';
import styles from './points.module.css';

interface PointDialogProps {
  /** The point that is changed; absent: a new one. */
  point?: TreeNode;
  /** The section that it stands under at first. */
  sectionId: number;
  /** The sections that it can stand under. */
  sections: readonly TreeNode[];
  onClose(): void;
}

/** Names a new knowledge point, or renames or moves one. */
export const PointDialog = ({ point, sectionId: firstSectionId, sections, onClose }: PointDialogProps) => {
  const t = useTranslation(pointMessages);
  const language = useLanguage();
  const [names, setNames] = useState({ name: point?.name ?? '', nameZh: point?.nameZh ?? '' });
  const [sectionId, setSectionId] = useState(firstSectionId);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const requestIdFor = useContentRequestId();
  const { mutateAsync, isPending } = useApiMutation(saveKnowledgePoint);
  const save = async () => {
    setTried(true);
    if (names.name.trim() === '' || names.nameZh.trim() === '') return;
    const input = { ...names, sectionId, ...(point && { pointId: point.id }) };
    try {
      await mutateAsync({ ...input, requestId: requestIdFor([input]) });
      toastSuccess(t('saved'));
      onClose();
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  const errorFor = (value: string) => (isTried && value.trim() === '' ? t('needName') : undefined);
  return (
    <Modal opened onClose={onClose} title={t(point ? 'changeTitle' : 'addTitle')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {refusal !== null && (
          <Alert color="cinnabar" role="alert">
            {refusal}
          </Alert>
        )}
        <TextInput
          label={t('name')}
          lang="en"
          maxLength={80}
          data-autofocus
          value={names.name}
          error={errorFor(names.name)}
          onChange={({ currentTarget: { value } }) => setNames((now) => ({ ...now, name: value }))}
        />
        <TextInput
          label={t('nameZh')}
          lang="zh-CN"
          maxLength={80}
          value={names.nameZh}
          error={errorFor(names.nameZh)}
          onChange={({ currentTarget: { value } }) => setNames((now) => ({ ...now, nameZh: value }))}
        />
        <Select
          label={t('section')}
          allowDeselect={false}
          data={sections.map(({ id, name, nameZh }) => ({
            value: String(id),
            label: localizedName(language, name, nameZh),
          }))}
          value={String(sectionId)}
          onChange={(next) => next !== null && setSectionId(Number(next))}
        />
        <footer>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {t('save')}
          </Button>
        </footer>
      </form>
    </Modal>
  );
};
