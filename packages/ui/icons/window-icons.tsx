import { icon, path } from './icon.tsx';

// Icons of the exam window, of question types and players.

export const ArrowDownIcon = /* @__PURE__ */ path('M12 4v15m-6-6 6 6 6-6');
export const ArrowLeftIcon = /* @__PURE__ */ path('M20 12H5m6-6-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ path('M4 12h15m-6-6 6 6-6 6');
export const ArrowUpIcon = /* @__PURE__ */ path('M12 20V5m-6 6 6-6 6 6');
export const FlagIcon = /* @__PURE__ */ path('M6 21V4m0 1h11.5l-2.5 4 2.5 4H6');
export const CodeIcon = /* @__PURE__ */ path('m8.5 8-4.5 4 4.5 4M15.5 8l4.5 4-4.5 4M13.5 5.5l-3 13');
export const FormulaIcon = /* @__PURE__ */ path(
  'M16.5 5.5C14 3.5 12.5 4.5 12 7l-2 10c-.5 2.5-2 3.5-4 2M7.5 10.5H15M15 14l4.5 5.5M19.5 14 15 19.5',
);
export const GripIcon = /* @__PURE__ */ icon(
  <path strokeWidth={2.75} d="M9 6.5v.1M15 6.5v.1M9 12v.1M15 12v.1M9 17.5v.1M15 17.5v.1" />,
);
export const HighlightIcon = /* @__PURE__ */ path('m5 18.5 1-4.2L15.3 5l3.4 3.4L9.3 17.5zM13 7.3l3.4 3.4M4 21.5h16');
export const MinusIcon = /* @__PURE__ */ path('M5 12h14');
export const NoteIcon = /* @__PURE__ */ path('M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4');
export const PauseIcon = /* @__PURE__ */ path('M8.5 5.5v13M15.5 5.5v13');
export const PlayIcon = /* @__PURE__ */ path('M7.5 5v14l11-7z');
export const PlusIcon = /* @__PURE__ */ path('M12 5v14M5 12h14');
export const StrikeIcon = /* @__PURE__ */ path(
  'M4 12h16M8 8.5A3.5 3.5 0 0 1 12 5c2 0 3.3.8 3.8 2M8 16.5c.5 1.6 2 2.5 4 2.5 2.4 0 4-1.2 4-3',
);
export const UndoIcon = /* @__PURE__ */ path('M9 6.5 4.5 11 9 15.5M5 11h9.5a5 5 0 0 1 0 10H12');
export const VolumeIcon = /* @__PURE__ */ path(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
);
export const CalculatorIcon = /* @__PURE__ */ icon(
  <>
    <rect x="5" y="3.5" width="14" height="17" rx="1.5" />
    <path d="M8.5 7.5h7M8.5 12v.1M12 12v.1M15.5 12v.1M8.5 16.5v.1M12 16.5v.1M15.5 16.5v.1" />
  </>,
);
export const HelpIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.6 9.6a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1.1.9-1.1 1.8M12 16.6v.1" />
  </>,
);
export const LineReaderIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="9.5" width="18" height="5" rx="1" />
    <path d="M5 5.5h14M5 18.5h14" />
  </>,
);
export const LockIcon = /* @__PURE__ */ icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="1.5" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const MaskIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="4.5" width="18" height="6" rx="1" />
    <rect x="3" y="13.5" width="18" height="6" rx="1" />
    <path d="m6 10.500 6-6M11 10.500l6-6M6 19.500l6-6M11 19.500l6-6" />
  </>,
);
export const MicrophoneIcon = /* @__PURE__ */ icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  </>,
);
export const ZoomIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5M8.5 11h5M11 8.5v5" />
  </>,
);
