import type { membership } from '@pandora/contract/domains/membership/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dateTime, MISSING } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { membershipTexts } from '../texts.ts'
import { Gifts } from './Gifts.tsx'

export type Member = OutputOf<typeof membership.members>['dataList'][number]
type Given = Member['grants'][number]

/** What one grant was, what it is worth, and where it came from. */
function Grant({ given }: { given: Given }) {
  const t = useTexts(membershipTexts)
  const from = given.outTradeNo ?? given.coupon ?? given.madeBy
  return (
    <>
      <Text strong>
        {t(`grant_${given.kind}`)} ·{' '}
        {given.months > 0 ? t('perMonths', { count: given.months }) : t('grantDays', { days: given.days })}
      </Text>
      <Text as="p" size="small" tone={given.revokedAt ? 'stale' : 'quiet'}>
        {given.revokedAt
          ? t('takenBackAt', { at: dateTime(given.revokedAt) })
          : t('grantSpan', { from: dateTime(given.from), until: dateTime(given.until) })}
      </Text>
      {from || given.reason ? (
        <Text as="p" size="small" tone="quiet">
          {[from, given.reason].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
    </>
  )
}

/** A member: where the membership stands, all that it is made of, and more of it by hand. */
export function MemberPanel({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTexts(membershipTexts)
  return (
    <SidePanel title={member.who} context={t(`vip_${member.standing}`)} onClose={onClose}>
      <Column gap={5}>
        <Facts
          items={[
            { label: t('uid'), value: member.uid },
            { label: t('memberSince'), value: dateTime(member.since) },
            { label: t('until'), value: member.until === null ? MISSING : dateTime(member.until) },
            ...(member.graceUntil ? [{ label: t('graceUntil'), value: dateTime(member.graceUntil) }] : []),
          ]}
        />
        <Text as="h3" strong>
          {t('grants')}
        </Text>
        <Facts
          items={member.grants.map((given) => ({
            key: String(given.grantId),
            label: dateTime(given.madeAt),
            value: <Grant given={given} />,
          }))}
        />
        <Text as="h3" strong>
          {t('gifts')}
        </Text>
        <Gifts
          key={member.uid}
          uid={member.uid}
          canWithdraw={member.grants.some(({ kind, revokedAt }) => kind === 'gift' && revokedAt === null)}
        />
      </Column>
    </SidePanel>
  )
}
