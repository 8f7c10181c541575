import { Button, Modal, NumberInput, Radio } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { SentenceSpace, toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { saveGradebookScheme, type SchemeDraft } from '../../contract.ts';
import { schemeKinds } from '../../gradebook/scheme.ts';
import { gradebookMessages } from '../../messages.ts';
import type { Gradebook } from './gradebook-table.tsx';
import styles from './gradebook.module.css';

const labels = { equal: 'equal', points: 'byPoints', families: 'byFamily', works: 'works' } as const;

/** Changes how the works of a class are weighed. */
export const SchemeDialog = ({ gradebook, onClose }: { gradebook: Gradebook; onClose: () => void }) => {
  const t = useTranslation(gradebookMessages);
  const { edition, ...initial } = gradebook.scheme;
  const [draft, setDraft] = useState<SchemeDraft>(initial);
  const [requestId] = useState(newRequestId);
  const { mutateAsync, isPending } = useApiMutation(saveGradebookScheme);
  const submit = async () => {
    try {
      await mutateAsync({ ...draft, requestId, classId: gradebook.classId, edition });
      toastSuccess(t('schemeSaved'));
      onClose();
    } catch (error) {
      toastError(t('schemeFailed'), getErrorMessage(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('schemeTitle')} size={560}>
      <div className={styles.form}>
        <Radio.Group label={t('kind')} value={draft.kind}>
          <div className={styles.form}>
            {schemeKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(labels[kind])} onChange={() => setDraft({ ...draft, kind })} />
            ))}
          </div>
        </Radio.Group>
        <WeightFields draft={draft} works={gradebook.works} onChange={setDraft} />
        <Weight
          label={t('dropLowest')}
          value={draft.dropLowest}
          most={20}
          onChange={(dropLowest) => setDraft({ ...draft, dropLowest })}
        />
        <p className="dim">
          {t('rule')}
          <SentenceSpace />
          {t('forAll')}
        </p>
        <span className="row wrap">
          <Button variant="filled" loading={isPending} onClick={() => void submit()}>
            {t('apply')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </span>
      </div>
    </Modal>
  );
};

interface WeightFieldsProps {
  draft: SchemeDraft;
  works: Gradebook['works'];
  onChange: (draft: SchemeDraft) => void;
}

const WeightFields = ({ draft, works, onChange }: WeightFieldsProps) => {
  const t = useTranslation(gradebookMessages);
  if (draft.kind === 'families') {
    return (
      <div className={styles.weights}>
        {(['homeworkWeight', 'testWeight'] as const).map((key) => (
          <Weight
            key={key}
            label={t(key)}
            value={draft[key]}
            onChange={(weight) => onChange({ ...draft, [key]: weight })}
          />
        ))}
      </div>
    );
  }
  if (draft.kind !== 'works') return null;
  const setWeight = (id: number, weight: number) =>
    onChange({ ...draft, workWeights: [...draft.workWeights.filter((work) => work.id !== id), { id, weight }] });
  return (
    <div className={styles.weights}>
      {works.map(({ id, title }) => (
        <Weight
          key={id}
          label={t('workWeight', { work: title })}
          value={draft.workWeights.find((work) => work.id === id)?.weight ?? 1}
          onChange={(weight) => setWeight(id, weight)}
        />
      ))}
    </div>
  );
};

interface WeightProps {
  label: string;
  value: number;
  most?: number;
  onChange(next: number): void;
}

const Weight = ({ label, value, most = 100, onChange }: WeightProps) => (
  <NumberInput
    label={label}
    value={value}
    min={0}
    max={most}
    allowDecimal={false}
    onChange={(next) => onChange(Math.min(most, Math.max(0, Math.round(Number(next) || 0))))}
  />
);
