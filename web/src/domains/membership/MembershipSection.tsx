import { Crown } from 'lucide-react'
import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import type { PlanId } from '@pandora/contract/domains/membership/terms'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime } from '../../lib/formats.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { CouponField } from './CouponField.tsx'
import { LimitTable } from './LimitTable.tsx'
import styles from './Membership.module.css'
import { money } from './money.ts'
import { OwnOrders } from './OwnOrders.tsx'
import { PayDialog } from './PayDialog.tsx'
import { membershipTexts } from './texts.ts'
import { useRefreshVip } from './useRefreshVip.ts'

type Vip = OutputOf<typeof membership.getVip>
type Plans = OutputOf<typeof membership.plans>

function State({ vip, plans }: { vip: Vip; plans: Plans }) {
  const t = useTexts(membershipTexts)
  const word = vip.premiumMembership ? 'member' : vip.graceUntil ? 'grace' : vip.oldVip ? 'former' : 'free'
  const colours = { member: 'ok', grace: 'stale', former: 'none', free: 'none' } as const
  return (
    <section className={styles.card} aria-label={t('state')}>
      <h2>{t('state')}</h2>
      <Facts
        items={[
          { label: t('currentPlan'), value: <StateWord colour={colours[word]}>{t(`vip_${word}`)}</StateWord> },
          { label: t('until'), value: dateTime(vip.premiumMembershipEndTime) },
          ...(vip.graceUntil ? [{ label: t('graceUntil'), value: dateTime(vip.graceUntil) }] : []),
        ]}
      />
      {plans.enabled ? null : (
        <Text as="p" tone="quiet">
          {t('plansOff')}
        </Text>
      )}
    </section>
  )
}

/** Settings, membership and payment (MEM-02): state, plans, coupon, orders. */
export default function MembershipSection() {
  const t = useTexts(membershipTexts)
  const vip = useOperation(membership.getVip, {}, { staleTime: 0 })
  const plans = useOperation(membership.plans, {}, { staleTime: 0 })
  const [paying, setPaying] = useState<PlanId | null>(null)
  const [coupon, setCoupon] = useState<{ code: string; prices: Readonly<Record<string, number>> } | null>(null)
  const refresh = useRefreshVip()
  useLive('membership', refresh)
  return (
    <Answer query={plans}>
      {(sold) => (
        <Answer query={vip}>
          {(own) => (
            <>
              <State vip={own} plans={sold} />
              {sold.enabled ? (
                <section className={styles.card} aria-label={t('plans')}>
                  <h2>{t('plans')}</h2>
                  <Column gap={6}>
                    <div className={styles.plans}>
                      {sold.plans.map((plan) => {
                        const price = coupon?.prices[plan.planId] ?? plan.price
                        return (
                          <article key={plan.planId} className={styles.plan}>
                            <Row gap={3}>
                              <Crown size={16} aria-hidden="true" />
                              <Text strong>{t(`plan_${plan.planId}`)}</Text>
                            </Row>
                            <Text size="title" strong>
                              {money(price, plan.currency)}
                            </Text>
                            <Text size="small" tone="quiet">
                              {price === plan.price
                                ? t('perMonths', { count: plan.months })
                                : t('insteadOf', { price: money(plan.price, plan.currency) })}
                            </Text>
                            <Button kind="primary" onClick={() => setPaying(plan.planId)}>
                              {t(own.premiumMembership ? 'renew' : 'buy')}
                            </Button>
                          </article>
                        )
                      })}
                    </div>
                    {sold.payTypes.every(({ provider }) => provider === null) ? (
                      <Text as="p" tone="stale">
                        {t('notSetUp')}
                      </Text>
                    ) : null}
                    <CouponField onValid={setCoupon} />
                    <LimitTable limits={sold.limits} tier={sold.tier} />
                    <Text as="p" size="small" tone="quiet">
                      {t('neverLocked', { days: sold.graceDays })}
                    </Text>
                  </Column>
                </section>
              ) : null}
              <OwnOrders orders={own.orderList} />
              {paying ? (
                <PayDialog
                  planId={paying}
                  coupon={coupon?.code}
                  payTypes={sold.payTypes}
                  onPaid={refresh}
                  onClose={() => setPaying(null)}
                />
              ) : null}
            </>
          )}
        </Answer>
      )}
    </Answer>
  )
}
