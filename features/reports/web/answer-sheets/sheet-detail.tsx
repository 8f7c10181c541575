import { Button, Select } from '@mantine/core';
import { StatusChip, toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { reportLocationFor } from '../../addresses.ts';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';
import styles from './answer-sheets.module.css';
import { QuestionChoices } from './question-choices.tsx';
import { stateTones, type SheetList, type SheetPageRow } from './sheet-words.ts';
import { useSheetDecisions } from './use-sheet-decisions.ts';

interface SheetDetailProps {
  id: number;
  list: SheetList;
  sheet: SheetPageRow;
  onClose(): void;
}

/** One page: its picture beside what was read, and what there is to decide. */
export const SheetDetail = ({ id, list, sheet, onClose }: SheetDetailProps) => {
  const t = useTranslation(answerSheetMessages);
  const decisions = useSheetDecisions(id, sheet);
  const questions = list.forms.find(({ form, rules }) => form === sheet.form && rules === sheet.rules)?.questions ?? [];
  return (
    <section className={styles.detail} aria-label={sheet.fileName}>
      <div className={styles.head}>
        <Button variant="quiet" className={styles.back} onClick={onClose}>
          {t('back')}
        </Button>
        <StatusChip tone={stateTones[sheet.state]}>{t(sheet.state)}</StatusChip>
        <SheetActions {...{ id, list, sheet, decisions, onClose }} />
      </div>
      {sheet.problem !== null && <p role="status">{t(sheet.problem)}</p>}
      {sheet.state === 'duplicate' && <p role="status">{t('duplicateNote')}</p>}
      {sheet.problem === null && <StudentSelect {...{ list, sheet, decisions }} />}
      <div className={styles.both}>
        <figure className={styles.picture}>
          <a href={sheet.url} target="_blank" rel="noreferrer" aria-label={t('enlarge')}>
            <img src={sheet.url} alt={t('picture')} />
          </a>
          <figcaption className="meta">
            {t('picture')} ·{' '}
            <a href={sheet.url} target="_blank" rel="noreferrer">
              {t('enlarge')}
            </a>
          </figcaption>
        </figure>
        {sheet.problem === null && <QuestionChoices {...{ sheet, questions, decisions }} />}
      </div>
    </section>
  );
};

type Decisions = ReturnType<typeof useSheetDecisions>;

interface StudentSelectProps {
  list: SheetList;
  sheet: SheetPageRow;
  decisions: Decisions;
}

const StudentSelect = ({ list, sheet, decisions }: StudentSelectProps) => {
  const t = useTranslation(answerSheetMessages);
  return (
    <Select
      label={t('student')}
      placeholder={t('nobody')}
      searchable
      disabled={sheet.state === 'entered' || decisions.isSaving}
      {...(sheet.number !== null && { description: t('studentHint', { number: sheet.number }) })}
      data={list.students.map(({ studentId, name, number }) => ({
        value: String(studentId),
        label: number === null ? name : `${name} (${number})`,
      }))}
      value={sheet.studentId === null ? null : String(sheet.studentId)}
      onChange={(value) => value !== null && void decisions.decide({ studentId: Number(value) })}
    />
  );
};

const SheetActions = ({ id, list, sheet, decisions, onClose }: SheetDetailProps & { decisions: Decisions }) => {
  const t = useTranslation(answerSheetMessages);
  const confirm = useConfirm();
  const { studentId } = sheet;
  const name = list.students.find((student) => student.studentId === studentId)?.name ?? '';
  const discard = async () => {
    const isSure = await confirm({
      title: t('discardAsk'),
      body: t('discardBody'),
      actionLabel: t('discard'),
      danger: true,
      cancel: t('cancel'),
    });
    if (isSure && (await decisions.decide({ isDiscarded: true }))) onClose();
  };
  const takeBack = async () => {
    const isSure = await confirm({
      title: t('undoAsk', { name }),
      body: t('undoBody'),
      actionLabel: t('undo'),
      danger: true,
      cancel: t('cancel'),
    });
    const outcome = isSure ? await decisions.takeBack() : null;
    if (outcome === 'undone') toastSuccess(t('undone'));
    else if (outcome !== null) toastError(t(outcome));
  };
  if (sheet.state !== 'entered') {
    return (
      <Button variant="quiet" loading={decisions.isSaving} onClick={() => void discard()}>
        {t('discard')}
      </Button>
    );
  }
  return (
    <>
      {studentId !== null && (
        <ScreenLink {...reportLocationFor({ programme: list.programme, kind: list.kind, id }, studentId)}>
          {t('toReport')}
        </ScreenLink>
      )}
      <Button variant="quiet" loading={decisions.isSaving} onClick={() => void takeBack()}>
        {t('undo')}
      </Button>
    </>
  );
};
