import type { OwnOrder } from '@pandora/contract/domains/membership/shapes'
import { dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Membership.module.css'
import { money } from './money.ts'
import { orderWord, stateColours } from './orderWords.ts'
import { membershipTexts } from './texts.ts'

/** Orders of the user, the latest first, those that were paid with their receipt. */
export function OwnOrders({ orders }: { orders: readonly OwnOrder[] }) {
  const t = useTexts(membershipTexts)
  const phone = usePhone()
  return (
    <section className={styles.card} aria-label={t('orders')}>
      <h2>{t('orders')}</h2>
      {orders.length === 0 ? (
        <Text as="p" tone="quiet">
          {t('noOrders')}
        </Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.wide}>
                {t('orderedAt')}
              </th>
              <th scope="col">{t('plan')}</th>
              <th scope="col" className={styles.wide}>
                {t('payWith')}
              </th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('orderState')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('receipt')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((one) => {
              const word = orderWord(one)
              return (
                <tr key={one.outTradeNo}>
                  <td className={styles.wide}>{dateTime(one.createdAt)}</td>
                  <td>
                    {phone ? (
                      <TwoLines first={t(`plan_${one.planId}`)} second={<>{dateTime(one.createdAt)}</>} />
                    ) : (
                      t(`plan_${one.planId}`)
                    )}
                  </td>
                  <td className={styles.wide}>
                    {t(`pay_${one.payType}`)}
                    {one.provider === 'local' ? ` · ${t('trialMark')}` : ''}
                  </td>
                  <td className={styles.figure}>{money(one.amount, one.currency)}</td>
                  <td>
                    <StateWord colour={stateColours[word]}>{t(`order_${word}`)}</StateWord>
                  </td>
                  <td className={styles.figure}>
                    {one.orderStatus === 'paid' || one.orderStatus === 'refunded' ? (
                      <ScreenLink to={`/index/payment-receipt/${one.outTradeNo}`}>{t('receipt')}</ScreenLink>
                    ) : null}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
