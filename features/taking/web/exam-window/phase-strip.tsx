import { useMediaQuery } from '@mantine/hooks';
import type { AttemptState } from '@inkstone/exam/attempt';
import { takesRecordings } from '@inkstone/exam/logic';
import { shortTime } from '@inkstone/base';
import { ScaleStrip, useNow, useTranslation, type StripPart } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';

interface PhaseStripProps {
  store: AttemptStore;
  context: QuestionContext;
  state: AttemptState;
}

/** The phases of one question drawn to scale with the progress; on narrow screens only this one and the next. */
export const PhaseStrip = ({ store, context, state }: PhaseStripProps) => {
  const t = useTranslation(messages);
  useNow(1000);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { windows } = context.part;
  if (!windows) return null;
  const { phase, clocks } = store.timeline();
  const order = ['read', 'listen', 'prep', 'response'] as const;
  const lengths = {
    read: windows.readSeconds,
    listen: context.boundSet.audioSeconds ?? 0,
    prep: windows.prepSeconds,
    response: context.bound.responseSeconds ?? windows.responseSeconds,
  };
  const isSpoken = takesRecordings({ type: context.question.kind, prompt: context.question.prompt });
  const names = {
    read: t('phaseRead'),
    listen: t('phaseListen'),
    prep: t('phasePrep'),
    response: t(isSpoken ? 'phaseSpeak' : 'phaseResponse'),
  };
  const at = order.findIndex((name) => name === phase);
  const left = clocks.find(({ key }) => key === `${phase}:${state.questionId}`)?.secondsLeft;
  const getElapsedSeconds = (index: number, seconds: number): number => {
    if (phase === 'over' || index < at) return seconds;
    return index === at && left !== undefined ? seconds - left : 0;
  };
  const parts: StripPart[] = order.flatMap((key, index) =>
    lengths[key] > 0
      ? [
          {
            key,
            name: names[key],
            seconds: lengths[key],
            elapsedSeconds: getElapsedSeconds(index, lengths[key]),
            text: shortTime(lengths[key]),
          },
        ]
      : [],
  );
  const here = Math.max(
    0,
    parts.findIndex(({ key }) => key === phase),
  );
  const shownParts = isNarrow ? parts.slice(here, here + 2) : parts;
  return <ScaleStrip parts={shownParts} {...(phase && phase !== 'over' && { current: phase })} />;
};
