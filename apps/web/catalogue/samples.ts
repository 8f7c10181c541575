/** Stored rich text with an inline and a block formula. */
export const sampleText =
  '<p>The roots of <span data-math>ax^2+bx+c=0</span> are</p><div data-math>x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}</div><p>Which of them is <em>positive</em> when <span data-math>c&lt;0&lt;a</span>?</p>';

/** A passage of two paragraphs. */
export const samplePassage =
  '<h3>How salt moved cities</h3><p>Maps of early settlement usually follow water, and for good reason: a town can survive a poor harvest but not a dry well. Yet a second mineral drew its own, fainter map across the same ground.</p><p>Wherever meat, fish and cheese had to last through a winter, salt was not a seasoning but a store of time, and <mark>the places that could make it cheaply</mark> found that roads bent toward them.</p>';

/** An instant a number of hours from now. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000 + 30_000);
