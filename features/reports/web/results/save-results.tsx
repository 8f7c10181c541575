import { Button, Checkbox, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { fetchBytes, getErrorMessage, useCaller, type Caller } from '@inkstone/call/web';
import { toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { exportAssignmentResults, exportGradebook, exportItemResults, exportStudentResults } from '../../contract.ts';
import { resultColumns, type ResultColumn, type ResultList } from '../../document/result-columns.ts';
import { resultColumnMessages, resultMessages } from '../../messages.ts';
import { saveFile } from '../pdf/save-file.ts';
import styles from './save-results.module.css';

/** Whose results are saved: of an assignment, or one class of it, with its questions; of a student; or of a class. */
export type ResultSource =
  | { of: 'assignment'; id: number; classId?: number | undefined }
  | { of: 'student'; id: number }
  | { of: 'class'; id: number; from?: string | undefined };

const formats = ['xlsx', 'csv'] as const;
type Format = (typeof formats)[number];

/** What a cell of a class's work holds of a score. */
const shows = ['points', 'percent'] as const;
const showLabels = { points: 'showPoints', percent: 'showPercent' } as const;

interface FileChoice {
  list: ResultList;
  format: Format;
  /** What a cell of a class holds. */
  show: (typeof shows)[number];
  /** By list: the columns that are left out. */
  omitted: ReadonlySet<string>;
}

const listsBySource: Record<ResultSource['of'], readonly ResultList[]> = {
  assignment: ['assignment', 'items'],
  student: ['student'],
  class: ['classList'],
};

const keysIn = <List extends ResultList>(list: List) => Object.keys(resultColumns[list]) as ResultColumn<List>[];

/** The chosen columns; undefined for all. */
const chooseColumns = <List extends ResultList>(list: List, omitted: ReadonlySet<string>) => {
  const columns = keysIn(list).filter((key) => !omitted.has(key));
  return columns.length === keysIn(list).length ? {} : { columns };
};

const fetchResults = (caller: Caller, source: ResultSource, choice: FileChoice): Promise<Blob> => {
  const { list, format, show, omitted } = choice;
  if (source.of === 'student') {
    const input = { studentId: source.id, format, ...chooseColumns('student', omitted) };
    return fetchBytes(caller, exportStudentResults, input);
  }
  if (source.of === 'class') {
    const input = { classId: source.id, format, show, ...chooseColumns('classList', omitted) };
    return fetchBytes(caller, exportGradebook, { ...input, ...(source.from !== undefined && { from: source.from }) });
  }
  const { id, classId } = source;
  const input = { id, format, ...(classId !== undefined && { classId }) };
  return list === 'items'
    ? fetchBytes(caller, exportItemResults, { ...input, ...chooseColumns('items', omitted) })
    : fetchBytes(caller, exportAssignmentResults, { ...input, ...chooseColumns('assignment', omitted) });
};

interface SaveResultsProps {
  source: ResultSource;
  /** The name of the file, without extension. */
  fileName: string;
  onClose(): void;
}

/** Fetches a list of results and saves it as a file. */
const useSaveResults = ({ source, fileName, onClose }: SaveResultsProps) => {
  const t = useTranslation(resultMessages);
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const save = async (choice: FileChoice) => {
    setBusy(true);
    try {
      const bytes = await fetchResults(caller, source, choice);
      saveFile(bytes, choice.list === 'items' ? `${fileName} ${t('items')}` : fileName, choice.format);
      toastSuccess(t('saved'));
      onClose();
    } catch (error) {
      toastError(t('notSaved'), getErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
};

/** Asks which list of results, columns and format are wanted, and saves the file. */
export const SaveResults = (props: SaveResultsProps) => {
  const { source, onClose } = props;
  const t = useTranslation(resultMessages);
  const { save, isBusy } = useSaveResults(props);
  const lists = listsBySource[source.of];
  const [choice, setChoice] = useState<FileChoice>({
    ...{ list: lists[0] ?? 'assignment', format: 'xlsx', show: 'points', omitted: new Set<string>() },
  });
  const { list, format, omitted } = choice;
  return (
    <Modal opened onClose={onClose} title={t('title')} size={560}>
      <div className={styles.form}>
        {lists.length > 1 && (
          <Choice
            label={t('list')}
            value={list}
            options={lists.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => setChoice({ ...choice, list: next, omitted: new Set() })}
          />
        )}
        <Choice
          label={t('format')}
          value={format}
          options={formats.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => setChoice({ ...choice, format: next })}
        />
        {list === 'classList' && (
          <Choice
            label={t('show')}
            value={choice.show}
            options={shows.map((value) => ({ value, label: t(showLabels[value]) }))}
            onChange={(show) => setChoice({ ...choice, show })}
          />
        )}
        <ColumnChoice list={list} omitted={omitted} onChange={(next) => setChoice({ ...choice, omitted: next })} />
        <p className="dim">{t(list === 'classList' ? 'noteClass' : 'note')}</p>
        <span className="row wrap">
          <Button
            variant="filled"
            loading={isBusy}
            disabled={omitted.size === keysIn(list).length}
            onClick={() => void save(choice)}
          >
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </span>
      </div>
    </Modal>
  );
};

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(next: Value): void;
}

const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <Radio.Group label={label} value={value}>
    <div className={styles.options}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label} onChange={() => onChange(option.value)} />
      ))}
    </div>
  </Radio.Group>
);

interface ColumnChoiceProps {
  list: ResultList;
  omitted: ReadonlySet<string>;
  onChange(omitted: ReadonlySet<string>): void;
}

const ColumnChoice = ({ list, omitted, onChange }: ColumnChoiceProps) => {
  const t = useTranslation(resultMessages);
  const head = useTranslation(resultColumnMessages);
  const keys = keysIn(list);
  return (
    <fieldset className={styles.columns}>
      <legend>{t('columns')}</legend>
      <Checkbox
        label={t('all')}
        checked={omitted.size === 0}
        indeterminate={omitted.size > 0 && omitted.size < keys.length}
        onChange={() => onChange(omitted.size === 0 ? new Set(keys) : new Set())}
      />
      <div className={styles.options}>
        {keys.map((key) => (
          <Checkbox
            key={key}
            label={head(key)}
            checked={!omitted.has(key)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(new Set(keys.filter((column) => (column === key ? !checked : omitted.has(column)))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};
