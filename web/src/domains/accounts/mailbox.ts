import { MAILBOX } from '@pandora/contract/mailbox'

/** Whether a text can be an e-mail address: something, one @, something, and none of the signs the server refuses. */
export const isMailbox = (text: string): boolean => text.length <= 254 && MAILBOX.test(text)
