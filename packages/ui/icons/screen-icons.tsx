import { icon, path } from './icon.tsx';

// Icons of the parts that most screens have.

export const BellIcon = /* @__PURE__ */ path('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.8h4');
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
export const DocumentIcon = /* @__PURE__ */ path('M5 4h11l3 3v13H5zM8.5 9h6M8.5 13h7M8.5 17h4');
export const OutIcon = /* @__PURE__ */ path('M9 4.5H5v15h4M10 12h10m-4-4 4 4-4 4');
export const PencilIcon = /* @__PURE__ */ path('m4 20 1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7 17 10.5');
export const SwapIcon = /* @__PURE__ */ path('M4 8.5h15m-4-4 4 4-4 4M20 16H5m4 4-4-4 4-4');
export const ClockIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.2l3.4 2" />
  </>,
);
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.6v.1" />
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
