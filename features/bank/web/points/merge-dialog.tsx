import { Alert, Button, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { getErrorMessage, useApiMutation, useApiQuery, useContentRequestId } from '@inkstone/call/web';
import { toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import { getPointUse, mergeKnowledgePoints } from '../../contract.ts';
import { pointMessages } from '../../messages.ts';
import type { TreeNode } from './tree-node.ts';
import styles from './points.module.css';

interface MergeDialogProps {
  point: TreeNode;
  sections: readonly TreeNode[];
  /** All points of the subject. */
  points: readonly TreeNode[];
  onClose(): void;
}

/** Merges a point into another one of its subject; says before how many questions move. */
export const MergeDialog = ({ point, sections, points, onClose }: MergeDialogProps) => {
  const t = useTranslation(pointMessages);
  const language = useLanguage();
  const [intoId, setIntoId] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const requestIdFor = useContentRequestId();
  const { data: use } = useApiQuery(getPointUse, { pointId: point.id });
  const { mutateAsync, isPending } = useApiMutation(mergeKnowledgePoints);
  const nameNode = (node: TreeNode) => localizedName(language, node.name, node.nameZh);
  const into = points.find(({ id }) => id === intoId);
  const merge = async (target: TreeNode) => {
    const input = { pointId: point.id, intoId: target.id };
    try {
      await mutateAsync({ ...input, requestId: requestIdFor([input]) });
      toastSuccess(t('merged', { name: nameNode(point), into: nameNode(target) }));
      onClose();
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('mergeTitle', { name: nameNode(point) })}>
      <div className={styles.form}>
        {refusal !== null && (
          <Alert color="cinnabar" role="alert">
            {refusal}
          </Alert>
        )}
        <Select
          label={t('into')}
          searchable
          data={sections.map((section) => ({
            group: nameNode(section),
            items: points
              .filter(({ id, parentId, isRetired }) => parentId === section.id && id !== point.id && !isRetired)
              .map((target) => ({ value: String(target.id), label: nameNode(target) })),
          }))}
          value={intoId === null ? null : String(intoId)}
          onChange={(next) => setIntoId(next === null ? null : Number(next))}
        />
        {use && (
          <p className="num">
            <b>
              {t('moves', {
                questions: t('questions', { count: use.questions }),
                sets: t('sets', { count: use.sets }),
              })}
            </b>
          </p>
        )}
        <p>{t('mergeBody')}</p>
        <footer>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="filled"
            disabled={!into || !use}
            loading={isPending}
            onClick={() => into && void merge(into)}
          >
            {t('merge')}
          </Button>
        </footer>
      </div>
    </Modal>
  );
};
