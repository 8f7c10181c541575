import { useAsk } from '@inkstone/call/web';
import { ErrorState, Facts, Section, useWords } from '@inkstone/ui';
import { teacherExtras } from '../contract.ts';
import { teacherWords } from '../messages.ts';

/** What waits to be marked; absent while nothing does. */
export const ToMark = () => {
  const t = useWords(teacherWords);
  const ask = useAsk(teacherExtras, {}, { everyMs: 60_000 });
  const { homeworkToMark = 0, testsToMark = 0 } = ask.data ?? {};
  if (ask.isError && !ask.data) {
    return (
      <Section small title={t('toMark')}>
        <ErrorState title={t('toMarkFailed')} body={ask.error.message} onRetry={() => void ask.refetch()} />
      </Section>
    );
  }
  if (homeworkToMark + testsToMark === 0) return null;
  return (
    <Section small title={t('toMark')} count={homeworkToMark + testsToMark}>
      <Facts
        items={[
          { name: t('homeworkToMark'), value: homeworkToMark },
          { name: t('testsToMark'), value: testsToMark },
        ]}
      />
    </Section>
  );
};
