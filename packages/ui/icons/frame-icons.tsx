import { icon, path } from './icon.tsx';

// Icons of the frame, the login and messages: every page loads them first.

export const CheckIcon = /* @__PURE__ */ path('m5 12.5 4.5 4.5L19 7.5');
export const EyeOffIcon = /* @__PURE__ */ path(
  'm4 4 16 16M9.7 5.8A10 10 0 0 1 21.5 12a12 12 0 0 1-2.7 3.6M6 8a12.5 12.5 0 0 0-3.5 4A10 10 0 0 0 14.5 17.8',
);
export const HeadphonesIcon = /* @__PURE__ */ path(
  'M4 15v-2a8 8 0 0 1 16 0v2M3 15.5a1.5 1.5 0 0 1 1.5-1.5h1A1.5 1.5 0 0 1 7 15.5v3A1.5 1.5 0 0 1 5.5 20h-1A1.5 1.5 0 0 1 3 18.5zM17 15.5a1.5 1.5 0 0 1 1.5-1.5h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5z',
);
export const MenuIcon = /* @__PURE__ */ path('M4 6.5h16M4 12h16M4 17.5h16');
export const RetryIcon = /* @__PURE__ */ path(
  'M19.5 10.5A8 8 0 0 0 5 8l-1 1.5M4 4.5v5h5M4.5 13.5A8 8 0 0 0 19 16l1-1.5m0 5v-5h-5',
);
export const WarningIcon = /* @__PURE__ */ path('M12 4 2.8 19.5h18.4zM12 10v4.5M12 16.8v.1');
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
