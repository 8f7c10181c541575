import { spanText } from '@inkstone/base';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { directionsMessages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { useTimeline } from '../attempt-session/use-attempt-store.ts';

/** The total of the clocks that close the test automatically, in seconds; 0 for none. */
const closingSeconds = ({ clock, sections }: Blueprint): number => {
  const clocks = clock ? [clock] : sections.map((section) => section.clock);
  return clocks.reduce((sum, next) => sum + (next?.atZero === 'closes' ? next.seconds : 0), 0);
};

/** A notice that the window closes before the clocks would; nothing where there is time enough. */
export const EarlyCloseNotice = ({ store }: { store: AttemptStore }) => {
  const t = useTranslation(directionsMessages);
  const language = useLanguage();
  const byClocks = closingSeconds(store.blueprint);
  const seconds = byClocks === 0 ? 0 : byClocks + store.snapshot().state.extraSeconds;
  const minutes = useTimeline(store, ({ windowSecondsLeft: left }) => (left < seconds ? Math.floor(left / 60) : null));
  if (minutes === null) return null;
  const time = minutes < 1 ? t('underAMinute') : spanText(minutes * 60_000, language);
  return <p className="c-amber num">{t('closesSooner', { time })}</p>;
};
