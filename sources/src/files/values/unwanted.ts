/** Control characters but tab and line feed; marks and overrides of writing direction; the byte order mark. */
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

const wellFormed = (text: string): string => (text.isWellFormed() ? text : text.toWellFormed())

/** A text without the signs that no text has use for, broken halves of characters replaced. */
export const withoutUnwanted = (text: string): string => wellFormed(text).replace(unwanted, '')

/** The same of what HTML holds: to it carriage return and form feed are white space, and stay. */
export const withoutUnwantedInHtml = (text: string): string =>
  wellFormed(text).replace(unwanted, (sign) => (sign === '\r' || sign === '\f' ? sign : ''))
