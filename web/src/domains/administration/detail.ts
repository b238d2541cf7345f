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
  'enabled',
  'code',
  'outTradeNo',
  'amount',
  'days',
  'reason',
  'marketId',
  'status',
  'list',
  'companyId',
  'deed',
] as const
const ways = ['mail', 'phone', 'sms'] as const
const roleNames = ['user', 'admin', 'guest'] as const

/** What is no word or number as it is kept: a switch, and money in the minor unit. */
function valueOf(name: string, value: string | number, t: Translate<AdministrationKey>): string | undefined {
  if (name === 'enabled') return t(value === 'true' ? 'detailOn' : 'detailOff')
  if (name === 'amount' && typeof value === 'number') return `¥${(value / 100).toFixed(2)}`
  return undefined
}

/** The details of a line of the audit trail in words; a field without words of its own stands under its own name. */
export function detailOf(detail: Readonly<Record<string, string | number>>, t: Translate<AdministrationKey>): string {
  return Object.entries(detail)
    .map(([name, value]) => {
      const field = fields.find((one) => one === name)
      const way = field === 'by' ? ways.find((one) => one === value) : undefined
      const role =
        field === 'role' || field === 'from' || field === 'to' ? roleNames.find((one) => one === value) : undefined
      const said = valueOf(name, value, t)
      const text =
        said !== undefined
          ? said
          : way
            ? t(`by_${way}`)
            : role
              ? t(`role_${role}`)
              : field === 'by'
                ? `#${value}`
                : String(value)
      return `${field ? t(`detail_${field}`) : name} ${text}`
    })
    .join(' · ')
}
