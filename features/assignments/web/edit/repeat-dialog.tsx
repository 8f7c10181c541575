import { Alert, Button, Checkbox, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { getRepeatPlan, type assignedTextbookCalls, type RepeatPlan, type RepeatTarget } from '../../contract.ts';
import { assignmentMessages, newAssignmentMessages, repeatMessages } from '../../messages.ts';
import shared from '../shared/assignments.module.css';
import { WindowModeField } from '../create/window-mode-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { draftFor, findRepeatFaults, isAsProposed, newRepeatDraft, type RepeatDraft } from './repeat-draft.ts';
import styles from './repeat-dialog.module.css';

interface RepeatDialogProps {
  assignment: { id: number; title: string };
  /** The call that gives work of this family again. */
  call: (typeof assignedTextbookCalls)['repeatAssignment'];
  /** Opens the page of the work that was given. */
  onGiven(id: number): void;
  onClose(): void;
}

/** Gives work again to other classes, with times that are proposed and can be corrected. */
export const RepeatDialog = (props: RepeatDialogProps) => {
  const { assignment, onClose } = props;
  const t = useTranslation(repeatMessages);
  const ask = useApiQuery(getRepeatPlan, { id: assignment.id });
  return (
    <Modal opened onClose={onClose} title={t('title', { title: assignment.title })} size={560}>
      <QueryBoundary query={ask} errorTitle={t('loadFailed')} skeleton={<BlockSkeleton lines={6} />}>
        {(plan) =>
          plan.isPossible && plan.targets.length > 0 ? (
            <RepeatForm {...props} plan={plan} />
          ) : (
            <div className={shared.form}>
              {plan.isPossible ? <p>{t('noClasses')}</p> : <Retired plan={plan} />}
              <div className={shared.acts}>
                <Button onClick={onClose}>{t('close')}</Button>
              </div>
            </div>
          )
        }
      </QueryBoundary>
    </Modal>
  );
};

const RepeatForm = ({ assignment, call, plan, onGiven, onClose }: RepeatDialogProps & { plan: RepeatPlan }) => {
  const t = useTranslation(repeatMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const [draft, setDraft] = useState(() => newRepeatDraft(plan));
  const change = (part: Partial<RepeatDraft>) => setDraft({ ...draft, ...part });
  const { mutateAsync } = useApiMutation(call);
  const target = plan.targets[draft.target];
  const send = async (requestId: string) => {
    const { classIds, beginsAt, deadline, windowMode } = draft;
    const times = { beginsAt: beginsAt?.toISOString() ?? '', deadline: deadline?.toISOString() ?? '' };
    const choices = { classIds: [...classIds], ...times, ...(windowMode && { windowMode }) };
    const { id, recipients } = await mutateAsync({ id: assignment.id, requestId, ...choices });
    onGiven(id);
    return t('done', { count: recipients });
  };
  const faults = findRepeatFaults(draft).map(({ field, messageKey }) => ({ field, message: t(messageKey) }));
  const isProposed = isAsProposed(draft, plan);
  return (
    <DialogForm submitLabel={t('give', { count: draft.classIds.length })} {...{ faults, send, onClose }}>
      <p className="meta">{t('note')}</p>
      <Retired plan={plan} />
      <TermField plan={plan} draft={draft} onChange={(next) => setDraft({ ...next, windowMode: draft.windowMode })} />
      {target && <ClassField target={target} draft={draft} onChange={change} />}
      <div className={styles.times}>
        <DateTimeField
          id="repeat-begin"
          label={tAssignment('opens')}
          value={draft.beginsAt}
          onChange={(beginsAt) => change({ beginsAt })}
        />
        <DateTimeField
          isAhead
          id="repeat-deadline"
          label={tAssignment('deadline')}
          value={draft.deadline}
          onChange={(deadline) => change({ deadline })}
        />
      </div>
      {plan.examLanguage && (
        <WindowModeField value={draft.windowMode} examLanguage={plan.examLanguage} onChange={change} />
      )}
      {isProposed && <p className="meta">{t('sameHours')}</p>}
      {isProposed && target?.isOutsideTerm && <Alert color="amber">{t('outsideTerm')}</Alert>}
    </DialogForm>
  );
};

interface FieldProps {
  draft: RepeatDraft;
  onChange(change: Partial<RepeatDraft>): void;
}

/** The term whose classes are offered; absent where all classes are of one. */
const TermField = ({
  plan,
  draft,
  onChange,
}: {
  plan: RepeatPlan;
  draft: RepeatDraft;
  onChange(draft: RepeatDraft): void;
}) => {
  const t = useTranslation(repeatMessages);
  if (plan.targets.length < 2) return null;
  const nameFor = ({ term }: RepeatTarget): string => {
    if (!term) return t('noTerm');
    return term.state === 'past' ? t('pastTerm', { name: term.name }) : term.name;
  };
  return (
    <Select
      label={t('term')}
      allowDeselect={false}
      data={plan.targets.map((target, index) => ({ value: String(index), label: nameFor(target) }))}
      value={String(draft.target)}
      onChange={(value) => onChange(draftFor(plan, Number(value)))}
    />
  );
};

const ClassField = ({ target, draft, onChange }: FieldProps & { target: RepeatTarget }) => {
  const t = useTranslation(repeatMessages);
  const tNew = useTranslation(newAssignmentMessages);
  return (
    <Checkbox.Group
      id="repeat-classes"
      label={t('classes')}
      value={draft.classIds.map(String)}
      onChange={(values) => onChange({ classIds: values.map(Number) })}
    >
      <ul className={styles.classes}>
        {target.classes.map(({ id, name, studentCount, hasIt }) => (
          <li key={id}>
            <Checkbox
              value={String(id)}
              label={name}
              description={[tNew('members', { count: studentCount }), ...(hasIt ? [t('hasIt')] : [])].join(' · ')}
            />
          </li>
        ))}
      </ul>
    </Checkbox.Group>
  );
};

/** What of the work left the bank, and how many of its questions stay out. */
const Retired = ({ plan: { isPossible, retired, removedQuestions } }: { plan: RepeatPlan }) => {
  const t = useTranslation(repeatMessages);
  const tNew = useTranslation(newAssignmentMessages);
  const join = (isLeftOut: boolean): string =>
    retired
      .filter((content) => content.isLeftOut === isLeftOut)
      .map(({ title }) => title)
      .join(tNew('comma'));
  const [out, inPaper] = [join(true), join(false)];
  return (
    <>
      {out !== '' && (
        <Alert color={isPossible ? 'amber' : 'cinnabar'}>
          {t(isPossible ? 'leftOut' : 'impossible', { names: out })}
        </Alert>
      )}
      {inPaper !== '' && <Alert color="amber">{t('inPaper', { names: inPaper })}</Alert>}
      {removedQuestions > 0 && <p className="meta">{t('staysOut', { count: removedQuestions })}</p>}
    </>
  );
};
