import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { SELLER_MAX } from '@pandora/contract/domains/membership/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Membership.module.css'
import { minorOf } from '../money.ts'
import { membershipTexts } from '../texts.ts'
import { Providers } from './Providers.tsx'

type SetupData = OutputOf<typeof membership.setup>

const yuan = (amount: number) => (amount / 100).toFixed(2)
const typed = (most: number | null) => (most === null ? '' : String(most))
/** A limit as it is typed: nothing is none. Undefined where it is no number. */
function limitOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined
}

function SetupForm({ data }: { data: SetupData }) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const save = useAction(membership.saveSetup, { invalidates: [membership.setup, membership.plans] })
  const [graceDays, setGraceDays] = useState(String(data.graceDays))
  const [qrMinutes, setQrMinutes] = useState(String(data.qrMinutes))
  const [seller, setSeller] = useState(data.seller)
  const [plans, setPlans] = useState(data.plans.map((one) => ({ ...one, typed: yuan(one.price) })))
  const [limits, setLimits] = useState(
    data.limits.map(({ what, free, premium }) => ({ what, free: typed(free), premium: typed(premium) })),
  )
  const send = (input: Parameters<typeof save.mutate>[0], done: string) =>
    save.mutate(input, {
      onSuccess: () => notify('success', done),
      onError: (failure) => notify('error', failureText(failure, language)),
    })
  const prices = plans.map((one) => minorOf(one.typed))
  const read = limits.map(({ what, free, premium }) => ({ what, free: limitOf(free), premium: limitOf(premium) }))
  const isWhole =
    prices.every((one) => one !== null && one > 0) &&
    read.every(({ free, premium }) => free !== undefined && premium !== undefined) &&
    /^\d{1,2}$/.test(graceDays) &&
    /^\d{1,3}$/.test(qrMinutes)
  const submit = () =>
    send(
      {
        graceDays: Number(graceDays),
        qrMinutes: Number(qrMinutes),
        seller: seller.trim(),
        plans: plans.map(({ planId, offered }, at) => ({ planId, offered, price: prices[at] ?? 1 })),
        limits: read.map(({ what, free, premium }) => ({ what, free: free ?? null, premium: premium ?? null })),
      },
      t('setupSaved'),
    )
  return (
    <>
      <section className={styles.panel}>
        <Row gap={5} wrap>
          <StateWord colour={data.enabled ? 'ok' : 'none'}>{t(data.enabled ? 'plansOn' : 'plansOffShort')}</StateWord>
          <Text size="small" tone="quiet">
            {t('members', { count: data.members })}
          </Text>
          <Button
            kind={data.enabled ? 'default' : 'primary'}
            busy={save.isPending}
            onClick={() => send({ enabled: !data.enabled }, t(data.enabled ? 'turnedOff' : 'turnedOn'))}
          >
            {t(data.enabled ? 'turnOff' : 'turnOn')}
          </Button>
        </Row>
        <Text as="p" size="small" tone="quiet">
          {t('offMeans')}
        </Text>
      </section>
      <Providers data={data} />
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Text as="h3" strong>
          {t('pricesAndTimes')}
        </Text>
        <div className={styles.plans}>
          {plans.map((one, at) => (
            <div key={one.planId} className={styles.plan}>
              <TextField
                label={t('priceOf', { plan: t(`plan_${one.planId}`) })}
                value={one.typed}
                inputMode="decimal"
                error={prices[at] === null ? t('noPrice') : undefined}
                onChange={(event) =>
                  setPlans(plans.map((had, n) => (n === at ? { ...had, typed: event.target.value } : had)))
                }
              />
              <Row as="label" className={styles.check}>
                <input
                  type="checkbox"
                  checked={one.offered}
                  onChange={(event) =>
                    setPlans(plans.map((had, n) => (n === at ? { ...had, offered: event.target.checked } : had)))
                  }
                />
                {t('offered')}
              </Row>
            </div>
          ))}
          <TextField
            label={t('graceDays')}
            value={graceDays}
            inputMode="numeric"
            maxLength={2}
            onChange={(event) => setGraceDays(event.target.value)}
          />
          <TextField
            label={t('qrMinutes')}
            value={qrMinutes}
            inputMode="numeric"
            maxLength={3}
            onChange={(event) => setQrMinutes(event.target.value)}
          />
          <TextField
            label={t('sellerName')}
            value={seller}
            maxLength={SELLER_MAX}
            onChange={(event) => setSeller(event.target.value)}
          />
        </div>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('limits')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('limits')}</th>
              <th scope="col">{t('tier_free')}</th>
              <th scope="col">{t('tier_premium')}</th>
            </tr>
          </thead>
          <tbody>
            {limits.map((one, at) => (
              <tr key={one.what}>
                <th scope="row">{t(`what_${one.what}`)}</th>
                {(['free', 'premium'] as const).map((tier) => (
                  <td key={tier}>
                    <input
                      className={styles.number}
                      aria-label={`${t(`what_${one.what}`)}, ${t(`tier_${tier}`)}`}
                      inputMode="numeric"
                      maxLength={5}
                      placeholder={t('unlimited')}
                      value={one[tier]}
                      onChange={(event) =>
                        setLimits(limits.map((had, n) => (n === at ? { ...had, [tier]: event.target.value } : had)))
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Text as="p" size="small" tone="quiet">
          {t('limitsNote')}
        </Text>
        <div>
          <Button type="submit" kind="primary" disabled={!isWhole} busy={save.isPending}>
            {t('saveSetup')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Plans, what they unlock, and whether payment is set up. */
export function Setup() {
  const query = useOperation(membership.setup, {}, { staleTime: 0 })
  return (
    <div className={styles.setup}>
      <Answer query={query}>{(data) => <SetupForm data={data} />}</Answer>
    </div>
  )
}
