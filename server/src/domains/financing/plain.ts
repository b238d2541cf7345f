/** A text as names are searched by: without case, width and blanks. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')
