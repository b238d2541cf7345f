/** Levels of an event score; the one in the middle is neither risk nor opportunity (THEME-10). */
export const EVENT_SCORE_MIDDLE = 10
