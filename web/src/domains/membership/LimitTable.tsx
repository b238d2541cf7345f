import type { PlanLimit } from '@pandora/contract/domains/membership/shapes'
import type { Tier } from '@pandora/contract/domains/membership/terms'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Membership.module.css'
import { membershipTexts } from './texts.ts'

/** What each tier may have some of; the user's own is marked. */
export function LimitTable({ limits, tier }: { limits: readonly PlanLimit[]; tier: Tier }) {
  const t = useTexts(membershipTexts)
  const shown = (most: number | null) => (most === null ? t('unlimited') : String(most))
  const head = (one: Tier) => (
    <th scope="col">
      <Text {...(one === tier ? { tone: 'accent' as const } : {})}>
        {t(`tier_${one}`)}
        {one === tier ? ` · ${t('yours')}` : ''}
      </Text>
    </th>
  )
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('limits')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('limits')}</th>
          {head('free')}
          {head('premium')}
        </tr>
      </thead>
      <tbody>
        {limits.map(({ what, free, premium }) => (
          <tr key={what}>
            <th scope="row">{t(`what_${what}`)}</th>
            <td className={styles.figure}>{shown(free)}</td>
            <td className={styles.figure}>{shown(premium)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
