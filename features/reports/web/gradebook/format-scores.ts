/** Points without needless decimals. */
export const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

/** A share as percent with at most one decimal. */
export const toPercentText = (share: number): string => String(Math.round(share * 1000) / 10);
