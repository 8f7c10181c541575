import { useState } from 'react';
import { listMarkerNumbers, renumberMarkers, type Marker } from '../markers.ts';
import { listPreviousPlaces } from './previous-places.ts';
import { RichField } from './rich-field.tsx';

/** The nodes of the editor that stand for markers. */
const markerNodes: Readonly<Record<Marker, string>> = { blank: 'gap', square: 'square' };

interface MarkedTextFieldProps {
  marker: Marker;
  label: string;
  addLabel: string;
  value: string;
  error: string | undefined;
  /** Also gives the previous place of each marker, from 0, or -1 for a new one, so that its gap or key can be moved along. */
  onChange(text: string, previousPlaces: readonly number[]): void;
}

/** A rich text with markers, numbered from 1 in document order, and a tool that adds one. */
export const MarkedTextField = ({ marker, label, addLabel, value, error, onChange }: MarkedTextFieldProps) => {
  // The editor keeps the original numbers of markers while the stored text renumbers them.
  const [saved, setSaved] = useState({ text: value, numbers: listMarkerNumbers(value, marker) });
  const previousNumbers = saved.text === value ? saved.numbers : listMarkerNumbers(value, marker);
  const write = (html: string, isSource: boolean) => {
    const { html: text, before } = renumberMarkers(html, marker);
    setSaved({ text, numbers: before });
    onChange(text, isSource ? before.map((number) => number - 1) : listPreviousPlaces(before, previousNumbers));
  };
  return (
    <RichField
      label={label}
      value={value}
      onChange={write}
      settle={(html) => renumberMarkers(html, marker).html}
      error={error}
      more={(editor) => (
        <button
          type="button"
          onClick={() => {
            const number = Math.max(0, ...previousNumbers) + 1;
            editor.chain().focus().insertContent({ type: markerNodes[marker], attrs: { number } }).run();
          }}
        >
          {addLabel}
        </button>
      )}
    />
  );
};
