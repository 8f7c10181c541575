import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import { Instant, Ledger, LedgerRow, useLanguage, useTranslation } from '@inkstone/ui';
import { findPaperByRules } from '../../contract/paper-rules.ts';
import { composerMessages, paperRuleMessages } from '../../messages.ts';
import { localizedTitle, typeName } from '../names.ts';
import { QuickPreview } from '../quick-preview.tsx';
import styles from './paper-rules.module.css';

export type FoundSet = CallOutput<typeof findPaperByRules>['sets'][number];

interface FoundSetsProps {
  sets: readonly FoundSet[];
  /** The set that is being exchanged. */
  busyId: number | null;
  onExchange(set: FoundSet): void;
}

/** The question sets that were found, each with its preview and a button to exchange it. */
export const FoundSets = ({ sets, busyId, onExchange }: FoundSetsProps) => {
  const t = useTranslation(paperRuleMessages);
  return (
    <Ledger label={t('found')}>
      {sets.map((set) => (
        <FoundRow key={set.setId} set={set} busyId={busyId} onExchange={() => onExchange(set)} />
      ))}
    </Ledger>
  );
};

const useFacts = () => {
  const t = useTranslation(paperRuleMessages);
  const language = useLanguage();
  return ({ questions, difficulty }: FoundSet): string =>
    [
      t('foundCount', { count: questions.length }),
      [...new Set(questions.map(({ type }) => typeName(type, language)))].join(t('comma')),
      ...(difficulty === null ? [] : [t('difficultyIs', { value: difficulty.toFixed(2) })]),
    ].join(t('dot'));
};

const FoundRow = ({ set, busyId, onExchange }: { set: FoundSet; busyId: number | null; onExchange(): void }) => {
  const t = useTranslation(paperRuleMessages);
  const composer = useTranslation(composerMessages);
  const language = useLanguage();
  const facts = useFacts();
  const [isOpen, setOpen] = useState(false);
  const title = localizedTitle(language, set);
  return (
    <>
      <LedgerRow
        hasOwnLine
        title={title}
        meta={
          <>
            {facts(set)}
            {set.seenAt !== null && (
              <>
                {t('dot')}
                {t('seenOn')} <Instant at={set.seenAt} show="day" />
              </>
            )}
          </>
        }
        action={
          <span className={styles.actions}>
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-label={isOpen ? composer('hidePreview') : composer('previewNamed', { title })}
              onClick={() => setOpen(!isOpen)}
            >
              {composer(isOpen ? 'hidePreview' : 'preview')}
            </Button>
            <Button
              aria-label={t('exchangeNamed', { title })}
              loading={busyId === set.setId}
              disabled={busyId !== null && busyId !== set.setId}
              onClick={onExchange}
            >
              {t('exchange')}
            </Button>
          </span>
        }
      />
      {isOpen && <QuickPreview setId={set.setId} />}
    </>
  );
};
