import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { money } from './money.ts'
import { keepCouponStatus, ofUser, usePaymentStatus } from './paymentStatus.ts'
import { membershipTexts } from './texts.ts'
import { useRefreshVip } from './useRefreshVip.ts'

interface Props {
  /** A discount that may be used; null once it may not. */
  onValid: (coupon: { code: string; prices: Readonly<Record<string, number>> } | null) => void
}

/** Where a coupon is typed in: checked by the server, a discount is then in the prices, a free period is taken at once. */
export function CouponField({ onValid }: Props) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const uid = useRoot((root) => root.user.info?.uid ?? 0)
  const status = usePaymentStatus(({ byUid }) => ofUser(byUid, uid).couponStatus)
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const [days, setDays] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const redeem = useAction(membership.redeemCoupon)
  const refresh = useRefreshVip()
  const forget = () => {
    setSaid(null)
    setDays(null)
    keepCouponStatus(uid, null)
    onValid(null)
  }
  const check = async () => {
    setBusy(true)
    try {
      const { couponStatus, kind, value, prices } = await call(membership.checkCoupon, { coupon: code.trim() })
      keepCouponStatus(uid, couponStatus)
      const isFree = couponStatus === 'valid' && kind === 'days'
      setDays(isFree ? value : null)
      if (couponStatus === 'valid' && kind !== 'days')
        onValid({ code: code.trim(), prices: Object.fromEntries(prices.map((one) => [one.planId, one.amount])) })
      else onValid(null)
      setSaid(
        couponStatus !== 'valid'
          ? t(`coupon_${couponStatus}`)
          : kind === 'days'
            ? t('couponDays', { days: value ?? 0 })
            : kind === 'percent'
              ? t('couponPercent', { percent: value ?? 0 })
              : t('couponAmount', { amount: money(value ?? 0, 'CNY') }),
      )
    } catch (failure) {
      forget()
      setSaid(failureText(failure, language))
    } finally {
      setBusy(false)
    }
  }
  const take = () =>
    redeem.mutate(
      { coupon: code.trim() },
      {
        onSuccess: () => {
          notify('success', t('redeemed', { days: days ?? 0 }))
          setCode('')
          forget()
          refresh()
        },
        onError: (failure) => notify('error', failureText(failure, language)),
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <TextField
        label={t('coupon')}
        value={code}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => {
          setCode(event.target.value)
          forget()
        }}
        beside={
          <Button type="submit" disabled={code.trim() === ''} busy={busy}>
            {t('checkCoupon')}
          </Button>
        }
      />
      {said === null ? null : (
        <Row gap={5} wrap role="status">
          <Text as="p" size="small" tone={status === 'valid' ? 'ok' : 'error'}>
            {said}
          </Text>
          {days === null ? null : (
            <Button size="small" kind="primary" busy={redeem.isPending} onClick={take}>
              {t('redeem')}
            </Button>
          )}
        </Row>
      )}
    </form>
  )
}
