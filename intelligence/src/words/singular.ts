/** An English word or name in small letters in the singular, as far as its ending tells it. */
export const singular = (plain: string): string => plain.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '')
