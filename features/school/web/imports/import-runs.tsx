import { Progress } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { Instant, Section, useTranslation } from '@inkstone/ui';
import { schoolImport } from '../../addresses.ts';
import type { ImportRun } from '../../contract/imports.ts';
import { importMessages, subjectMessages } from '../../messages.ts';
import { refusals } from '../../refusals.ts';
import styles from './import.module.css';

const failures = {
  plan: { interrupted: 'planInterrupted', failed: 'planFailed' },
  apply: { interrupted: 'applyInterrupted', failed: 'applyFailed' },
  undo: { interrupted: 'undoInterrupted', failed: 'undoFailed' },
} as const;

/** What an import is doing, or why it did not get through, in words. */
const useRunText = ({ kind, state, phase, doneRows: done, totalRows, fault }: ImportRun): string => {
  const t = useTranslation(importMessages);
  const tRefusal = useTranslation(refusals);
  const total = totalRows ?? 0;
  if (state !== 'running') {
    const code = Object.keys(refusals.pairs).find((name): name is keyof typeof refusals.pairs => name === fault);
    return state === 'failed' && code ? `${tRefusal(code)} ${t('safe')}` : t(failures[kind][state]);
  }
  if (kind !== 'plan') return t(kind === 'apply' ? 'runApplying' : 'runUndoing', { done, total });
  if (phase === 'reading') return t('runReading');
  return phase === 'comparing' ? t('runComparing', { count: total }) : t('runPlanning', { done, total });
};

/** How far one import is, or why it did not get through. */
export const ImportProgress = ({ run }: { run: ImportRun }) => {
  const text = useRunText(run);
  const { state, doneRows, totalRows } = run;
  const share = totalRows ? (100 * doneRows) / totalRows : 0;
  return (
    <>
      <p role={state === 'running' ? 'status' : 'alert'}>{text}</p>
      {state === 'running' && <Progress value={share} aria-label={text} />}
    </>
  );
};

/** Imports on their way, also those that another window began, and those that did not get through. */
export const ImportRuns = ({ runs }: { runs: readonly ImportRun[] }) => {
  const t = useTranslation(importMessages);
  const tSubject = useTranslation(subjectMessages);
  if (runs.length === 0) return null;
  return (
    <Section title={t('runs')}>
      <ul className={styles.runs}>
        {runs.some(({ state }) => state === 'running') && <li className="meta">{t('runLeave')}</li>}
        {runs.map((run) => (
          <li key={`${run.kind} ${run.changeSetId ?? run.subject}`}>
            <span>
              {run.changeSetId === null ? (
                <strong>{run.fileName || t('pasted')}</strong>
              ) : (
                <Link to={linkTo(schoolImport, { changeSetId: run.changeSetId })}>{run.fileName || t('pasted')}</Link>
              )}{' '}
              <span className="meta">
                {tSubject(run.subject)} · {t('runSince')} <Instant at={run.startedAt} />
              </span>
            </span>
            <ImportProgress run={run} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
