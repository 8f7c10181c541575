import { spanText } from '@inkstone/base';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { directionsWords } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { useTimeline } from '../attempt/use-timeline.ts';

/** How long the clocks of a test run that close it by themselves; 0 where none does. */
const closingSeconds = ({ clock, sections }: Blueprint): number => {
  const clocks = clock ? [clock] : sections.map((section) => section.clock);
  return clocks.reduce((sum, one) => sum + (one?.atZero === 'closes' ? one.seconds : 0), 0);
};

/** That the work closes before its clocks would, and how much is left; nothing where there is time enough. */
export const ClosesSooner = ({ store }: { store: AttemptStore }) => {
  const t = useTranslation(directionsWords);
  const language = useLanguage();
  const byClocks = closingSeconds(store.blueprint);
  const seconds = byClocks === 0 ? 0 : byClocks + store.snapshot().state.extraSeconds;
  const minutes = useTimeline(store, ({ windowSecondsLeft: left }) => (left < seconds ? Math.floor(left / 60) : null));
  if (minutes === null) return null;
  const time = minutes < 1 ? t('underAMinute') : spanText(minutes * 60_000, language);
  return <p className="c-amber num">{t('closesSooner', { time })}</p>;
};
