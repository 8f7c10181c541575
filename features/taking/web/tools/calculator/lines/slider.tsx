import { useTranslation } from '@inkstone/ui';
import { calculatorMessages } from '../../../../messages.ts';
import styles from '../calculator.module.css';
import type { ExpressionLine, SliderRange } from '../engine/document.ts';
import { plainDecimal } from '../format-numbers.ts';

interface SliderProps {
  line: ExpressionLine;
  value: number;
  onChange: (line: ExpressionLine) => void;
}

/** The range of a slider that nobody has set: ten to both sides, or the power of ten that holds the value. */
const rangeFor = (value: number): SliderRange => {
  const most = Math.max(10, 10 ** Math.ceil(Math.log10(Math.max(1, Math.abs(value)))));
  return { least: -most, most, step: most / 100 };
};

const limits = ['least', 'most', 'step'] as const;

/** A number that is dragged or moved by arrow keys; its range is set beside it. */
export const Slider = ({ line, value, onChange }: SliderProps) => {
  const t = useTranslation(calculatorMessages);
  const name = line.text.split('=')[0]?.trim() ?? '';
  const range = line.slider ?? rangeFor(value);
  const move = (next: number) => onChange({ ...line, slider: range, text: `${name} = ${plainDecimal(next)}` });
  const limit = (key: keyof SliderRange, text: string) => {
    const next = Number(text);
    if (text.trim() !== '' && Number.isFinite(next)) onChange({ ...line, slider: { ...range, [key]: next } });
  };
  return (
    <div className={styles.slider}>
      <input
        type="range"
        aria-label={t('slider', { name })}
        min={range.least}
        max={range.most}
        step={range.step > 0 ? range.step : 'any'}
        value={value}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.limits}>
        {limits.map((key) => (
          <label key={key}>
            {t(key)}
            <input
              inputMode="decimal"
              defaultValue={range[key]}
              key={range[key]}
              onBlur={(event) => limit(key, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </div>
  );
};
