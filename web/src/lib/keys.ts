/** Key of the client store in this browser (SHELL-11). */
export const STORE_KEY = 'pandora-root'
/** Says only that a refresh cookie may be there, so that a visitor without one makes no call. */
export const HINT_KEY = 'pandora-session'
