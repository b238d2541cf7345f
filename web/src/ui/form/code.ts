/** Digits of a code, whatever was pasted around them: “123 456”, full-width digits. */
export const codeIn = (text: string, length = 6) => text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
