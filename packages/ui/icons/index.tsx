import type { ReactNode } from 'react';

interface IconProps {
  /** A name for screen readers; without one the icon is decoration beside its label. */
  label?: string;
  className?: string;
}

/** Renders an icon on a 24 by 24 view box with lines of 1.5. */
const icon =
  (shape: ReactNode) =>
  ({ label, className }: IconProps) => (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape}
    </svg>
  );

const path = (d: string) => icon(<path d={d} />);

export const ArrowDownIcon = /* @__PURE__ */ path('M12 4v15m-6-6 6 6 6-6');
export const ArrowLeftIcon = /* @__PURE__ */ path('M20 12H5m6-6-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ path('M4 12h15m-6-6 6 6-6 6');
export const ArrowUpIcon = /* @__PURE__ */ path('M12 20V5m-6 6 6-6 6 6');
export const BellIcon = /* @__PURE__ */ path('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.8h4');
export const BookIcon = /* @__PURE__ */ path(
  'M4 5.5c3-1 5.5-.6 8 1 2.5-1.6 5-2 8-1v13c-3-1-5.5-.6-8 1-2.5-1.6-5-2-8-1zM12 6.5v13',
);
export const CheckIcon = /* @__PURE__ */ path('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ path('m6 9.5 6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ path('m14.5 6-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ path('m9.5 6 6 6-6 6');
export const ChevronUpIcon = /* @__PURE__ */ path('m6 14.5 6-6 6 6');
export const CloseIcon = /* @__PURE__ */ path('m6 6 12 12M18 6 6 18');
export const CloudCheckIcon = /* @__PURE__ */ path(
  'M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.2 4 4 0 0 1-.5 7.8zM9 13.6l2.2 2.2 4-4',
);
export const CloudOffIcon = /* @__PURE__ */ path(
  'M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.2 4 4 0 0 1-.5 7.8zM12 9.8v4M12 16v.1',
);
export const CloudUpIcon = /* @__PURE__ */ path(
  'M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.2 4 4 0 0 1-.5 7.8zM12 16.5v-5m-2.2 2.1 2.2-2.1 2.2 2.1',
);
export const CopyIcon = /* @__PURE__ */ path('M9 9h11v11H9zM5 15H4V4h11v1');
export const DocumentIcon = /* @__PURE__ */ path('M5 4h11l3 3v13H5zM8.5 9h6M8.5 13h7M8.5 17h4');
export const DownloadIcon = /* @__PURE__ */ path('M12 4v11m-5-5 5 5 5-5M4.5 20h15');
export const EraserIcon = /* @__PURE__ */ path('m4 15.5 9.5-9.5 6 6-7.5 7.5H8zM9 10.5l6 6M8 19.5h12');
export const ExpandIcon = /* @__PURE__ */ path('M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15');
export const EyeOffIcon = /* @__PURE__ */ path(
  'm4 4 16 16M9.7 5.8A10 10 0 0 1 21.5 12a12 12 0 0 1-2.7 3.6M6 8a12.5 12.5 0 0 0-3.5 4A10 10 0 0 0 14.5 17.8',
);
export const FilterIcon = /* @__PURE__ */ path('M4 6h16M7 12h10M10 18h4');
export const FlagIcon = /* @__PURE__ */ path('M6 21V4m0 1h11.5l-2.5 4 2.5 4H6');
export const CodeIcon = /* @__PURE__ */ path('m8.5 8-4.5 4 4.5 4M15.5 8l4.5 4-4.5 4M13.5 5.5l-3 13');
export const FormulaIcon = /* @__PURE__ */ path(
  'M16.5 5.5C14 3.5 12.5 4.5 12 7l-2 10c-.5 2.5-2 3.5-4 2M7.5 10.5H15M15 14l4.5 5.5M19.5 14 15 19.5',
);
export const GripIcon = /* @__PURE__ */ icon(
  <path strokeWidth={2.75} d="M9 6.5v.1M15 6.5v.1M9 12v.1M15 12v.1M9 17.5v.1M15 17.5v.1" />,
);
export const StarIcon = /* @__PURE__ */ path('m12 4 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z');
export const HalfIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 0 0 16z" fill="currentColor" />
  </>,
);
export const HeadphonesIcon = /* @__PURE__ */ path(
  'M4 15v-2a8 8 0 0 1 16 0v2M3 15.5a1.5 1.5 0 0 1 1.5-1.5h1A1.5 1.5 0 0 1 7 15.5v3A1.5 1.5 0 0 1 5.5 20h-1A1.5 1.5 0 0 1 3 18.5zM17 15.5a1.5 1.5 0 0 1 1.5-1.5h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5z',
);
export const HighlightIcon = /* @__PURE__ */ path('m5 18.5 1-4.2L15.3 5l3.4 3.4L9.3 17.5zM13 7.3l3.4 3.4M4 21.5h16');
export const HomeIcon = /* @__PURE__ */ path('M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10');
export const LinkIcon = /* @__PURE__ */ path(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
);
export const MenuIcon = /* @__PURE__ */ path('M4 6.5h16M4 12h16M4 17.5h16');
export const MinusIcon = /* @__PURE__ */ path('M5 12h14');
export const MoonIcon = /* @__PURE__ */ path('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
export const NoteIcon = /* @__PURE__ */ path('M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4');
export const OutIcon = /* @__PURE__ */ path('M9 4.5H5v15h4M10 12h10m-4-4 4 4-4 4');
export const PauseIcon = /* @__PURE__ */ path('M8.5 5.5v13M15.5 5.5v13');
export const PencilIcon = /* @__PURE__ */ path('m4 20 1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7 17 10.5');
export const PlayIcon = /* @__PURE__ */ path('M7.5 5v14l11-7z');
export const PlusIcon = /* @__PURE__ */ path('M12 5v14M5 12h14');
export const PrintIcon = /* @__PURE__ */ path('M7 9V4h10v5M7 17H4v-7.5h16V17h-3M7 14h10v6H7z');
export const RectangleIcon = /* @__PURE__ */ path('M4 6.5h16v11H4z');
export const RedoIcon = /* @__PURE__ */ path('m15 6.5 4.5 4.5-4.5 4.5M19 11H9.5a5 5 0 0 0 0 10H12');
export const RetryIcon = /* @__PURE__ */ path(
  'M19.5 10.5A8 8 0 0 0 5 8l-1 1.5M4 4.5v5h5M4.5 13.5A8 8 0 0 0 19 16l1-1.5m0 5v-5h-5',
);
export const SendIcon = /* @__PURE__ */ path('M20.5 3.5 3.5 10.5l7 3 3 7zM10.5 13.5l5-5');
export const StrikeIcon = /* @__PURE__ */ path(
  'M4 12h16M8 8.5A3.5 3.5 0 0 1 12 5c2 0 3.3.8 3.8 2M8 16.5c.5 1.6 2 2.5 4 2.5 2.4 0 4-1.2 4-3',
);
export const SwapIcon = /* @__PURE__ */ path('M4 8.5h15m-4-4 4 4-4 4M20 16H5m4 4-4-4 4-4');
export const TrashIcon = /* @__PURE__ */ path('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6');
export const TurnIcon = /* @__PURE__ */ path('M19.5 12.5A7.5 7.5 0 1 1 17 6.9M19.5 4v4.5H15');
export const UndoIcon = /* @__PURE__ */ path('M9 6.5 4.5 11 9 15.5M5 11h9.5a5 5 0 0 1 0 10H12');
export const UploadIcon = /* @__PURE__ */ path('M12 16V5m-5 5 5-5 5 5M4.5 20h15');
export const VolumeIcon = /* @__PURE__ */ path(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
);
export const WarningIcon = /* @__PURE__ */ path('M12 4 2.8 19.5h18.4zM12 10v4.5M12 16.8v.1');
export const CalculatorIcon = /* @__PURE__ */ icon(
  <>
    <rect x="5" y="3.5" width="14" height="17" rx="1.5" />
    <path d="M8.5 7.5h7M8.5 12v.1M12 12v.1M15.5 12v.1M8.5 16.5v.1M12 16.5v.1M15.5 16.5v.1" />
  </>,
);
export const CalendarIcon = /* @__PURE__ */ icon(
  <>
    <rect x="4" y="5.5" width="16" height="15" rx="1.5" />
    <path d="M4 10h16M8.5 3v4M15.5 3v4" />
  </>,
);
export const ClockIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.2l3.4 2" />
  </>,
);
export const DotsIcon = /* @__PURE__ */ icon(
  <>
    <path d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth="2.4" />
  </>,
);
export const EyeIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const GlobeIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </>,
);
export const GridIcon = /* @__PURE__ */ icon(
  <>
    <rect x="4.5" y="4.5" width="6" height="6" rx="1" />
    <rect x="13.5" y="4.5" width="6" height="6" rx="1" />
    <rect x="4.5" y="13.5" width="6" height="6" rx="1" />
    <rect x="13.5" y="13.5" width="6" height="6" rx="1" />
  </>,
);
export const HelpIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.6 9.6a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1.1.9-1.1 1.8M12 16.6v.1" />
  </>,
);
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </>,
);
export const KeyIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="14.5" r="4" />
    <path d="m11 11.5 8-8M16 6.5l2.5 2.5" />
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
export const PeopleIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.6-3.5 3.100-5.200 6.5-5.200s5.900 1.700 6.5 5.200M15.5 5.300a3.5 3.5 0 0 1 0 6.400M18 14.800c2 .7 3.200 2.300 3.5 4.700" />
  </>,
);
export const PersonIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.700 2 7.5 6" />
  </>,
);
export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const SunIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
  </>,
);
export const TableIcon = /* @__PURE__ */ icon(
  <>
    <rect x="4" y="5" width="16" height="14" rx="1" />
    <path d="M4 10h16M10 5v14" />
  </>,
);
export const ZoomIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5M8.5 11h5M11 8.5v5" />
  </>,
);
