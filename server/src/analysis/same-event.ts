/** Days between two tellings within which they are of one event, of one company (or industry, or theme) and type. */
export const SAME_EVENT_DAYS = 4
