import { LoadingIndicator, useAccountTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import panel from './floating-panel.module.css';
import styles from './loading-tool.module.css';

/** Stands in the place of a tool whose code is still loading, or cannot be loaded without a network. */
export const LoadingTool = ({ onRetry }: { onRetry: () => void }) => {
  const t = useAccountTranslation(messages);
  return (
    <div className={`${panel.panel} ${styles.loading}`}>
      <LoadingIndicator message={t('waitsForTool')} onRetry={onRetry} />
    </div>
  );
};
