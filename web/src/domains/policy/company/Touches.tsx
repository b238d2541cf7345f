import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { writtenIn } from '../../../ui/language/writtenIn.ts'
import { revenueShareTold } from '../words.ts'
import styles from './Policy.module.css'
import { companyPolicyTexts } from './texts.ts'
import type { PolicyItem } from './types.ts'

/**
 * Every way in which a policy touches a company, the nearest first: what is named, its share of revenue, the words of
 * the text.
 */
export function Touches({ policy: { title, touches } }: { policy: Pick<PolicyItem, 'title' | 'touches'> }) {
  const t = useTexts(companyPolicyTexts)
  const language = useLanguage()
  if (!touches.length) return null
  return (
    <ul className={styles.touches} aria-label={t('touches')}>
      {touches.map((one) => {
        const name = named(one.nameZh, one.nameEn, language, one.id)
        return (
          <li key={`${one.kind} ${one.id}`}>
            <b data-kind={one.kind}>{t(`touch_${one.kind}`)}</b>
            {one.kind === 'industry' ? (
              <ScreenLink to={`/index/industries/${encodeURIComponent(one.id)}`}>{name}</ScreenLink>
            ) : (
              <span className={styles.name} lang={writtenIn(name)}>
                {name}
              </span>
            )}
            {one.revenueShare === null ? (
              <small>{one.absence ? t(`absence_${one.absence}`) : ''}</small>
            ) : (
              <small title={one.periodEnd ? t('ofRevenueOn', { period: one.periodEnd }) : undefined}>
                <span className={styles.track} aria-hidden="true">
                  <i style={{ width: `${Math.max(0, Math.min(100, one.revenueShare))}%` }} />
                </span>
                {t('ofRevenue', { share: revenueShareTold(one.revenueShare) })}
              </small>
            )}
            {one.quote && one.quote !== title ? <q lang={writtenIn(one.quote)}>{one.quote}</q> : null}
          </li>
        )
      })}
    </ul>
  )
}
