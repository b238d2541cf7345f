import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { memberOrders, memberStandings } from '@pandora/contract/domains/membership/terms'
import { useAddressField } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { dateTime, MISSING } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Button } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { ListTile } from '../../administration/offers/ListTile.tsx'
import { membershipTexts } from '../texts.ts'
import { Gifts } from './Gifts.tsx'
import { MemberPanel, type Member } from './MemberPanel.tsx'

const colours = { member: 'ok', grace: 'stale', former: 'none' } as const
const end = ({ until }: Member) => (until === null ? MISSING : dateTime(until))

/** Who is or was a member, what the membership is made of, and memberships given by hand. */
export function Members() {
  const t = useTexts(membershipTexts)
  const phone = usePhone()
  const [saidStanding, setStanding] = useAddressField('standing')
  const [saidOrder, setOrder] = useAddressField('order')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<number | 'new' | null>(null)
  const standing = memberStandings.find((one) => one === saidStanding)
  const order = memberOrders.find((one) => one === saidOrder) ?? 'newest'
  const pages = usePages(membership.members, { text, order, ...(standing ? { standing } : {}) }, 30)
  const member = pages.items.find(({ uid }) => uid === chosen)
  const columns: Column<Member>[] = [
    {
      key: 'who',
      title: t('account'),
      value: ({ who }) => who,
      width: 'minmax(140px, 2fr)',
      cell: (one) => (phone ? <TwoLines first={one.who} second={<>{end(one)}</>} /> : one.who),
    },
    { key: 'uid', title: t('uid'), value: ({ uid }) => uid, figures: true, width: '88px', wideOnly: true },
    {
      key: 'standing',
      title: t('state'),
      value: (one) => t(`vip_${one.standing}`),
      width: '136px',
      cell: (one) => <StateWord colour={colours[one.standing]}>{t(`vip_${one.standing}`)}</StateWord>,
    },
    {
      key: 'from',
      title: t('grantedBy'),
      value: ({ grants: [latest] }) => (latest ? t(`grant_${latest.kind}`) : MISSING),
      width: '136px',
      wideOnly: true,
    },
    {
      key: 'since',
      title: t('memberSince'),
      value: ({ since }) => since,
      width: '152px',
      wideOnly: true,
      cell: ({ since }) => dateTime(since),
    },
    { key: 'until', title: t('until'), value: ({ until }) => until, width: '152px', wideOnly: true, cell: end },
  ]
  return (
    <>
      <ListTile
        title={t('part_members')}
        file="pandora-members"
        pages={pages}
        columns={columns}
        rowKey={({ uid }) => String(uid)}
        empty={t('noMembers')}
        chosen={chosen === null ? null : String(chosen)}
        onChoose={({ uid }) => setChosen(uid)}
        filters={
          <>
            <SearchField label={t('findMember')} value={text} onSearch={setText} />
            <Select
              aria-label={t('state')}
              value={standing ?? ''}
              onChange={(event) => setStanding(event.target.value)}
            >
              <option value="">{t('allStates')}</option>
              {memberStandings.map((one) => (
                <option key={one} value={one}>
                  {t(`vip_${one}`)}
                </option>
              ))}
            </Select>
            <Select aria-label={t('memberOrder')} value={order} onChange={(event) => setOrder(event.target.value)}>
              {memberOrders.map((one) => (
                <option key={one} value={one}>
                  {t(`order_by_${one}`)}
                </option>
              ))}
            </Select>
            <Button onClick={() => setChosen('new')}>{t('giveMembership')}</Button>
          </>
        }
      />
      {chosen === 'new' ? (
        <SidePanel title={t('gifts')} onClose={() => setChosen(null)}>
          <Gifts />
        </SidePanel>
      ) : null}
      {member ? <MemberPanel key={member.uid} member={member} onClose={() => setChosen(null)} /> : null}
    </>
  )
}
