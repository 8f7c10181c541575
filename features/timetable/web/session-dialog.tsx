import { Button, Modal, Radio } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { getErrorMessage, useApiMutation, useContentRequestId, type CallOutput } from '@inkstone/call/web';
import { FormErrors, toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import {
  addSession,
  cancelSession,
  changeScopes,
  changeSession,
  type ChangeScope,
  type SessionConflict,
  type TimetableSession,
} from '../contract.ts';
import { sessionMessages } from '../messages.ts';
import { ConflictList } from './conflict-list.tsx';
import { longDayText } from './day-text.ts';
import { findFaults, newFields, toDraft, toFields, toRecurrence, type MovedTimes } from './session-fields.ts';
import { SessionForm } from './session-form.tsx';
import type { Choice } from './choices.tsx';
import styles from './session.module.css';

type SaveResult = CallOutput<typeof changeSession>;

/** Sends a change, again with what was confirmed; what is in the way stays until the next press. */
const useSaving = (onSaved: (result: SaveResult) => void) => {
  const [conflicts, setConflicts] = useState<readonly SessionConflict[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const send = async (call: (confirmedIds: number[]) => Promise<SaveResult>, confirmed: readonly SessionConflict[]) => {
    setRefused(null);
    setSending(true);
    try {
      const result = await call(confirmed.map(({ sessionId }) => sessionId));
      if (result.isSaved) return onSaved(result);
      setConflicts(result.conflicts);
    } catch (error) {
      setRefused(getErrorMessage(error));
    }
    setAttempt((count) => count + 1);
    setSending(false);
  };
  return { conflicts, refused, attempt, isSending, send, forget: () => setConflicts([]) };
};

interface DialogProps {
  onClose(): void;
}

/** The dialog to add a session or a series. */
export const AddSessionDialog = ({
  day,
  schoolClass,
  onClose,
}: DialogProps & { day: string; schoolClass: Choice | null }) => {
  const t = useTranslation(sessionMessages);
  const [fields, setFields] = useState(() => newFields(day, schoolClass));
  const [isTried, setTried] = useState(false);
  const { mutateAsync } = useApiMutation(addSession);
  const requestIdFor = useContentRequestId();
  const saving = useSaving(({ count, holidayCount }) => {
    const holidays = holidayCount > 0 ? ` ${t('holidays', { count: holidayCount })}` : '';
    toastSuccess(t('saved', { count }) + holidays);
    onClose();
  });
  const faults = findFaults(fields);
  const submit = () => {
    setTried(true);
    if (faults.length > 0) return;
    const content = { classId: fields.schoolClass?.id ?? 0, ...toDraft(fields), recurrence: toRecurrence(fields) };
    const press = (confirmedIds: number[]) => {
      const input = { ...content, confirmedIds };
      return mutateAsync({ requestId: requestIdFor(input), ...input });
    };
    void saving.send(press, saving.conflicts);
  };
  return (
    <Modal opened onClose={onClose} title={t('addTitle')} size={640}>
      <FormShell saving={saving} faults={isTried ? faults : []} onSubmit={submit} onClose={onClose}>
        <SessionForm
          fields={fields}
          isNew
          onChange={(next) => {
            saving.forget();
            setFields((current) => ({ ...current, ...next }));
          }}
        />
      </FormShell>
    </Modal>
  );
};

interface EditProps extends DialogProps {
  session: TimetableSession;
  /** Where it was dragged to; null where it was opened. */
  moved: MovedTimes | null;
  onAttendance(): void;
}

/** The dialog to change, move, cancel or restore a session, alone or with others of its series. */
export const EditSessionDialog = ({ session: shown, moved, onAttendance, onClose }: EditProps) => {
  const t = useTranslation(sessionMessages);
  const language = useLanguage();
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [session] = useState(shown);
  const [fields, setFields] = useState(() => toFields(session, moved));
  const [scope, setScope] = useState<ChangeScope>('one');
  const [isTried, setTried] = useState(false);
  const { mutateAsync: change } = useApiMutation(changeSession);
  const { mutateAsync: cancel } = useApiMutation(cancelSession);
  const requestIdFor = useContentRequestId();
  const target = { sessionId: session.id, edition: session.edition, scope };
  const saving = useSaving(({ count }) => {
    toastSuccess(count === 1 ? t('savedOne') : t('saved', { count }));
    onClose();
  });
  const toggling = useSaving(({ count }) => {
    toastSuccess(t(session.isCancelled ? 'didRestore' : 'didCancel', { count }));
    onClose();
  });
  const faults = findFaults(fields);
  const submit = () => {
    setTried(true);
    if (faults.length > 0) return;
    const press = (confirmedIds: number[]) => {
      const input = { ...target, ...toDraft(fields), confirmedIds };
      return change({ requestId: requestIdFor(input), ...input });
    };
    void saving.send(press, saving.conflicts);
  };
  const toggle = () => {
    const press = (confirmedIds: number[]) => {
      const input = { ...target, isCancelled: !session.isCancelled, confirmedIds };
      return cancel({ requestId: requestIdFor(input), ...input });
    };
    void toggling.send(press, toggling.conflicts);
  };
  const forget = () => {
    saving.forget();
    toggling.forget();
  };
  const title = t('editTitle', { name: session.className, day: longDayText(session.day, language) });
  return (
    <Modal opened onClose={onClose} title={title} size={640}>
      <FormShell
        saving={toggling.conflicts.length > 0 || toggling.refused !== null ? toggling : saving}
        faults={isTried ? faults : []}
        onSubmit={toggling.conflicts.length > 0 ? toggle : submit}
        onClose={onClose}
        action={
          <>
            <Button onClick={onAttendance}>{t('attendance')}</Button>
            <Button
              variant="quiet"
              {...(!session.isCancelled && { color: 'cinnabar' })}
              loading={toggling.isSending}
              onClick={toggle}
            >
              {t(session.isCancelled ? 'restore' : 'cancel')}
            </Button>
          </>
        }
      >
        <SessionForm
          fields={fields}
          isNew={false}
          onChange={(next) => {
            forget();
            setFields((current) => ({ ...current, ...next }));
          }}
        />
        {session.seriesId !== null && (
          <ScopeField
            scope={scope}
            onChange={(next) => {
              forget();
              setScope(next);
            }}
          />
        )}
      </FormShell>
    </Modal>
  );
};

/** Which sessions of a series a change is for. */
const ScopeField = ({ scope, onChange }: { scope: ChangeScope; onChange: (scope: ChangeScope) => void }) => {
  const t = useTranslation(sessionMessages);
  return (
    <Radio.Group
      label={t('scope')}
      description={t('scopeNote')}
      value={scope}
      onChange={(value) => onChange(changeScopes.find((name) => name === value) ?? 'one')}
    >
      <div className={styles.choices}>
        {changeScopes.map((name) => (
          <Radio key={name} value={name} label={t(name)} />
        ))}
      </div>
    </Radio.Group>
  );
};

interface FormShellProps extends DialogProps {
  saving: ReturnType<typeof useSaving>;
  faults: ReturnType<typeof findFaults>;
  action?: ReactNode;
  children: ReactNode;
  onSubmit(): void;
}

const FormShell = ({ saving, faults, action, children, onSubmit, onClose }: FormShellProps) => {
  const t = useTranslation(sessionMessages);
  const { conflicts, refused, attempt, isSending } = saving;
  const errors = faults.map(({ field, key }) => ({ field, message: t(key) }));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormErrors attempt={attempt} errors={errors} {...(refused !== null && { title: refused })} />
      {children}
      {conflicts.length > 0 && <ConflictList key={attempt} conflicts={conflicts} />}
      <div className={styles.acts}>
        {action}
        <Button variant="quiet" className={styles.close} onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" variant="filled" loading={isSending}>
          {t(conflicts.length > 0 ? 'saveAnyway' : 'save')}
        </Button>
      </div>
    </form>
  );
};
