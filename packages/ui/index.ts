export * from './icons/index.tsx';
export { AboutDialog } from './parts/about.tsx';
export { BarButton, LanguageButton } from './parts/bar-button.tsx';
export { BellButton } from './parts/bell-button.tsx';
export { BookCover } from './parts/book-cover.tsx';
export { BrandMark, InkstoneMark } from './parts/brand-mark.tsx';
export { Breadcrumb } from './parts/breadcrumb.tsx';
export type { Crumb } from './parts/breadcrumb.tsx';
export { BulkBar, BulkPanel } from './parts/bulk-bar.tsx';
export type { BulkAction } from './parts/bulk-bar.tsx';
export { Chart } from './parts/chart.tsx';
export type { ChartRow, Series } from './parts/chart-props.ts';
export { Clock } from './parts/clock.tsx';
export { ConfirmDialog } from './parts/confirm-dialog.tsx';
export type { ConfirmOptions } from './parts/confirm-dialog.tsx';
export { preloadConfirm, useConfirm } from './parts/confirm.tsx';
export { DataTable } from './parts/data-table.tsx';
export { SheetColumns } from './parts/sheet-columns.tsx';
export type { Column, Selection } from './parts/data-table.tsx';
export { DotScale } from './parts/dot-scale.tsx';
export type { DotLine } from './parts/dot-scale.tsx';
export { EmptyState } from './parts/empty-state.tsx';
export { ErrorState } from './parts/error-state.tsx';
export { FigureTable } from './parts/figure-table.tsx';
export { FilterSelect } from './parts/filter-select.tsx';
export { FilterBar, FilterTabs } from './parts/filter-tabs.tsx';
export type { FilterTab } from './parts/filter-tabs.tsx';
export { focusContent } from './parts/restore-focus.ts';
export { FormErrors } from './parts/form-errors.tsx';
export type { FieldError } from './parts/form-errors.tsx';
export { fetchGlosses, GlossedText } from './gloss/glossed-text.tsx';
export { AnchoredMenu, AnchoredPanel } from './parts/anchored-panel.tsx';
export { noWrapInstant, noWrapNearInstant } from './time/instants.ts';
export { Instant } from './parts/instant.tsx';
export { Facts, Ledger, LedgerRow } from './parts/ledger.tsx';
export { markCodeCached, lazyWithRetry } from './parts/lazy-with-retry.tsx';
export { LevelMeter } from './parts/level-meter.tsx';
export { QueryBoundary, type QueryBoundaryProps } from './parts/query-boundary.tsx';
export type { QueryState } from './parts/query-boundary.tsx';
export { MarginNote, TeacherNote } from './parts/margin-note.tsx';
export { toastSuccess, toastError, toastInfo } from './parts/toasts.ts';
export { NoticePage } from './parts/notice-page.tsx';
export { PageHead, ScreenTitle, WenwuRule } from './parts/page-head.tsx';
export { Columns, Page, Stack } from './parts/page.tsx';
export { ListPage } from './parts/list-page.tsx';
export { Pager } from './parts/pager.tsx';
export { useOnline } from './parts/use-online.ts';
export type { Paging } from './parts/pager.tsx';
export { QuestionGrid } from './parts/question-grid.tsx';
export type { QuestionMark } from './parts/question-grid.tsx';
export { QuestionMenu, fetchQuestionMenu } from './parts/question-menu.tsx';
export { LocalizedRichText } from './parts/rich-text.tsx';
export { createFormula, fetchMath, findFormulaFault, RichText } from './parts/rich-text.tsx';
export { PraisedText, RingedScore } from './parts/ringed-score.tsx';
export { SaveState, UnsentNote } from './parts/save-state.tsx';
export type { SaveStatus, UnsentPlace } from './parts/save-state.tsx';
export { ScaleStrip } from './parts/scale-strip.tsx';
export type { StripPart } from './parts/scale-strip.tsx';
export { SearchButton } from './parts/search-button.tsx';
export { SentenceSpace } from './parts/sentence-space.tsx';
export { SearchField } from './parts/search-field.tsx';
export { QuerySection, Section } from './parts/section.tsx';
export { saveFile } from './parts/save-file.ts';
export { Sheet } from './parts/sheet.tsx';
export { printPage } from './parts/print-page.ts';
export { BlockSkeleton, RowsSkeleton } from './parts/skeletons.tsx';
export type { Sorting } from './parts/sort-head.tsx';
export { PictureRetry } from './parts/picture-retry.tsx';
export { PlaybackTrouble } from './parts/sound-player.tsx';
export { SoundPlayer } from './parts/sound-player.tsx';
export { SpanButton } from './parts/span-button.tsx';
export { LazySoundPlayer } from './parts/sound-player.lazy.ts';
export { SplitPane } from './parts/split-pane.tsx';
export { StatusChip } from './parts/status-chip.tsx';
export type { Tone } from './parts/status-chip.tsx';
export { ThemeSwitch } from './parts/theme-switch.tsx';
export { Bar, Ticks } from './parts/ticks.tsx';
export { TimeLeft } from './parts/time-left.tsx';
export { useNow } from './parts/use-now.ts';
export { useTipTurn } from './parts/use-tip-turn.ts';
export { useDeferredOpen, usePanel } from './parts/use-panel.ts';
export { usePlaceholderTitle } from './parts/use-placeholder-title.ts';
export type { Panel } from './parts/use-panel.ts';
export { UserMenu } from './parts/user-menu.tsx';
export type { UserMenuAction } from './parts/user-menu-panel.tsx';
export { useIsLongWait, LoadingIndicator, LongWait } from './parts/loading-indicator.tsx';
export { useAutoRetry } from './parts/use-auto-retry.ts';
export { useMediaLoading } from './parts/use-media-loading.ts';
export { pageNonce, UiProvider } from './theme/provider.tsx';
export {
  AccountLanguage,
  LanguageProvider,
  PartLanguage,
  langTag,
  prefetchMessagesIn,
  setDeviceLanguage,
  translateIn,
  useAccountLanguage,
  useAccountTranslation,
  useLanguage,
  useLocalizedText,
  useTranslation,
  useTranslations,
} from './words/index.ts';
export type { PlainKey, Translate } from './words/index.ts';
