import type { Translate } from '../../lib/texts.ts'
import type { AdministrationKey } from './texts.ts'

const fields = [
  'by',
  'address',
  'sessionId',
  'role',
  'from',
  'to',
  'sessionsEnded',
  'sessions',
  'messageId',
  'purpose',
  'receiver',
  'uid',
] as const
const ways = ['mail', 'phone', 'sms'] as const
const roleNames = ['user', 'admin', 'guest'] as const

/** The details of a line of the audit trail in words; a field without words of its own stands under its own name. */
export function detailOf(detail: Readonly<Record<string, string | number>>, t: Translate<AdministrationKey>): string {
  return Object.entries(detail)
    .map(([name, value]) => {
      const field = fields.find((one) => one === name)
      const way = field === 'by' ? ways.find((one) => one === value) : undefined
      const role =
        field === 'role' || field === 'from' || field === 'to' ? roleNames.find((one) => one === value) : undefined
      const text = way ? t(`by_${way}`) : role ? t(`role_${role}`) : field === 'by' ? `#${value}` : String(value)
      return `${field ? t(`detail_${field}`) : name} ${text}`
    })
    .join(' · ')
}
