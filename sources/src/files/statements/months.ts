import { endOfPeriod } from '../values/days.ts'

/** A number in two digits. */
export const pad = (number: number): string => String(number).padStart(2, '0')
/** Last day of a month, 1 to 12, of a year. */
export const endOfMonth = (year: string, month: number): string => endOfPeriod(`${year}-${pad(month)}-01`, 'month')

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A month in English, `June` or `Sept.`, as a group of its own. */
export const englishMonth = `(?<![a-z])(${monthNames.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ember|ober)?\\.?(?![a-z])`
/** Number, 1 to 12, of a month that `englishMonth` found; 0 of none. */
export const monthNamed = (name = ''): number => monthNames.indexOf(name.toLowerCase().slice(0, 3)) + 1
