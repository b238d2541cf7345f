import { UserPlus } from 'lucide-react'
import { administration } from '@pandora/contract/domains/administration/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField, useGo } from '../../lib/address.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { ListTile } from './offers/ListTile.tsx'
import { administrationTexts } from './texts.ts'

type Invitation = OutputOf<typeof administration.invites>['dataList'][number]
const states = ['sent', 'accepted', 'expired'] as const
const colours = { sent: 'info', accepted: 'ok', expired: 'none' } as const

/** Invitations of everybody: to whom, by whom, what became of them. */
export function Invites() {
  const t = useTexts(administrationTexts)
  const go = useGo()
  const phone = usePhone()
  const [state, setState] = useAddressField('state')
  const chosen = states.find((one) => one === state)
  const pages = usePages(administration.invites, chosen ? { state: chosen } : {}, 30)
  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      title: t('email'),
      value: ({ email }) => email,
      width: 'minmax(160px, 2fr)',
      cell: (one) =>
        phone ? <TwoLines first={one.email} second={<>{t('byWhom', { name: one.invitedBy })}</>} /> : one.email,
    },
    { key: 'role', title: t('role'), value: ({ role }) => t(`role_${role}`), width: '84px' },
    {
      key: 'state',
      title: t('state'),
      value: (one) => t(`invite_${one.state}`),
      width: '96px',
      cell: (one) => <StateWord colour={colours[one.state]}>{t(`invite_${one.state}`)}</StateWord>,
    },
    {
      key: 'by',
      title: t('invitedBy'),
      value: ({ invitedBy }) => invitedBy,
      width: 'minmax(140px, 1fr)',
      wideOnly: true,
    },
    {
      key: 'at',
      title: t('invitedAt'),
      value: ({ invitedAt }) => invitedAt,
      width: '136px',
      wideOnly: true,
      cell: ({ invitedAt }) => dateTime(invitedAt),
    },
    {
      key: 'until',
      title: t('validUntil'),
      value: ({ expiresAt }) => expiresAt,
      width: '136px',
      wideOnly: true,
      cell: ({ expiresAt }) => dateTime(expiresAt),
    },
    {
      key: 'accepted',
      title: t('acceptedAt'),
      value: ({ acceptedAt }) => acceptedAt,
      width: '136px',
      wideOnly: true,
      cell: ({ acceptedAt }) => dateTime(acceptedAt),
    },
  ]
  return (
    <ListTile
      title={t('invites')}
      file="pandora-invitations"
      pages={pages}
      columns={columns}
      rowKey={({ inviteId }) => inviteId}
      empty={t('noInvites')}
      filters={
        <>
          <Select aria-label={t('state')} value={state} onChange={(event) => setState(event.target.value)}>
            <option value="">{t('allStates')}</option>
            {states.map((one) => (
              <option key={one} value={one}>
                {t(`invite_${one}`)}
              </option>
            ))}
          </Select>
          <Button icon={<UserPlus size={14} aria-hidden="true" />} onClick={() => go('/index/settings/invite')}>
            {t('inviteSomebody')}
          </Button>
        </>
      }
    />
  )
}
