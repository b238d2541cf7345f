import { lazy, Suspense, useEffect, useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import type { PayProvider, PayType, PlanId } from '@pandora/contract/domains/membership/terms'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/useNow.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Membership.module.css'
import { money } from './money.ts'
import { isWaiting, keepStatus, ofUser, usePaymentStatus } from './paymentStatus.ts'
import { membershipTexts } from './texts.ts'

const QrCode = lazy(() => import('./QrCode.tsx'))
/** ms between two polls of an order (MEM-06). */
const POLL_MS = 3000

type Qr = OutputOf<typeof membership.getPayQr>
interface Props {
  planId: PlanId
  coupon: string | undefined
  payTypes: readonly { payType: PayType; provider: PayProvider | null }[]
  onPaid: () => void
  onClose: () => void
}

/**
 * Polls the orders of a purchase while they wait and the dialog is open, the one whose code is not shown too: it may have
 * been scanned before. What is found is kept under the user.
 */
function useStatus(codes: readonly Qr[], onPaid: () => void) {
  const uid = useRoot((root) => root.user.info?.uid ?? 0)
  const payments = usePaymentStatus(({ byUid }) => ofUser(byUid, uid).payments)
  const isPaid = codes.some(({ outTradeNo }) => payments[outTradeNo]?.orderStatus === 'paid')
  const polled = isPaid
    ? ''
    : codes
        .map(({ outTradeNo }) => outTradeNo)
        .filter((no) => isWaiting(payments[no]))
        .join(' ')
  useEffect(() => {
    if (polled === '') return undefined
    const poll = async (no: string): Promise<void> => {
      try {
        const found = await call(membership.checkPaymentStatus, { outTradeNo: no })
        keepStatus(uid, no, found)
        if (found.orderStatus === 'paid') onPaid()
      } catch {
        // The next poll asks again.
      }
    }
    const timer = setInterval(() => {
      for (const no of polled.split(' ')) void poll(no)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [polled, uid, onPaid])
  return { uid, payments, isPaid }
}

function Countdown({ until }: { until: string }) {
  const t = useTexts(membershipTexts)
  const left = Math.max(0, Math.floor((Date.parse(until) - useNow(1000)) / 1000))
  return (
    <Text size="small" tone="quiet" className={styles.figure}>
      {t('expiresIn', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
    </Text>
  )
}

/** Pays a plan: a QR code of either pay type, asked for when it is chosen, and what becomes of it. */
export function PayDialog({ planId, coupon, payTypes, onPaid, onClose }: Props) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const phone = usePhone()
  const offered = payTypes.find(({ provider }) => provider !== null)
  const [payType, setPayType] = useState<PayType>(offered?.payType ?? 'wechat')
  const [codes, setCodes] = useState<Readonly<Partial<Record<PayType, Qr>>>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const ask = useAction(membership.getPayQr)
  const payLocally = useAction(membership.payLocally)
  const qr = codes[payType] ?? null
  const { uid, payments, isPaid } = useStatus(Object.values(codes), onPaid)
  const status = qr ? payments[qr.outTradeNo] : undefined
  const { mutate } = ask
  useEffect(() => {
    if (qr !== null || isPaid) return
    mutate(
      { payType, planId, ...(coupon === undefined ? {} : { coupon }) },
      {
        onSuccess: ({ data }) => {
          setFailed(null)
          setCodes((had) => ({ ...had, [payType]: data }))
        },
        onError: (failure) => setFailed(failureText(failure, language)),
      },
    )
    // Asked once a pay type, and again when the user wants a new code.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [payType, turn])
  const isOver = qr !== null && !isWaiting(status) && !isPaid
  const again = () => {
    setFailed(null)
    setCodes({})
    setTurn(turn + 1)
  }
  return (
    <Dialog
      title={t('payTitle', { plan: t(`plan_${planId}`) })}
      onClose={onClose}
      footer={
        <Button kind={isPaid ? 'primary' : 'default'} onClick={onClose}>
          {t(isPaid ? 'done' : 'close')}
        </Button>
      }
    >
      <div className={styles.pay}>
        <SegmentedControl
          label={t('payWith')}
          value={payType}
          onChange={(one) => {
            setFailed(null)
            setPayType(one)
          }}
          options={payTypes.map((one) => ({
            value: one.payType,
            text: t(`pay_${one.payType}`),
            disabledBecause: one.provider === null ? t('payNotSetUp') : undefined,
          }))}
        />
        {failed ? (
          <>
            <Text as="p" tone="error" role="alert">
              {failed}
            </Text>
            <Button onClick={again}>{t('tryAgain')}</Button>
          </>
        ) : isPaid ? (
          <StateWord colour="ok">{t('paidNow')}</StateWord>
        ) : qr === null ? (
          <Skeleton count={6} />
        ) : status?.orderStatus === 'doubt' ? (
          <Text as="p" tone="error" role="alert">
            {t('paidInDoubt')}
          </Text>
        ) : isOver ? (
          <>
            <StateWord colour="stale">{t(status?.expired ? 'codeExpired' : 'codeOver')}</StateWord>
            <Button onClick={again}>{t('newCode')}</Button>
          </>
        ) : (
          <>
            <Text size="title" strong className={styles.figure}>
              {money(qr.amount, qr.currency)}
            </Text>
            <Suspense
              fallback={
                <div className={styles.qr}>
                  <Skeleton shape="block" />
                </div>
              }
            >
              <QrCode text={qr.qrData} label={t('qrLabel', { pay: t(`pay_${payType}`) })} />
            </Suspense>
            <Text as="p" size="small" tone="plain">
              {qr.provider === 'local' ? t('trial') : t(phone ? 'scanPhone' : 'scan', { pay: t(`pay_${payType}`) })}
            </Text>
            {qr.provider === 'local' ? (
              <Button
                kind="primary"
                busy={payLocally.isPending}
                onClick={() =>
                  payLocally.mutate(
                    { outTradeNo: qr.outTradeNo },
                    {
                      onSuccess: ({ data }) => {
                        keepStatus(uid, qr.outTradeNo, data)
                        onPaid()
                      },
                      onError: (failure) => setFailed(failureText(failure, language)),
                    },
                  )
                }
              >
                {t('payTrial')}
              </Button>
            ) : null}
            <Countdown until={qr.expiresAt} />
          </>
        )}
      </div>
    </Dialog>
  )
}
