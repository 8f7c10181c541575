import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { optionLetter } from '@inkstone/base';
import { EyeIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { getOptionId, listOptionIds } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { optionIndexForKey } from './option-keys.ts';
import { useOptionMasks } from './option-masks.tsx';
import { OptionRow } from './option-row.tsx';
import styles from './option-rows.module.css';

interface OptionRowsProps {
  kind: 'radio' | 'checkbox';
  /** Id of the element that labels the group. */
  labelledBy: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** Toggles an option. */
  onToggle(id: string): void;
  readOnly: boolean;
  /** True when no more may be chosen. */
  isFull?: boolean;
  eliminated?: ReadonlySet<string> | undefined;
  onEliminate?: ((id: string, struck: boolean) => void) | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface OptionKeysParts extends Pick<
  OptionRowsProps,
  'kind' | 'options' | 'chosen' | 'onToggle' | 'readOnly' | 'onEliminate'
> {
  isFull: boolean;
  isStruck(id: string): boolean;
  strike(id: string, struck: boolean): void;
}

/** Letters and digits choose an option, with Shift they strike it out; arrows walk between check boxes. */
const useOptionKeys = ({
  kind,
  options,
  chosen,
  onToggle,
  readOnly,
  isFull,
  onEliminate,
  isStruck,
  strike,
}: OptionKeysParts) => {
  const group = useRef<HTMLDivElement>(null);
  const inputs = () => [...(group.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];

  const pressOption = (event: KeyboardEvent, index: number, id: string) => {
    event.preventDefault();
    if (event.shiftKey) return onEliminate ? strike(id, !isStruck(id)) : undefined;
    if (isStruck(id) || (isFull && !chosen.includes(id))) return undefined;
    inputs()[index]?.focus();
    // A double click must not clear the answer: check boxes toggle, radio buttons only select.
    return kind === 'radio' && chosen.includes(id) ? undefined : onToggle(id);
  };
  /** Arrow keys between check boxes; radio buttons have them natively. */
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const open = inputs().filter((input) => !input.disabled);
    const from = open.findIndex((input) => input === document.activeElement);
    if (kind === 'radio' || step === undefined || from < 0) return;
    event.preventDefault();
    open[(from + step + open.length) % open.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const index = optionIndexForKey(event, options.length);
    const option = index === null ? undefined : options[index];
    if (index !== null && option) pressOption(event, index, getOptionId(option));
    else walk(event);
  };
  return { group, onKeyDown };
};

/** Options to choose from, each with its letter. Letters and digits choose, with Shift they eliminate. */
export const OptionRows = (props: OptionRowsProps) => {
  const { kind, labelledBy, options, chosen, onToggle, readOnly, isFull = false, eliminated, onEliminate } = props;
  const name = useId();
  const masks = useOptionMasks();
  const t = useTranslation(messages);
  const covered = masks ? listOptionIds(options).filter(masks.isCovered) : [];
  const isStruck = (id: string) => eliminated?.has(id) ?? false;

  const strike = (id: string, struck: boolean) => {
    if (struck && chosen.includes(id)) onToggle(id);
    onEliminate?.(id, struck);
  };
  const { group, onKeyDown } = useOptionKeys({ ...props, isFull, isStruck, strike });

  return (
    <div
      ref={group}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      className={styles.rows}
      aria-labelledby={labelledBy}
    >
      {options.map((option, index) => {
        const id = getOptionId(option);
        return (
          <OptionRow
            key={id}
            kind={kind}
            name={name}
            option={option}
            letter={optionLetter(index)}
            isChosen={chosen.includes(id)}
            isStruck={isStruck(id)}
            isClosed={readOnly || (isFull && !chosen.includes(id))}
            onKeyDown={onKeyDown}
            onToggle={() => onToggle(id)}
            onUncover={covered.includes(id) ? () => masks?.lift([id]) : undefined}
            onStrike={onEliminate && !readOnly ? (struck) => strike(id, struck) : undefined}
          />
        );
      })}
      {covered.length > 0 && (
        <button type="button" className={styles.uncoverAll} onClick={() => masks?.lift(covered)}>
          <EyeIcon />
          {t('uncoverAll')}
        </button>
      )}
    </div>
  );
};
