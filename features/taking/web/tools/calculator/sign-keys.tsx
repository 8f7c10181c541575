import { useTranslation } from '@inkstone/ui';
import { toolMessages } from '../../../messages.ts';
import styles from './calculator.module.css';

const keys = [
  { put: '²', shown: 'a²', name: 'square' },
  { put: '^', shown: 'aᵇ', name: 'power' },
  { put: '√(', shown: '√', name: 'root' },
  { put: 'π', shown: 'π', name: 'pi' },
  { put: '(', shown: '(', name: 'opening' },
  { put: ')', shown: ')', name: 'closing' },
] as const;

/** Keys for special characters; they are inserted at the last cursor position, and the field keeps the focus. */
export const SignKeys = ({ onPut }: { onPut: (sign: string) => void }) => {
  const t = useTranslation(toolMessages);
  return (
    <fieldset className={styles.keys} aria-label={t('signs')}>
      {keys.map(({ put, shown, name }) => (
        <button
          key={put}
          type="button"
          aria-label={t(name)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPut(put)}
        >
          {shown}
        </button>
      ))}
    </fieldset>
  );
};
