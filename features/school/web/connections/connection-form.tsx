import { Button } from '@mantine/core';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { failureFrom } from '@inkstone/call/web';
import { useProtectPage } from '@inkstone/session/web';
import { FormErrors, toastSuccess, useConfirm, type FieldError } from '@inkstone/ui';
import styles from '../settings/settings.module.css';

/** What the form of a connection shows of itself to its inputs and its test. */
export interface ConnectionParts<Fields> {
  fields: Fields;
  /** Whether nothing is wrong with the form. */
  isWhole: boolean;
  change(next: Partial<Fields>): void;
}

interface ConnectionFormProps<Fields> {
  /** The edition and the fields of the form's first answer: a later one would hide that somebody else saved meanwhile. */
  edition: number;
  opened: Fields;
  /** The form of a connection that is not set. */
  empty: Fields;
  /** The fields after they were saved, without the secret. */
  withoutSecret(fields: Fields): Fields;
  findFaults(fields: Fields): FieldError[];
  /** Saves the fields, or removes the connection by null; returns the edition that was saved. */
  send(edition: number, fields: Fields | null): Promise<number>;
  mutation: { isPending: boolean; error: unknown };
  words: Readonly<Record<'none' | 'save' | 'saved' | 'remove' | 'removed' | 'removeTitle' | 'removeBody', string>>;
  children(parts: ConnectionParts<Fields>): ReactNode;
  test(parts: ConnectionParts<Fields>): ReactNode;
}

const useConnectionForm = <Fields extends object>(props: ConnectionFormProps<Fields>) => {
  const { opened, empty, withoutSecret, findFaults, send, mutation, words } = props;
  const [fields, setFields] = useState(opened);
  const [edition, setEdition] = useState(props.edition);
  const [saved, setSaved] = useState(opened);
  const [attempt, setAttempt] = useState(0);
  const faultsNow = findFaults(fields);
  useProtectPage(fields === saved ? null : 'unsaved');
  const sendNow = async (next: Fields | null) => {
    try {
      setEdition(await send(edition, next));
      const shown = next ? withoutSecret(next) : empty;
      setFields(shown);
      setSaved(shown);
      setAttempt(0);
      toastSuccess(next ? words.saved : words.removed);
    } catch {
      // Shown above the form.
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!mutation.isPending && faultsNow.length === 0) void sendNow(fields);
  };
  const faults = attempt > 0 ? faultsNow : [];
  const failure = failureFrom(mutation.error);
  const refused = faults.length === 0 && failure && failure.kind !== 'signedOut' ? failure.message : undefined;
  const parts: ConnectionParts<Fields> = {
    fields,
    isWhole: faultsNow.length === 0,
    change: (next) => setFields((current) => ({ ...current, ...next })),
  };
  return { parts, edition, attempt, faults, refused, submit, remove: () => sendNow(null) };
};

/** The form of a connection to another service: what is set, save, remove, and a test. */
export const ConnectionForm = <Fields extends object>(props: ConnectionFormProps<Fields>) => {
  const { mutation, words, children, test } = props;
  const confirm = useConfirm();
  const { parts, edition, attempt, faults, refused, submit, remove } = useConnectionForm(props);
  const askToRemove = async () => {
    const { removeTitle: title, removeBody: body, remove: actionLabel } = words;
    if (await confirm({ title, body, actionLabel, danger: true })) await remove();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {edition === 0 && <p>{words.none}</p>}
      <FormErrors errors={faults} attempt={attempt} {...(refused !== undefined && { title: refused })} />
      {children(parts)}
      <div className={styles.acts}>
        <Button type="submit" variant="filled" loading={mutation.isPending}>
          {words.save}
        </Button>
        {edition > 0 && (
          <Button variant="quiet" disabled={mutation.isPending} onClick={() => void askToRemove()}>
            {words.remove}
          </Button>
        )}
      </div>
      {test(parts)}
    </form>
  );
};
