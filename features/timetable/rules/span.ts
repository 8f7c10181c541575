/** A time span: inclusive start, exclusive end. */
export interface Span {
  from: Date;
  to: Date;
}

/** Whether two spans have an instant in common; one that ends when the other begins has none. */
export const isOverlapping = (first: Span, second: Span): boolean => first.from < second.to && second.from < first.to;
