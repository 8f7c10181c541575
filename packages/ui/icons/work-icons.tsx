import { icon, path } from './icon.tsx';

// Icons of lists, editors and the marking desk.

export const BookIcon = /* @__PURE__ */ path(
  'M4 5.5c3-1 5.5-.6 8 1 2.5-1.6 5-2 8-1v13c-3-1-5.5-.6-8 1-2.5-1.6-5-2-8-1zM12 6.5v13',
);
export const CopyIcon = /* @__PURE__ */ path('M9 9h11v11H9zM5 15H4V4h11v1');
export const DownloadIcon = /* @__PURE__ */ path('M12 4v11m-5-5 5 5 5-5M4.5 20h15');
export const EraserIcon = /* @__PURE__ */ path('m4 15.5 9.5-9.5 6 6-7.5 7.5H8zM9 10.5l6 6M8 19.5h12');
export const ExpandIcon = /* @__PURE__ */ path('M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15');
export const FilterIcon = /* @__PURE__ */ path('M4 6h16M7 12h10M10 18h4');
export const StarIcon = /* @__PURE__ */ path('m12 4 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z');
export const HalfIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 0 0 16z" fill="currentColor" />
  </>,
);
export const HomeIcon = /* @__PURE__ */ path('M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10');
export const LinkIcon = /* @__PURE__ */ path(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
);
export const MoonIcon = /* @__PURE__ */ path('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
export const PrintIcon = /* @__PURE__ */ path('M7 9V4h10v5M7 17H4v-7.5h16V17h-3M7 14h10v6H7z');
export const RectangleIcon = /* @__PURE__ */ path('M4 6.5h16v11H4z');
export const RedoIcon = /* @__PURE__ */ path('m15 6.5 4.5 4.5-4.5 4.5M19 11H9.5a5 5 0 0 0 0 10H12');
export const SendIcon = /* @__PURE__ */ path('M20.5 3.5 3.5 10.5l7 3 3 7zM10.5 13.5l5-5');
export const TrashIcon = /* @__PURE__ */ path('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6');
export const TurnIcon = /* @__PURE__ */ path('M19.5 12.5A7.5 7.5 0 1 1 17 6.9M19.5 4v4.5H15');
export const UploadIcon = /* @__PURE__ */ path('M12 16V5m-5 5 5-5 5 5M4.5 20h15');
export const CalendarIcon = /* @__PURE__ */ icon(
  <>
    <rect x="4" y="5.5" width="16" height="15" rx="1.5" />
    <path d="M4 10h16M8.5 3v4M15.5 3v4" />
  </>,
);
export const DotsIcon = /* @__PURE__ */ icon(
  <>
    <path d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth="2.4" />
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
export const KeyIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="14.5" r="4" />
    <path d="m11 11.5 8-8M16 6.5l2.5 2.5" />
  </>,
);
export const PeopleIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.6-3.5 3.100-5.200 6.5-5.200s5.900 1.700 6.5 5.200M15.5 5.300a3.5 3.5 0 0 1 0 6.400M18 14.800c2 .7 3.200 2.300 3.5 4.700" />
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
