/** The most practice that lies open at once. */
export const maxOpenPractice = 3;

/** The most practice that is put together in one day. */
export const maxPracticePerDay = 10;

/** How often a student may ask for practice in one day, whether it is put together or refused. */
export const maxTriesPerDay = 30;

/** The most questions of one practice. */
export const maxPracticeQuestions = 60;

/** The longest clock of one practice. */
export const maxPracticeMinutes = 120;

/** The questions of a practice where no length is said. */
export const usualPracticeQuestions = 10;

/** Days in which practice can be begun and handed in. */
export const practiceDays = 7;
