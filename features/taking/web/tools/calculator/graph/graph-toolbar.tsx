import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  MinusIcon,
  PlusIcon,
  useTranslation,
} from '@inkstone/ui';
import { calculatorMessages } from '../../../../messages.ts';
import styles from '../calculator.module.css';
import type { View } from '../engine/view.ts';
import { moveView, zoomView } from './view-moves.ts';

const viewActions = [
  { name: 'closer', shown: <PlusIcon />, to: (view: View) => zoomView(view, 0.5) },
  { name: 'wider', shown: <MinusIcon />, to: (view: View) => zoomView(view, 2) },
  { name: 'left', shown: <ArrowLeftIcon />, to: (view: View) => moveView(view, { x: -0.25, y: 0 }) },
  { name: 'right', shown: <ArrowRightIcon />, to: (view: View) => moveView(view, { x: 0.25, y: 0 }) },
  { name: 'up', shown: <ArrowUpIcon />, to: (view: View) => moveView(view, { x: 0, y: 0.25 }) },
  { name: 'down', shown: <ArrowDownIcon />, to: (view: View) => moveView(view, { x: 0, y: -0.25 }) },
] as const;

interface GraphToolbarProps {
  view: View;
  fit: View | null;
  onView: (view: View) => void;
  onReset: () => void;
}

/** Buttons that move and zoom the plane. */
export const GraphToolbar = ({ view, fit, onView, onReset }: GraphToolbarProps) => {
  const t = useTranslation(calculatorMessages);
  return (
    <div className={styles.moves} role="toolbar" aria-label={t('graph')}>
      {viewActions.map(({ name, shown, to }) => (
        <button key={name} type="button" aria-label={t(name)} onClick={() => onView(to(view))}>
          {shown}
        </button>
      ))}
      <button type="button" disabled={!fit} onClick={() => fit && onView(fit)}>
        {t('fit')}
      </button>
      <button type="button" onClick={onReset}>
        {t('home')}
      </button>
    </div>
  );
};
