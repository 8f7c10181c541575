import { Button } from '@mantine/core';
import type { Language } from '@inkstone/base';
import { Ledger, LedgerRow, Section, useLanguage, useTranslation } from '@inkstone/ui';
import type { ClassMove } from '../../contract.ts';
import { classMoveMessages } from '../../messages.ts';

interface ClassMovesProps {
  moves: readonly ClassMove[];
  /** Cancels a planned move; absent where the reader may not. */
  onCancel?: (stayId: number) => void;
}

const tags = { en: 'en-GB', zh: 'zh-CN' } as const;

/** A day of the school's calendar, which has no time zone. */
const toDayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(day));

const pastKeys = { joined: 'joined', left: 'left', movedIn: 'cameIn', movedOut: 'wentOut' } as const;

/** Who comes to a class and goes from it, with the days; nothing where nobody does. */
export const ClassMoves = ({ moves, onCancel }: ClassMovesProps) => {
  const t = useTranslation(classMoveMessages);
  const language = useLanguage();
  if (moves.length === 0) return null;
  const toText = ({ kind, stayId, name, otherName, day }: ClassMove): string =>
    t(stayId === null ? pastKeys[kind] : kind, { name, other: otherName ?? '', day: toDayText(day, language) });
  return (
    <Section title={t('title')} count={moves.length}>
      <Ledger label={t('title')}>
        {moves.map((move) => (
          <LedgerRow
            key={`${move.stayId ?? 'past'} ${move.studentId} ${move.kind} ${move.day}`}
            title={toText(move)}
            meta={
              <>
                {move.username}
                {move.fault !== null && ` · ${t(move.fault)}`}
              </>
            }
            action={
              onCancel &&
              move.stayId !== null &&
              move.fault === null && (
                <Button
                  size="xs"
                  aria-label={t('cancelFor', { name: move.name })}
                  onClick={() => onCancel(move.stayId ?? 0)}
                >
                  {t('cancel')}
                </Button>
              )
            }
          />
        ))}
      </Ledger>
    </Section>
  );
};
