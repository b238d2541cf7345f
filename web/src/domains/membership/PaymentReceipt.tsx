import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { membership } from '@pandora/contract/domains/membership/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, MISSING, stretch } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { BackLink } from '../../ui/kit/BackLink.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Membership.module.css'
import { money } from './money.ts'
import { membershipTexts } from './texts.ts'

/** `/index/payment-receipt/:outTradeNo`: what was paid and what for, to be printed. */
export default function PaymentReceipt() {
  const t = useTexts(membershipTexts)
  const { outTradeNo = '' } = useParams()
  const query = useOperation(membership.receipt, { outTradeNo })
  return (
    <Screen
      title={t('receiptTitle')}
      layout="flow"
      actions={
        <Button
          className={styles.noPrint ?? ''}
          icon={<Printer size={16} aria-hidden="true" />}
          onClick={() => globalThis.print()}
        >
          {t('print')}
        </Button>
      }
    >
      <div className={styles.noPrint}>
        <BackLink to="/index/settings/membership" text={t('title')} />
      </div>
      <Answer query={query}>
        {(one) => (
          <article className={styles.receipt}>
            <Text as="h2" size="lead">
              {t('receiptTitle')}
            </Text>
            {one.provider === 'local' ? (
              <Text as="p" tone="stale">
                {t('trialReceipt')}
              </Text>
            ) : null}
            <Facts
              items={[
                { label: t('outTradeNo'), value: one.outTradeNo },
                { label: t('providerTradeNo'), value: one.providerTradeNo ?? MISSING },
                { label: t('seller'), value: one.seller || MISSING },
                { label: t('account'), value: one.account || MISSING },
                { label: t('plan'), value: t(`plan_${one.planId}`) },
                { label: t('listPrice'), value: money(one.listPrice, one.currency) },
                {
                  label: t('discount'),
                  value:
                    one.listPrice === one.amount
                      ? MISSING
                      : `${money(one.amount - one.listPrice, one.currency)}${one.coupon ? ` (${one.coupon})` : ''}`,
                },
                { label: t('amount'), value: <Text strong>{money(one.amount, one.currency)}</Text> },
                {
                  label: t('payWith'),
                  value: `${t(`pay_${one.payType}`)}${one.provider === 'local' ? ` · ${t('trialMark')}` : ''}`,
                },
                { label: t('paidAt'), value: dateTime(one.paidAt) },
                {
                  label: t('span'),
                  value: one.from ? stretch(dateTime(one.from), dateTime(one.until), ' – ') : MISSING,
                },
                ...(one.refundedAt
                  ? [
                      { label: t('refunded'), value: <Text strong>{money(one.refunded, one.currency)}</Text> },
                      { label: t('refundedAt'), value: dateTime(one.refundedAt) },
                    ]
                  : []),
              ]}
            />
            <Text as="p" size="small" tone="quiet">
              {t('receiptNote')}
            </Text>
          </article>
        )}
      </Answer>
    </Screen>
  )
}
