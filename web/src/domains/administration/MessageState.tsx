import type { administration } from '@pandora/contract/domains/administration/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useTexts } from '../../lib/texts.ts'
import { StateWord } from '../../ui/StateWord.tsx'
import { administrationTexts } from './texts.ts'
import type { AdministrationKey } from './texts.ts'

export type Message = OutputOf<typeof administration.outbox>['dataList'][number]
const colours = { held: 'stale', waiting: 'info', sent: 'ok', failed: 'error' } as const

const purposes = [
  'register',
  'register-known',
  'activate',
  'invite',
  'invite-known',
  'reset',
  'captcha',
  'password-changed',
  'sms-sign-in',
  'sms-password',
  'sms-link',
  'sms-delete',
] as const
/** Key of the words for why a message was written; undefined for one that has none. */
export const purposeKey = (purpose: string): AdministrationKey | undefined => {
  const known = purposes.find((one) => one === purpose)
  return known ? `purpose_${known}` : undefined
}

/** A message's state in a word. */
export function MessageState({ state }: { state: Message['state'] }) {
  const t = useTexts(administrationTexts)
  return <StateWord colour={colours[state]}>{t(`message_${state}`)}</StateWord>
}
